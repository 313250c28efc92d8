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
    yield "[";
    let before = "";
    for await (const page of pages) {
      if (page.length === 0) continue;
      yield before + page.map((item) => toJson(toSent(item))).join(",");
      before = ",";
    }
    yield "]";
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

/**
 * Makes the object of the slices of `objectInSlices` again, `parse` by `parse`: a long one is never there as a whole text
 * beside what is read of it.
 */
export class ObjectOfSlices {
  readonly #parse: (json: string) => unknown;
  readonly #object: Record<string, unknown> = {};
  #name: string | null = null;
  #list: unknown[] | null = null;

  constructor(parse: (json: string) => unknown) {
    this.#parse = parse;
  }

  /** The caller gives each slice, in their order. */
  take(slice: string) {
    if (this.#list) this.#takeOfList(this.#list, slice);
    else if (this.#name !== null) this.#takeValue(this.#name, slice);
    else if (slice !== "}") this.#name = JSON.parse(slice.slice(1, -1));
  }

  /** What all slices say. */
  get object(): unknown {
    return this.#object;
  }

  #takeValue(name: string, slice: string) {
    if (slice === "[") this.#list = [];
    this.#object[name] = this.#list ?? this.#parse(slice);
    this.#name = null;
  }

  #takeOfList(list: unknown[], slice: string) {
    if (slice === "]") this.#list = null;
    else for (const item of this.#parse(`[${slice.replace(/^,/, "")}]`) as unknown[]) list.push(item);
  }
}
