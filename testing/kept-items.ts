import type { Item } from "../client/outbox/item.ts";
import type { ItemStore } from "../client/outbox/item-store.ts";

/** What a browser keeps while its pages come and go. */
export class KeptItems implements ItemStore {
  items: readonly Item[] = [];
  all = async () => this.items;
  add = async (item: Item) => {
    this.items = [...this.items, item];
    return true;
  };
  update = async (id: string, change: (item: Item) => Item | null, place?: "last") => {
    const item = this.items.find((each) => each.id === id);
    const next = item ? [change(item) ?? []].flat() : [];
    this.items =
      place && next[0] !== item
        ? [...this.items.filter((each) => each.id !== id), ...next]
        : this.items.flatMap((each) => (each.id === id ? next : each));
    return item !== undefined;
  };
  isKept = () => true;
}
