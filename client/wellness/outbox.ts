/**
 * What is on its way to the server and must not be lost: kept in the browser, per user, until the server has it. Every
 * item bears its key from the start, so that however often it is sent it counts once.
 */

import * as z from "zod/mini";
import { CallError, NetworkError } from "../call-errors.ts";
import { makeKey } from "../make-key.ts";

export type Item<Body> = {
  readonly key: string;
  /** When it was put in, ISO 8601. */
  readonly at: string;
  readonly body: Body;
};

export type OutboxParts<Body> = {
  /** Names it in the storage. */
  readonly name: string;
  readonly bodySchema: z.ZodMiniType<Body>;
  /** Resolves when the server has the item. */
  readonly deliver: (userId: string, item: Item<Body>) => Promise<unknown>;
  /** Throws where the browser forbids it. */
  readonly storage?: () => Pick<Storage, "getItem" | "setItem" | "removeItem">;
};

/** What a storage of a few megabytes shared with others can well hold; the oldest give way. */
export const mostItems = 200;

/** The server will never take it. (401 and 404 mean another session, 408 and 429 another time.) */
const isRefusal = (error: unknown) =>
  error instanceof CallError &&
  error.status >= 400 &&
  error.status < 500 &&
  ![401, 404, 408, 429].includes(error.status);

/** Nothing else will arrive now either. */
const isOutOfReach = (error: unknown) =>
  error instanceof NetworkError ||
  (error instanceof CallError && [401, 404, 408, 429, 503].includes(error.status));

export class Outbox<Body> {
  readonly #parts: Required<OutboxParts<Body>>;
  readonly #itemSchema: z.ZodMiniType<Item<Body>>;
  /** What the storage did not take. */
  readonly #unstored = new Map<string, readonly Item<Body>[]>();
  readonly #running = new Map<string, Promise<void>>();
  readonly #asked = new Set<string>();
  readonly #listeners = new Set<() => void>();
  #read: { userId: string; text: string | null; unstored: unknown; items: readonly Item<Body>[] } | null =
    null;

  constructor(parts: OutboxParts<Body>) {
    this.#parts = { storage: () => localStorage, ...parts };
    this.#itemSchema = z.object({
      key: z.uuid(),
      at: z.string().check(z.refine((at) => !Number.isNaN(Date.parse(at)))),
      body: parts.bodySchema,
    }) as unknown as z.ZodMiniType<Item<Body>>;
  }

  /** Puts something in and sends it. Never throws. */
  add(userId: string, body: Body) {
    const item = { key: makeKey(), at: new Date().toISOString(), body };
    if (!this.#write(userId, [...this.#stored(userId), item].slice(-mostItems)))
      this.#unstored.set(userId, [...this.#ofMemory(userId), item].slice(-mostItems));
    this.#tell();
    void this.flush(userId);
  }

  /** Oldest first; the very same list until something changes. */
  waiting(userId: string): readonly Item<Body>[] {
    const text = this.#text(userId);
    const unstored = this.#ofMemory(userId);
    const read = this.#read;
    if (read?.userId === userId && read.text === text && read.unstored === unstored) return read.items;
    const items = [...this.#stored(userId), ...unstored];
    this.#read = { userId, text, unstored, items };
    return items;
  }

  /** Sends what waits, in its order. Resolves when all of it was tried, or nothing gets through. */
  flush(userId: string): Promise<void> {
    this.#asked.add(userId);
    const running = this.#running.get(userId) ?? this.#sendWhileAsked(userId);
    this.#running.set(userId, running);
    return running;
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  async #sendWhileAsked(userId: string) {
    while (this.#asked.delete(userId)) await this.#sendAll(userId);
    this.#running.delete(userId);
  }

  async #sendAll(userId: string) {
    const tried = new Set<string>();
    for (;;) {
      const item = this.waiting(userId).find(({ key }) => !tried.has(key));
      if (!item) return;
      tried.add(item.key);
      try {
        await this.#parts.deliver(userId, item);
        this.#remove(userId, item.key);
      } catch (error) {
        if (isRefusal(error)) this.#remove(userId, item.key);
        else if (isOutOfReach(error)) return;
      }
    }
  }

  #remove(userId: string, key: string) {
    const others = (items: readonly Item<Body>[]) => items.filter((item) => item.key !== key);
    this.#write(userId, others(this.#stored(userId)));
    if (this.#ofMemory(userId).length > 0) this.#unstored.set(userId, others(this.#ofMemory(userId)));
    this.#tell();
  }

  #tell() {
    for (const listener of this.#listeners) listener();
  }

  #ofMemory(userId: string) {
    return this.#unstored.get(userId) ?? none;
  }

  #key(userId: string) {
    return `mood-universe.outbox.${this.#parts.name}.${userId}`;
  }

  #text(userId: string): string | null {
    try {
      return this.#parts.storage().getItem(this.#key(userId));
    } catch {
      return null;
    }
  }

  #stored(userId: string): Item<Body>[] {
    try {
      const list: unknown = JSON.parse(this.#text(userId) ?? "[]");
      if (!Array.isArray(list)) return [];
      return list.flatMap((item) => this.#itemSchema.safeParse(item).data ?? []);
    } catch {
      return [];
    }
  }

  #write(userId: string, items: readonly Item<Body>[]): boolean {
    try {
      if (items.length === 0) this.#parts.storage().removeItem(this.#key(userId));
      else this.#parts.storage().setItem(this.#key(userId), JSON.stringify(items));
      return true;
    } catch {
      return false;
    }
  }
}

const none: readonly never[] = [];
