/** Sends the items of a person one after the other, and does with each what the server's answer says. */

import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { CallError } from "../call-errors.ts";
import type { Sealable } from "../sealed/seal-record.ts";
import type { Delivered } from "./channel.ts";
import type { Failure } from "./deliver.ts";
import type { Deliveries } from "./deliveries.ts";
import {
  type Item,
  isLaterVersion,
  isSameVersion,
  isWaiting,
  newItem,
  type Version,
  versionName,
} from "./item.ts";
import type { ItemEdits } from "./item-edits.ts";
import { isCurrent, markSent, refuseVersion, removeVersion } from "./item-versions.ts";
import type { ItemsInView } from "./items-in-view.ts";
import type { KnownKinds } from "./known-kinds.ts";
import type { Attempt, KindMap, OutboxOptions } from "./outbox-types.ts";
import type { WordsGate } from "./words-gate.ts";

type Parts = {
  readonly options: OutboxOptions<KindMap>;
  readonly items: ItemsInView;
  readonly edits: ItemEdits;
  readonly kinds: KnownKinds;
  readonly deliveries: Deliveries;
  /** Told what became of a version of an item. */
  readonly report: (version: Version, attempt: Attempt) => void;
};

/** The seconds until the first write that is not due yet; null where all are. */
function soonest(delays: readonly number[]): number | null {
  const later = delays.filter((delay) => delay > 0);
  return later.length > 0 ? Math.min(...later) / 1000 : null;
}

type Attempted = { readonly failure: Failure | null; readonly error: unknown };

export class Sending {
  readonly #parts: Parts;
  /** The item whose call has no answer yet. */
  #sending: Item | null = null;
  /** A later version of it that another tab has delivered since. */
  #sentMeanwhile: Delivered | null = null;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Tries each item once, until the server cannot take more. Resolves to how many wait, and when to try again. */
  async sendEach(userId: string) {
    const { options, items, kinds } = this.#parts;
    const tried = new Set<string>();
    let retryAfter: number | null = null;
    for (;;) {
      const all = items.all();
      const waiting = all.filter((item) => item.userId === userId && isWaiting(item) && kinds.isKnown(item));
      const delays = waiting.map((item) => kinds.delayOf(item, options.now()));
      const next = waiting.find(
        (item, at) =>
          !tried.has(versionName(item)) && delays[at] === 0 && kinds.awaitedBy(item, all).length === 0,
      );
      if (!next || !options.mayDeliver(userId) || options.isOffline())
        return {
          ...{ waiting: waiting.length, retryAfter: retryAfter ?? soonest(delays) },
          isUnreachable: Boolean(next) && options.isOffline(),
        };
      tried.add(versionName(next));
      const { failure, error } = await this.#deliver(next);
      if (error instanceof CallError) retryAfter = error.retryAfter ?? retryAfter;
      if (failure === "unreachable" || failure === "later")
        return { waiting: waiting.length, retryAfter, isUnreachable: failure === "unreachable" };
    }
  }

  /** Another tab has delivered an item, perhaps a later version of the one that is being sent here. */
  follow(delivered: Delivered) {
    if (this.#sending && isLaterVersion(delivered.item, this.#sending)) this.#sentMeanwhile = delivered;
  }

  async #deliver(seen: Item): Promise<Attempted> {
    const { options, items, edits, kinds, deliveries, report } = this.#parts;
    const gate = options.gate?.concerns(seen) ? options.gate : null;
    // The words of an item may have been locked or unlocked since it was read.
    const next = gate ? (await options.store.all()).find((item) => isSameVersion(item, seen)) : seen;
    if (!next) return { failure: null, error: null };
    const kind = kinds.kindOf(next);
    const isMarked = !(kind.removedBy || kind.keepsFirstSent) || next.firstSent !== undefined;
    const item = isMarked ? next : await markSent(items, next);
    this.#sending = item;
    try {
      const order = gate ? await this.#sealed(item, gate) : item;
      const stored = await kind.deliver({ ...order, isCurrent: () => isCurrent(options.store, item) });
      report(item, { stored, error: null });
      kinds.note(item, null);
      // The item stays in view until the page shows what was stored: what it changed must not turn back for a moment.
      items.keepDelivered(item);
      await removeVersion(items, item);
      const storedId = kind.endsRecord ? null : (kind.storedId?.(stored) ?? item.id);
      if (storedId !== item.id) await edits.replaceReferences(item, storedId);
      const { id, userId, body, createdAt, version } = order;
      deliveries.add({ kind: item.kind, item: { id, userId, body, createdAt, version }, stored });
      return { failure: null, error: null };
    } catch (reason) {
      const error = gate ? await gate.openError(item.userId, reason).catch(() => reason) : reason;
      report(item, { stored: null, error });
      // The page says at once for what the item waits, although the item is the same.
      if (kinds.note(item, error)) items.notify();
      const failure = kinds.isAhead(item, error) ? "skipped" : kind.failureOf(error);
      if (failure === "refused") await this.#refuse(item, error as CallError);
      return { failure, error };
    } finally {
      const later = this.#sentMeanwhile;
      [this.#sending, this.#sentMeanwhile] = [null, null];
      // The later item may have arrived before what this tab has sent.
      if (later) await items.add(newItem(later.kind, later.item));
    }
  }

  /** The item as it is sent, with its opened words for comparisons. */
  async #sealed(item: Item, gate: WordsGate) {
    const { body, firstSent, userId } = item;
    const opened = {
      body,
      firstSent,
      openStar: (star: MoodEntry, like?: Sealable) => gate.openStar(userId, star, like),
    };
    return { ...(await gate.seal(item)), opened };
  }

  async #refuse(item: Item, error: CallError) {
    const { items, edits, kinds } = this.#parts;
    const kind = kinds.kindOf(item);
    const isRefused = await (kind.onDropped
      ? removeVersion(items, item)
      : refuseVersion(items, item, error, kind.refusedAs?.(item, error)));
    if (isRefused) {
      if (kind.onDropped && !kind.endsRecord) await edits.replaceReferences(item, null);
      kind.onDropped?.(error, item);
      kind.onRefused?.(error);
    }
    edits.changed();
  }
}
