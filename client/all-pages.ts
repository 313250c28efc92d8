/** Reads a list that comes in pages. */

type PageQuery = { before?: string };

/** All items of a list that comes in pages, the latest first; each page is oldest first, and so is the result. */
export async function allPages<Item extends { id: string }>(
  readPage: (query: PageQuery) => Promise<readonly Item[]>,
): Promise<Item[]> {
  let items: readonly Item[] = [];
  for (;;) {
    const first = items[0];
    const page = await readPage(first ? { before: first.id } : {});
    if (page.length === 0) return [...items];
    items = [...page, ...items];
  }
}

/** All items of a list whose pages have `perPage` items, each after the last one of the page before. */
export async function allAfter<Item>(
  readPage: (last: Item | undefined) => Promise<readonly Item[]>,
  perPage: number,
): Promise<Item[]> {
  const items: Item[] = [];
  for (;;) {
    const page = await readPage(items.at(-1));
    items.push(...page);
    if (page.length < perPage) return items;
  }
}
