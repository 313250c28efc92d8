/**
 * A store whose items come out opened, and are kept sealed where their words have to be. Items without sealed words pass at
 * once; the others are the matter of sealed-store.ts, whose code only they load.
 */

import { loadWords } from "../sealed/words-code.ts";
import type { Item } from "./item.ts";
import type { ItemStore } from "./item-store.ts";
import type { WordsGate } from "./words-gate.ts";

export function gatedStore(kept: ItemStore, gate: WordsGate): ItemStore {
  let sealed: ItemStore | null = null;
  let loading: Promise<ItemStore> | null = null;
  const store = () => {
    loading ??= loadWords().then(
      ({ SealedStore }) => {
        sealed = new SealedStore(kept, gate);
        return sealed;
      },
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  };
  return {
    async all() {
      const items = await (sealed ?? kept).all();
      if (sealed || !items.some(gate.concerns)) return items;
      // Sealed words are shown as locked until the code is there.
      return store().then(
        (opened) => opened.all(),
        () => items,
      );
    },
    // The next item waits too while one waits for the code: they keep their order.
    add: async (item) => (loading || gate.concerns(item) ? await store() : kept).add(item),
    async update(id, change, place) {
      if (loading) return (await loading).update(id, change, place);
      let isConcerned = false;
      const changeAtOnce = (item: Item) => {
        isConcerned = gate.concerns(item);
        if (isConcerned) return item;
        const next = change(item);
        isConcerned = next !== null && gate.concerns(next);
        // A transaction of the browser does not wait for anything to be sealed.
        return isConcerned ? item : next;
      };
      const isThere = await kept.update(id, changeAtOnce, place);
      return isThere && isConcerned ? (await store()).update(id, change, place) : isThere;
    },
    isKept: (id) => (sealed ?? kept).isKept(id),
    get hasFailed() {
      return kept.hasFailed === true;
    },
  };
}
