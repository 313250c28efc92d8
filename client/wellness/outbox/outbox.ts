/**
 * A queue of items that must reach the server. They stay in localStorage, per user, until the server has stored them.
 * Each item gets its idempotency key when it is added, so that a repeated delivery is stored once.
 */

import * as z from "zod/mini";
import { CallError, NetworkError } from "../../call-errors.ts";
import { randomUuid } from "../../stars/random-uuid.ts";

export type Item<Body> = {
  /** UUID. */
  readonly key: string;
  /** When it was added, ISO 8601. */
  readonly at: string;
  readonly body: Body;
};

export type OutboxOptions<Body> = {
  /** Part of the storage key. */
  readonly name: string;
  readonly bodySchema: z.ZodMiniType<Body>;
  /** Resolves when the server has stored the item. */
  readonly deliver: (userId: string, item: Item<Body>) => Promise<unknown>;
  /** Called when the server refuses an item permanently and the item is dropped. */
  readonly onRefusal?: (error: CallError) => void;
  /** Throws where the browser forbids it. */
  readonly storage?: () => Pick<Storage, "getItem" | "setItem" | "removeItem">;
};

/** More could fill a storage of a few megabytes that other features share; beyond it the oldest items are dropped. */
export const maxItems = 200;

/** Whether to drop the item. After 401 and 404 another session may succeed, after 408 and 429 a later attempt. */
const isRefusal = (error: unknown): error is CallError =>
  error instanceof CallError &&
  error.status >= 400 &&
  error.status < 500 &&
  ![401, 404, 408, 429].includes(error.status);

/** Whether the other items would fail in the same way. */
const isUnavailable = (error: unknown) =>
  error instanceof NetworkError ||
  (error instanceof CallError && [401, 404, 408, 429, 503].includes(error.status));

export class Outbox<Body> {
  readonly #options: Required<OutboxOptions<Body>>;
  readonly #itemSchema: z.ZodMiniType<Item<Body>>;
  /** Items that could not be written to the storage, by user. */
  readonly #unstored = new Map<string, readonly Item<Body>[]>();
  readonly #running = new Map<string, Promise<void>>();
  readonly #flushRequested = new Set<string>();
  readonly #listeners = new Set<() => void>();
  #snapshot: {
    userId: string;
    text: string | null;
    unstored: unknown;
    items: readonly Item<Body>[];
  } | null = null;

  constructor(options: OutboxOptions<Body>) {
    this.#options = { storage: () => localStorage, onRefusal: () => {}, ...options };
    this.#itemSchema = z.object({
      key: z.uuid(),
      at: z.string().check(z.refine((at) => !Number.isNaN(Date.parse(at)))),
      body: options.bodySchema,
    }) as unknown as z.ZodMiniType<Item<Body>>;
  }

  /** Adds an item and sends it, unless an item with its key is pending already. `key` is a UUID. Never throws. */
  add(userId: string, body: Body, key = randomUuid()) {
    if (this.pending(userId).some((item) => item.key === key)) return;
    const item = { key, at: new Date().toISOString(), body };
    if (!this.#write(userId, [...this.#stored(userId), item].slice(-maxItems)))
      this.#unstored.set(userId, [...this.#inMemory(userId), item].slice(-maxItems));
    this.#notify();
    void this.flush(userId);
  }

  /** Oldest first; the same array until something changes, as useSyncExternalStore needs it. */
  pending(userId: string): readonly Item<Body>[] {
    const text = this.#readText(userId);
    const unstored = this.#inMemory(userId);
    const last = this.#snapshot;
    if (last?.userId === userId && last.text === text && last.unstored === unstored) return last.items;
    const items = [...this.#stored(userId), ...unstored];
    this.#snapshot = { userId, text, unstored, items };
    return items;
  }

  /** Sends the pending items in order. Resolves when each was tried, or when the server is unavailable. */
  flush(userId: string): Promise<void> {
    this.#flushRequested.add(userId);
    const running = this.#running.get(userId) ?? this.#sendWhileRequested(userId);
    this.#running.set(userId, running);
    return running;
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  async #sendWhileRequested(userId: string) {
    while (this.#flushRequested.delete(userId)) await this.#sendAll(userId);
    this.#running.delete(userId);
  }

  async #sendAll(userId: string) {
    const tried = new Set<string>();
    for (;;) {
      const item = this.pending(userId).find(({ key }) => !tried.has(key));
      if (!item) return;
      tried.add(item.key);
      try {
        await this.#options.deliver(userId, item);
        this.#remove(userId, item.key);
      } catch (error) {
        if (isUnavailable(error)) return;
        if (!isRefusal(error)) continue;
        this.#remove(userId, item.key);
        this.#options.onRefusal(error);
      }
    }
  }

  #remove(userId: string, key: string) {
    const others = (items: readonly Item<Body>[]) => items.filter((item) => item.key !== key);
    this.#write(userId, others(this.#stored(userId)));
    if (this.#inMemory(userId).length > 0) this.#unstored.set(userId, others(this.#inMemory(userId)));
    this.#notify();
  }

  #notify() {
    for (const listener of this.#listeners) listener();
  }

  #inMemory(userId: string) {
    return this.#unstored.get(userId) ?? noItems;
  }

  #storageKey(userId: string) {
    return `mood-universe.outbox.${this.#options.name}.${userId}`;
  }

  #readText(userId: string): string | null {
    try {
      return this.#options.storage().getItem(this.#storageKey(userId));
    } catch {
      return null;
    }
  }

  #stored(userId: string): Item<Body>[] {
    try {
      const list: unknown = JSON.parse(this.#readText(userId) ?? "[]");
      if (!Array.isArray(list)) return [];
      return list.flatMap((item) => this.#itemSchema.safeParse(item).data ?? []);
    } catch {
      return [];
    }
  }

  #write(userId: string, items: readonly Item<Body>[]): boolean {
    try {
      if (items.length === 0) this.#options.storage().removeItem(this.#storageKey(userId));
      else this.#options.storage().setItem(this.#storageKey(userId), JSON.stringify(items));
      return true;
    } catch {
      return false;
    }
  }
}

const noItems: readonly never[] = [];
