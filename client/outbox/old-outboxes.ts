/** The outboxes of earlier versions of the client: lists in localStorage, one for each user and kind. */

import * as z from "zod/mini";
import { type Item, itemSchema } from "./item.ts";
import type { ItemStore } from "./item-store.ts";

const prefix = "mood-universe.outbox.";
const oldItemSchema = z.object({ key: z.string(), at: z.string(), body: z.unknown() });

type OldStorage = Pick<Storage, "getItem" | "removeItem" | "key" | "length">;

/** Moves their items, in order, unless the store has only its memory. Never rejects. */
export async function takeOverOldOutboxes(store: ItemStore, storage: () => OldStorage = () => localStorage) {
  try {
    for (const key of keysOf(storage())) {
      const kept = await Promise.all(itemsOf(key, storage().getItem(key)).map(store.add, store));
      if (kept.every(Boolean)) storage().removeItem(key);
    }
  } catch {
    // The storage is forbidden: an earlier version had kept nothing in it.
  }
}

const keysOf = (storage: OldStorage) =>
  Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? "").filter((key) =>
    key.startsWith(prefix),
  );

/** Ignores what is not a valid item. The key is the prefix, the kind, a dot and the user's id. */
function itemsOf(key: string, text: string | null): Item[] {
  const [kind = "", ...userId] = key.slice(prefix.length).split(".");
  const list: unknown = parseJson(text ?? "[]");
  if (!Array.isArray(list)) return [];
  return list.flatMap((old) => {
    const { key: id, at: createdAt, body } = oldItemSchema.safeParse(old).data ?? {};
    const item = { id, userId: userId.join("."), kind, body, createdAt, refusal: null };
    return itemSchema.safeParse(item).data ?? [];
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
