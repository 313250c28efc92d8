/** The outbox of this browser, and what it shows in the person's universe. */

import type { QueryClient } from "@tanstack/react-query";
import type { Universe } from "#domain/records/apply-changes.ts";
import { addRows } from "#domain/records/edit-universe.ts";
import { ownName } from "../base-path.ts";
import { storedUserId } from "../session/stored-user.ts";
import { takeReplies } from "../stars/mood-entries.ts";
import { makeAlone } from "./alone.ts";
import { type Delivered, openChannel } from "./channel.ts";
import { isOffline } from "./is-offline.ts";
import { type Item, isWaiting } from "./item.ts";
import { BrowserItemStore } from "./item-store.ts";
import type { Kind, RoomFor } from "./kind.ts";
import { type Kinds, kinds } from "./kinds.ts";
import { Outbox } from "./outbox.ts";
import type { OutboxOptions } from "./outbox-types.ts";
import { makeWordsGate } from "./words-gate.ts";

const name = ownName("mood-universe.outbox");

const kindOf = (name: string) =>
  (kinds as Readonly<Record<string, Kind<unknown, unknown> | undefined>>)[name];

export class BrowserOutbox extends Outbox<Kinds> {
  constructor(options: OutboxOptions<Kinds>) {
    super({ gate: makeWordsGate(options.kinds), ...options });
  }

  /** The universe as the person sees it while `items` wait. What others refer to comes first. */
  apply = (universe: Universe, items: readonly Item[]): Universe => {
    const shown = items.filter(
      (item) => (isWaiting(item) || kindOf(item.kind)?.staysInView) && this.isKnown(item),
    );
    const isAwaited = ({ kind }: Item) => kindOf(kind)?.isAwaited === true;
    return [...shown.filter(isAwaited), ...shown.filter((item) => !isAwaited(item))].reduce(
      (known, item) => kindOf(item.kind)?.apply?.(known, item) ?? known,
      universe,
    );
  };

  /** The universe as lists of stars show it, with new stars that wait or were refused. */
  applyToLists = (universe: Universe, items: readonly Item[]): Universe =>
    addRows(
      universe,
      "entries",
      items.filter(this.isKnown).flatMap((item) => kindOf(item.kind)?.inLists?.(item) ?? []),
    );

  /** Shows what the server has stored. The returned function ends it. */
  showDeliveries(client: QueryClient): () => void {
    return this.onDeliveries(async (delivered) => {
      for (const { kind, stored, item } of delivered) {
        kindOf(kind)?.onReply?.(client, stored);
        // The delivery waits for this listener, and no item can be changed meanwhile.
        void this.#retryRefused(item.userId, kindOf(kind)?.makesRoomFor);
      }
      for (const userId of new Set(delivered.map(({ item }) => item.userId)))
        await takeReplies(
          client,
          userId,
          delivered.filter(({ item }) => item.userId === userId).flatMap(replyOf),
        );
    });
  }

  /** Sends again what was refused for want of room. */
  async #retryRefused(userId: string, kind: RoomFor | undefined) {
    if (!kind) return;
    for (const item of this.pending(userId, kind)) if (item.refusal !== null) await this.change(item);
  }
}

function replyOf({ kind, stored, item }: Delivered): ((known: Universe) => Universe) | [] {
  const applyReply = kindOf(kind)?.applyReply;
  return applyReply ? (known) => applyReply(known, stored, item) : [];
}

export const outbox = new BrowserOutbox({
  kinds,
  store: new BrowserItemStore(),
  alone: makeAlone(name),
  channel: openChannel(name),
  /** Where the storage is forbidden, the id is unknown. */
  mayDeliver: (userId) => (storedUserId() ?? userId) === userId,
  isOffline,
  now: () => Date.now(),
  after(ms, callback) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
});
