/** What is put into the outbox, what becomes of it, and what an outbox works with. */

import type { OutboxChannel } from "./channel.ts";
import type { Item, Version } from "./item.ts";
import type { ItemStore } from "./item-store.ts";
import type { SentKind } from "./kind.ts";
import type { WordsGate } from "./words-gate.ts";

export type KindMap = Readonly<Record<string, SentKind<unknown, unknown>>>;
type BodyOf<K> = K extends SentKind<infer Body, unknown> ? Body : never;
export type StoredOf<K> = K extends SentKind<infer _, infer Stored> ? Stored : never;

export type NewItem<K> = { readonly id: string; readonly userId: string; readonly body: BodyOf<K> };
export type ItemOf<K> = Omit<Item, "body"> & { readonly body: BodyOf<K> };

/** What became of an item that was added and sent. */
export type Outcome<Stored> =
  /** `stored` is null when another tab delivered the item. */
  | { readonly state: "delivered"; readonly stored: Stored | null }
  /** The server did not answer, or was not asked: `wasTried`. `isKept`: the item outlives this page. */
  | { readonly state: "waiting"; readonly isKept: boolean; readonly wasTried: boolean }
  /** The item is no longer in the outbox. */
  | { readonly state: "refused"; readonly error: unknown };

/** What the server stored for an item whose sender waits for it, or why it did not. */
export type Attempt = { readonly stored: unknown; readonly error: unknown };

/** Who waits for what becomes of a version of an item. */
export type Sender = {
  readonly version: Version;
  /** The latest one. */
  attempt: Attempt | null;
};

export type OutboxOptions<Kinds extends KindMap> = {
  readonly kinds: Kinds;
  readonly store: ItemStore;
  /** Seals and opens what it has; without one, items are kept and sent as they are. */
  readonly gate?: WordsGate;
  /** Does the work while no other tab does such work. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
  readonly channel: OutboxChannel;
  /** False when another person is signed in by now. */
  readonly mayDeliver: (userId: string) => boolean;
  /** No call can arrive: then none is made. */
  readonly isOffline: () => boolean;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Calls back after `ms`; the returned function cancels. */
  readonly after: (ms: number, callback: () => void) => () => void;
};
