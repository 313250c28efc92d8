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
