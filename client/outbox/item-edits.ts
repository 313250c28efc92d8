/**
 * Changes items that wait: not while this tab delivers one of them, nor with Web Locks another tab. Without them, a
 * change becomes a later version, of which that delivery knows nothing.
 */

import { changed, type Item, newItem } from "./item.ts";
import type { ItemsInView } from "./items-in-view.ts";
import type { KindMap, OutboxOptions } from "./outbox-types.ts";

export class ItemEdits {
  readonly #options: OutboxOptions<KindMap>;
  readonly #items: ItemsInView;
  /**
   * The replacement of each item that has begun last and is not yet stored, by the item's id. Resolves to the item that
   * arrived before it could be replaced.
   */
  readonly #replacements = new Map<string, Promise<Item | null>>();

  constructor(options: OutboxOptions<KindMap>, items: ItemsInView) {
    this.#options = options;
    this.#items = items;
  }

  /** Resolves to false when the item was delivered before. */
  async edit(id: string, change: (item: Item) => Item | null, place?: "last"): Promise<boolean> {
    let isThere = false;
    await this.alone(async () => {
      isThere = await this.#items.update(id, change, place);
    });
    return isThere;
  }

  alone(change: () => Promise<void>): Promise<void> {
    return this.#options.alone(async () => {
      await this.#items.read();
      await change();
      this.changed();
    });
  }

  /**
   * Puts `item` in the place of the one with its id, if there is one, and adds it by `add` if there is none by then. It is
   * shown at once, although the other one may be on its way. Replacements of one item take place in their order:
   * otherwise an earlier one that waits for the delivery could take the place of a later one.
   */
  async replaceOrAdd<New extends Pick<Item, "id" | "userId" | "body">, T>(
    kind: string,
    item: New,
    add: (item: New) => Promise<T>,
    successor?: string | null,
  ): Promise<T> {
    const { id } = item;
    const after = (earlier: Item | null): New => ({
      ...item,
      body: this.#bodyAfter(earlier, kind, item.body),
    });
    const before = this.#replacements.get(id);
    let shown = this.#items.findShown(id);
    if (!before && !this.#items.find(id)) return add(after(shown));
    const endShowing = this.#items.beginReplacing(newItem(kind, item));
    const replaced = Promise.resolve(before ?? null).then(async (arrived) => {
      shown = this.#items.findShown(id) ?? shown;
      return (await this.#replace(kind, after(arrived), successor)) ? arrived : shown;
    });
    this.#replacements.set(id, replaced);
    const arrived = await replaced;
    // From here on, the next replacement finds this item.
    const added = add(after(arrived));
    if (this.#replacements.get(id) === replaced) this.#replacements.delete(id);
    endShowing();
    return added;
  }

  /** What an item says if `earlier` has arrived, which it was to replace. */
  #bodyAfter(earlier: Item | null, kind: string, body: unknown): unknown {
    const { bodyAfter } = this.#options.kinds[kind] ?? {};
    return bodyAfter && earlier?.kind === kind ? bodyAfter(body, earlier.body) : body;
  }

  /**
   * Puts what another item says in the place of the item with its id, and sends it after all others. With a `successor`,
   * these refer to that one, or with null to none. Resolves to false when that item was delivered before.
   */
  async #replace(
    kind: string,
    { id, userId, body }: Pick<Item, "id" | "userId" | "body">,
    successor?: string | null,
  ): Promise<boolean> {
    let isThere = false;
    await this.alone(async () => {
      if (successor !== undefined && this.#items.find(id))
        await this.replaceReferences({ id, userId }, successor);
      const replace = ({ firstSent, ...item }: Item) => {
        const kept = item.kind === kind && firstSent !== undefined ? { firstSent } : {};
        return changed({ ...item, ...kept }, { kind, body, refusal: null });
      };
      isThere = await this.#items.update(id, replace, "last");
    });
    return isThere;
  }

  /** What the person's items say of this id they say of another one, or of none. Only within `alone`. */
  async replaceReferences({ id, userId }: Pick<Item, "id" | "userId">, by: string | null) {
    const replace = (item: Item) => {
      const { replaceReference } = this.#options.kinds[item.kind] ?? {};
      const body = replaceReference ? replaceReference(item.body, id, by) : item.body;
      if (body === item.body) return item;
      return body === null ? null : changed(item, { body });
    };
    for (const item of this.#items.all())
      if (item.userId === userId && replace(item) !== item) await this.#items.update(item.id, replace);
  }

  /** Other tabs show what was stored. */
  changed() {
    this.#options.channel.post({ type: "changed" });
  }
}
