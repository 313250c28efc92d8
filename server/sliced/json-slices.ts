/**
 * JSON in slices: of a list that is read page by page, and of an object with such lists. Who gets it decides how each part of
 * it is serialized.
 */

export type Slices = AsyncIterable<string>;

export type ToJson = (value: unknown) => string;
export type SlicedJson = (toJson: ToJson) => Slices;

/** An array of the items of all pages, each as `toSent` makes it. */
export const listInSlices = <Item>(
  pages: AsyncIterable<readonly Item[]>,
  toSent: (item: Item) => unknown,
): SlicedJson =>
  async function* (toJson) {
    let before = "[";
    for await (const page of pages) {
      if (page.length === 0) continue;
      yield before + page.map((item) => toJson(toSent(item))).join(",");
      before = ",";
    }
    yield before === "[" ? "[]" : "]";
  };

const isSliced = (value: unknown): value is SlicedJson => typeof value === "function";

/** An object. Its values are slices, or are serialized. */
export const objectInSlices = (object: Readonly<Record<string, unknown>>): SlicedJson =>
  async function* (toJson) {
    let before = "{";
    for (const [name, value] of Object.entries(object)) {
      yield `${before}${JSON.stringify(name)}:`;
      if (isSliced(value)) yield* value(toJson);
      else yield toJson(value);
      before = ",";
    }
    yield "}";
  };
