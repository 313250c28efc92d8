/** Which words a universe takes: plain or sealed ones, as far as the sealing of its words has come. */

import type { SealState } from "#domain/sealed/seal-states.ts";
import { epochOf, nameKeySchema } from "#domain/sealed/sealed-text.ts";
import { type SealedKind, wordNamesOf } from "#domain/sealed/sealed-words.ts";
import type { UserRow } from "../database/schema.ts";
import { SealRefused, sealRefusals } from "./refusals.ts";

/** Requests of each kind, as their schemas have read them: with words, with `sealed`, or with neither. */
type Said = { readonly [Kind in SealedKind]?: readonly object[] };

/** Whether a universe takes plain words in a state. */
export const takesPlain = (state: SealState): boolean => state === "open" || state === "opening";

/** The columns of the locked row of a universe. */
type Sealable = Pick<UserRow, "sealState" | "sealEpoch">;

type Request = Readonly<Record<string, unknown>>;

const hasText = (word: unknown) => typeof word === "string" && word.trim() !== "";

function refusalOf({ sealState, sealEpoch }: Sealable, kind: SealedKind, request: Request) {
  if (typeof request.sealed !== "string") {
    const isRefused = !takesPlain(sealState) && wordNamesOf(kind).some((name) => hasText(request[name]));
    return isRefused ? sealRefusals.universeSealed : null;
  }
  if (sealState === "open") return sealRefusals.universeNotSealed;
  const epoch = epochOf(request.sealed);
  const isTaken = epoch === sealEpoch || (sealState === "rotating" && epoch === sealEpoch - 1);
  return isTaken ? null : sealRefusals.wrongEpoch;
}

/**
 * Throws `SealRefused` unless the universe takes the words of every request. Whatever can store words calls it with the
 * locked row of the universe before anything else: so what is refused changes nothing, and learns nothing.
 */
export function requireWords(universe: Sealable, said: Said) {
  for (const [kind, requests] of Object.entries(said) as [SealedKind, readonly Request[]][])
    for (const request of requests) {
      const refused = refusalOf(universe, kind, request);
      if (refused) throw new SealRefused(refused);
    }
}

const isNameKey = (text: string) => nameKeySchema.safeParse(text).success;

/** Throws `SealRefused` where the universe takes no plain words and one of the keys, or of what entries say, is no HMAC. */
export function requireKeys({ sealState }: Sealable, said: readonly string[]) {
  if (!takesPlain(sealState) && !said.every(isNameKey)) throw new SealRefused(sealRefusals.universeSealed);
}
