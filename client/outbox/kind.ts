/** What the outbox must know of a kind of writes. Everything about a kind stands in its file of `kinds/`. */

import type { QueryClient } from "@tanstack/react-query";
import type * as z from "zod/mini";
import type { Feelings } from "#domain/feelings.ts";
import { waiting } from "#domain/languages/en/waiting.ts";
import type { Text } from "#domain/languages/text.ts";
import type { Translator } from "#domain/languages/translator.ts";
import type { Universe } from "#domain/records/apply-changes.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import type { CallError } from "../call-errors.ts";
import type { WordsOf } from "../sealed/seal-items.ts";
import type { Sealable } from "../sealed/seal-record.ts";
import { destructive } from "../ui/toast-queue.ts";
import { showToast } from "../ui/toasts.ts";
import type { Failure } from "./deliver.ts";

export type Write<Body> = {
  readonly id: string;
  readonly userId: string;
  readonly body: Body;
  /** ISO 8601. */
  readonly createdAt: string;
};

export type Order<Body> = Pick<Write<Body>, "id" | "userId" | "body"> & {
  /** The body of the first call, for a kind that needs it. */
  readonly firstSent?: Body | undefined;
  /** No other tab has changed or delivered the write since. */
  readonly isCurrent?: () => Promise<boolean>;
  /** The sent item has sealed words: this compares its opened ones. */
  readonly opened?: OpenedOrder<Body>;
};

export type OpenedOrder<Body> = Pick<Order<Body>, "body" | "firstSent"> & {
  /**
   * Opens a star of a reply, to compare it with `like`. Rejects where the two cannot be compared, because
   * the words are locked here.
   */
  openStar(star: MoodEntry, like?: Sealable): Promise<MoodEntry>;
};

/** `detail` is the moment of the star that the write is about; null for other writes. */
export type WaitingText = { readonly title: string; readonly detail: string | null };

type Becomes = { readonly kind: string; readonly body: unknown };

/** How a write is sent. */
export type SentKind<Body, Stored> = {
  readonly bodySchema: z.ZodMiniType<Body>;
  /** Names the parts of the body with words that a person can seal. */
  readonly words?: WordsOf;
  /** Resolves to what the server has stored. A second call with the same id stores nothing more. */
  deliver(order: Order<Body>): Promise<Stored>;
  readonly failureOf: (error: unknown) => Failure;
  /** Set where `deliver` needs `firstSent` although nothing removes the item. */
  readonly keepsFirstSent?: true;
  /** What the body says when `earlier`, which it was to replace, has arrived before it. */
  bodyAfter?(body: Body, earlier: Body): Body;
  /** The id of what the server has stored, where it can be another one: other items then refer to that one. */
  storedId?(stored: Stored): string;
  /** Set where nothing can refer to the record any more once the write has arrived. */
  readonly endsRecord?: true;
  /**
   * The body with one id in the place of another; null removes the reference, for an item that was dropped. A body that
   * becomes null says nothing without what it refers to: its item is dropped.
   */
  replaceReference?(body: Body, id: string, by: string | null): Body | null;
  /** The records that the body refers to, where the server refuses it before it has them. */
  references?(body: Body): readonly (string | null | undefined)[];
  /** Set where what refers to the record waits until this write has arrived, also while it is refused. */
  readonly isAwaited?: true;
  /** The moment before which the write is not sent, because the person can still undo it; epoch milliseconds. */
  notBefore?(body: Body): number;
  /** Whether the answer is that of a server which does not know such writes yet: they wait for its update. */
  isAhead?(error: CallError): boolean;
  /** The kind, with the body null, that removes from the server what a person withdraws after it was sent. */
  readonly removedBy?: string;
  /** What a refused item becomes, where another kind explains it better to the person. */
  refusedAs?(
    write: Write<Body> & { readonly firstSent?: Body | undefined },
    error: CallError,
  ): Becomes | null;
  /** Called for a refused item, which is then dropped; without it the item stays until the person decides. */
  onDropped?(error: CallError, write: Write<Body>): void;
  /** Called for a refused item that stays. */
  readonly onRefused?: (error: CallError) => void;
};

/** The kinds of which a universe can have only so many, and whose refused writes stay. */
export type RoomFor = "newFeeling" | "newTracker";

/** How a write is sent and shown. */
export type Kind<Body, Stored> = SentKind<Body, Stored> & {
  /** What the person sees of their universe while the write waits. */
  apply?(universe: Universe, write: Write<Body>): Universe;
  /** Set where they see it also after the server has refused it, until they have decided what becomes of it. */
  readonly staysInView?: true;
  /** The star that lists show while it has no place in the sky yet, also when it is refused: the same object each time. */
  inLists?(write: Write<Body>): MoodEntry;
  /** The kind whose refused writes are sent again once this one has arrived. */
  readonly makesRoomFor?: RoomFor;
  /** The universe as the server has told it, with its reply to the write. */
  applyReply?(known: Universe, stored: Stored, write: Pick<Write<Body>, "id" | "body">): Universe;
  /** Follows a reply that is not about the universe. */
  onReply?(client: QueryClient, stored: Stored): void;
  /** The write in the list of what waits. `known` is the universe as the server told it last. */
  text(t: Translator, write: Write<Body>, known: Known): WaitingText;
};

/** A write may say only the id of its star or tag. */
export type KnownRows = Pick<Universe, "entries" | "tags" | "feelings" | "trackers">;
/** `names` has the feelings of the catalogue, and of the person's own those that are known or wait. */
export type Known = KnownRows & { readonly names: Feelings };

export const kind = <Body, Stored>(definition: Kind<Body, Stored>) => definition;

export const plainText = (title: string): WaitingText => ({ title, detail: null });

export const findRow = <R extends { readonly id: string }>(rows: readonly R[], id: string): R | null =>
  rows.find((row) => row.id === id) ?? null;

/** Shows what was refused, with the server's sentence. */
export const showRefusal = (title: Text, detail?: Text) => (error: CallError) =>
  showToast((t) => ({
    ...destructive(t(title), error.refusal.error ?? t(waiting.refused.noReason)),
    ...(detail !== undefined && { detail: t(detail) }),
  }));
