/** Which words a universe takes: plain or sealed ones, as far as the sealing of its words has come. */

import type { SealState } from "#domain/sealed/seal-states.ts";
import { epochOf, nameKeySchema } from "#domain/sealed/sealed-text.ts";
import { type SealedKind, wordNamesOf } from "#domain/sealed/sealed-words.ts";
import type { UniverseChange } from "../revisions/change-universe.ts";
import { listEpochs } from "./queries.ts";
import { SealRefused, sealRefusals } from "./refusals.ts";

/** Requests of each kind, as their schemas have read them: with words, with `sealed`, or with neither. */
type Said = { readonly [Kind in SealedKind]?: readonly object[] };

/** Whether a universe takes plain words in a state. */
export const takesPlain = (state: SealState): boolean => state === "open" || state === "opening";

type Request = Readonly<Record<string, unknown>>;

const hasText = (word: unknown) => typeof word === "string" && word.trim() !== "";

const hasPlainWords = (kind: SealedKind, request: Request) =>
  request.sealed == null && wordNamesOf(kind).some((name) => hasText(request[name]));

/**
 * Throws `SealRefused` unless the universe takes the words of every request. Whatever can store words calls it with the
 * locked row of the universe before anything else: so what is refused changes nothing, and learns nothing.
 */
export async function requireWords(
  { db, universe }: Pick<UniverseChange, "db" | "universe">,
  said: Said,
): Promise<void> {
  const state = universe.sealState;
  const epochs = new Set<number>();
  for (const [kind, requests] of Object.entries(said) as [SealedKind, readonly Request[]][])
    for (const request of requests) {
      if (typeof request.sealed === "string") epochs.add(epochOf(request.sealed));
      else if (!takesPlain(state) && hasPlainWords(kind, request))
        throw new SealRefused(sealRefusals.universeSealed);
    }
  if (epochs.size === 0) return;
  if (state === "open") throw new SealRefused(sealRefusals.universeNotSealed);
  const known = (await listEpochs(db, universe.id)).map(({ epoch }) => epoch);
  if ([...epochs].some((epoch) => !known.includes(epoch))) throw new SealRefused(sealRefusals.wrongEpoch);
}

const isNameKey = (text: string) => nameKeySchema.safeParse(text).success;

/** Throws `SealRefused` where the universe takes no plain words and one of the keys, or of what entries say, is no HMAC. */
export function requireKeys({ universe }: Pick<UniverseChange, "universe">, said: readonly string[]) {
  if (!takesPlain(universe.sealState) && !said.every(isNameKey))
    throw new SealRefused(sealRefusals.universeSealed);
}
