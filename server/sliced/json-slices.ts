/** JSON in slices: of a list that is read page by page, and of an object with such lists. */

export type Slices = AsyncIterable<string>;

/** An array of the items of all pages, each as `toSent` makes it. */
export async function* listInSlices<Item>(
  pages: AsyncIterable<readonly Item[]>,
  toSent: (item: Item) => unknown,
): Slices {
  let before = "[";
  for await (const page of pages) {
    if (page.length === 0) continue;
    yield before + page.map((item) => JSON.stringify(toSent(item))).join(",");
    before = ",";
  }
  yield before === "[" ? "[]" : "]";
}

const isSliced = (value: unknown): value is Slices =>
  typeof value === "object" && value !== null && Symbol.asyncIterator in value;

/** An object. Its values are slices, or are serialized. */
export async function* objectInSlices(object: Readonly<Record<string, unknown>>): Slices {
  let before = "{";
  for (const [name, value] of Object.entries(object)) {
    yield `${before}${JSON.stringify(name)}:`;
    if (isSliced(value)) yield* value;
    else yield JSON.stringify(value);
    before = ",";
  }
  yield "}";
}
