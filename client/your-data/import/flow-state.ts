/** Where a person is in an import. */

import type { Mapping } from "#domain/formats/import/read-journal.ts";
import type { Remark } from "#domain/formats/import/remark.ts";
import type { Offer, OfferAnswer } from "#domain/formats/import/sameness/find-offers.ts";
import type { ImportCounts } from "#domain/imports.ts";
import type { Sentence } from "#domain/languages/translator.ts";
import type { Universe } from "#domain/records/apply-changes.ts";
import type { CallError } from "../../call-errors.ts";
import type { Found, Prepared, Question, SkyToCome } from "./messages.ts";
import type { StoredImport } from "./sending/import-store.ts";
import type { Pause } from "./sending/patience.ts";

/** What is found, what becomes of it and of what was measured, which stars it corrects, and what the sky will be. */
export type Part = "found" | "match" | "measured" | "changes" | "sky";

type Parted = Pick<Deciding, "found" | "offers" | "mapping">;

/** The parts that a file has, in their order. The product's own files answer for themselves, except for unknown feelings. */
export function partsOf({ found, offers, mapping }: Parted): readonly Part[] {
  const isOwn = found.source.startsWith("mood-universe");
  const isAnswered = isOwn && ![...mapping.moods.values()].includes(null);
  return [
    "found",
    ...(isAnswered || found.entries === 0 ? [] : (["match"] as const)),
    ...(found.series.length > 0 ? (["measured"] as const) : []),
    ...(offers.length > 0 ? (["changes"] as const) : []),
    "sky",
  ];
}

/** The part before this one or after it; null at the ends. */
export function neighbourOf(state: Parted & Pick<Deciding, "part">, by: -1 | 1): Part | null {
  const parts = partsOf(state);
  return parts[parts.indexOf(state.part) + by] ?? null;
}

/** What only the person knows of the file, before it can be read. */
export type Asking = { readonly step: "asking"; readonly fileName: string; readonly question: Question };

export type Deciding = {
  readonly step: "deciding";
  readonly part: Part;
  readonly fileName: string;
  readonly found: Found;
  readonly isWholeUniverse: boolean;
  readonly mapping: Mapping;
  /** Whether the answers of an earlier import are among them. */
  readonly isRemembered: boolean;
  readonly timeZone: string;
  /** Entries that look like stars of the universe, and what the person decides about them by the keys of the entries. */
  readonly offers: readonly Offer[];
  readonly answers: ReadonlyMap<string, OfferAnswer>;
  /** Null while it is worked out. */
  readonly prepared: Prepared | null;
  readonly sky: SkyToCome | null;
};

type Read = Pick<Deciding, "fileName" | "found" | "isWholeUniverse" | "mapping" | "isRemembered">;

/** What the person is asked first of a file; `matched` is what of it is in the universe already. */
export const firstDeciding = (
  read: Read,
  { offers, problems }: Pick<Deciding, "offers"> & Pick<Found, "problems">,
): Deciding => ({
  ...read,
  ...{ step: "deciding", part: "found", prepared: null, sky: null, offers },
  found: { ...read.found, problems },
  answers: new Map(offers.map(({ key }) => [key, "correct" as const])),
  timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone ?? "UTC",
});

export type Sending = {
  readonly step: "sending";
  readonly stored: StoredImport;
  readonly phase: "storing" | "sending" | "finishing";
  readonly pause: Pause | null;
};

export type Stopped = {
  readonly step: "stopped";
  readonly stored: StoredImport;
  /** `open`: another import is open. `room`: the universe has no room for more. `lost`: this browser has lost the entries. */
  readonly why: "open" | "full" | "room" | "closed" | "lost" | "refused";
  /** Null for other reasons than a refusal of the server. */
  readonly refused: CallError | null;
};

/** What the universe has already. */
export type Known = Pick<Universe, "feelings" | "trackers" | "readings" | "tags" | "entries" | "nextOrdinal">;

/** A whole universe of the product goes into an empty one. `pause` says why it waits, `sentence` why it has stopped. */
export type Restoring = {
  readonly step: "restoring";
  readonly fileName: string;
  readonly share: number;
  readonly pause: Pause | null;
  readonly sentence: Sentence | null;
};

export type FlowState =
  | { readonly step: "idle" }
  | { readonly step: "reading"; readonly fileName: string; readonly share: number }
  | { readonly step: "refused"; readonly fileName: string; readonly refusal: Remark }
  | Asking
  | Deciding
  | Sending
  | Stopped
  | Restoring
  | { readonly step: "restored" }
  | { readonly step: "done"; readonly stored: StoredImport; readonly counts: ImportCounts };
