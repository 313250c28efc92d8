/** Items as this version of the client knows their kinds. Another version can have added an item, which waits with it. */

import { CallError } from "../call-errors.ts";
import { isUnknownField, waitsForWords } from "./deliver.ts";
import { type Item, isWaiting, versionName } from "./item.ts";
import type { SentKind } from "./kind.ts";
import type { KindMap } from "./outbox-types.ts";

export class KnownKinds {
  readonly #kinds: KindMap;
  readonly #known = new WeakMap<Item, boolean>();
  /** Versions of items that the server does not know how to take. */
  readonly #ahead = new Set<string>();
  /** The versions of items that only need the keys of sealed words. */
  readonly #locked = new Set<string>();

  constructor(kinds: KindMap) {
    this.#kinds = kinds;
  }

  kindOf = ({ kind }: Pick<Item, "kind">) => this.#kinds[kind] as SentKind<unknown, unknown>;

  /** The item as this version writes it, such as with a field that an earlier version did not have. */
  restore = (item: Item): Item => {
    const parsed = this.kindOf(item)?.bodySchema.safeParse(item.body);
    return parsed?.success ? { ...item, body: parsed.data } : item;
  };

  /** Whether this version can send it. Fields of a later version are sent as they are: the server may know them. */
  isKnown = (item: Item): boolean => {
    const isKnown = this.#known.get(item) ?? this.#canRead(item);
    this.#known.set(item, isKnown);
    return isKnown;
  };

  #canRead(item: Item): boolean {
    const parsed = this.kindOf(item)?.bodySchema.safeParse(item.body);
    if (!parsed) return false;
    return parsed.success || parsed.error.issues.every(({ code }) => code === "unrecognized_keys");
  }

  /** Whether it waits for another version of the client or of the server. */
  isHeld = (item: Item): boolean =>
    isWaiting(item) && (!this.isKnown(item) || this.#ahead.has(versionName(item)));

  /** Whether it waits until the words of the universe are unlocked here. */
  isLocked = (item: Item): boolean => isWaiting(item) && this.#locked.has(versionName(item));

  /** Whether an older server answers so, such as during an update. */
  isAhead = (item: Item, error: unknown): boolean =>
    isUnknownField(error) ||
    waitsForWords(error) ||
    (error instanceof CallError && this.kindOf(item)?.isAhead?.(error) === true);

  /** What the item refers to and what has to arrive before it, among `items`. */
  awaitedBy(item: Item, items: readonly Item[]): readonly Item[] {
    if (!this.isKnown(item)) return [];
    const references = this.kindOf(item).references?.(item.body);
    if (!references?.length) return [];
    return items.filter(
      (other) =>
        other.userId === item.userId && references.includes(other.id) && this.kindOf(other)?.isAwaited,
    );
  }

  /** Milliseconds until an item may be sent; 0 for one that may be sent now. */
  delayOf(item: Item, now: number): number {
    return Math.max(0, (this.kindOf(item).notBefore?.(item.body) ?? now) - now);
  }

  /** Returns whether it waits for another version by now, or does no more. */
  note(item: Item, error: unknown): boolean {
    const name = versionName(item);
    if (waitsForWords(error)) this.#locked.add(name);
    else this.#locked.delete(name);
    if (!this.isAhead(item, error)) return this.#ahead.delete(name);
    const isNew = !this.#ahead.has(name);
    this.#ahead.add(name);
    return isNew;
  }
}
