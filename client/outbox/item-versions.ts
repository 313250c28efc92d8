/** What becomes of one version of an item. Another tab may have changed or removed the item meanwhile: then nothing. */

import type { CallError } from "../call-errors.ts";
import { type Item, isSameVersion } from "./item.ts";
import type { ItemStore } from "./item-store.ts";

/** The store, or the items in view, which change with it. */
type Changeable = Pick<ItemStore, "update">;

/**
 * Marks an item before its call, because the page can be closed during that, and also where another tab has changed
 * the item since it was read: the version that is sent comes first.
 */
export async function markSent(items: Changeable, item: Item): Promise<Item> {
  const firstSent = item.body;
  await items.update(item.id, (stored) =>
    stored.kind === item.kind && stored.firstSent === undefined ? { ...stored, firstSent } : stored,
  );
  return { ...item, firstSent };
}

/** Resolves to whether there was this version. */
export const removeVersion = (items: Changeable, item: Item): Promise<boolean> =>
  updateVersion(items, item, () => null);

/** Keeps the server's refusal with the item, as what it `becomes`. Resolves to whether there was this version. */
export const refuseVersion = (
  items: Changeable,
  item: Item,
  { status, refusal }: CallError,
  becomes: Pick<Item, "kind" | "body"> | null = null,
) =>
  updateVersion(items, item, ({ firstSent, ...stored }) => ({
    ...stored,
    // The first attempt was of a body of its own kind.
    ...(becomes ?? (firstSent !== undefined && { firstSent })),
    refusal: { status, sentence: refusal.error, extra: refusal.extra },
  }));

export const isCurrent = async (store: ItemStore, item: Item): Promise<boolean> =>
  (await store.all()).some((stored) => isSameVersion(stored, item));

async function updateVersion(items: Changeable, item: Item, change: (stored: Item) => Item | null) {
  let isThere = false;
  await items.update(item.id, (stored) => {
    isThere = isSameVersion(stored, item);
    return isThere ? change(stored) : stored;
  });
  return isThere;
}
