/** The way of single records out of the page and into it: sealed, and opened. */

import { epochOf } from "#domain/sealed/sealed-text.ts";
import { hasNameKey, type SealedKind } from "#domain/sealed/sealed-words.ts";
import { nameKeyOf } from "./crypto/name-key.ts";
import { openMany } from "./crypto/open-many.ts";
import { sealWords } from "./crypto/words.ts";
import { keyringOf } from "./keyring.ts";
import { learnWords, sealedTextOf, wordsIn } from "./known-words.ts";
import { type SealedText, saidWords, withoutWords, withWords } from "./open-rows.ts";
import { sealsWords } from "./seal-state.ts";
import { WordsAreLocked } from "./words-locked.ts";

/** The record whose words they are, and its person; a request need not say its id. */
export type Owner = { readonly userId: string; readonly kind: SealedKind; readonly id: string };

export type Sealable = { readonly sealed?: string | null | undefined };

/** Opens texts, of which it is known afterwards what they say. Those of epochs without a key are tried again later. */
export async function learn(userId: string, texts: readonly SealedText[], signal: AbortSignal) {
  const keyring = keyringOf(userId);
  if (!keyring || texts.length === 0) return;
  const opened = await openMany(keyring.epochs, keyring.sealedFor, texts, signal);
  if (keyringOf(userId) !== keyring) return;
  for (const [at, { kind, id, sealed }] of texts.entries()) learnWords(kind, id, sealed, opened[at] ?? null);
}

const never = new AbortController().signal;

/** The record with its words; the record itself where it has no sealed words, or where they are locked. */
export async function openRecord<R extends object>({ userId, kind, id }: Owner, record: R): Promise<R> {
  const { sealed } = record as Sealable;
  if (!sealed) return record;
  if (wordsIn(kind, id, sealed) === undefined) await learn(userId, [{ kind, id, sealed }], never);
  const words = wordsIn(kind, id, sealed);
  return words ? withWords(kind, record, words) : record;
}

/**
 * The record as it may leave the page: its words sealed by the latest key, or open where the universe is. Words that
 * are locked here stay sealed as they are. Rejects with `WordsAreLocked` where there are words and no key.
 */
export async function sealRecord<R extends object>(owner: Owner, record: R): Promise<R> {
  const { userId, kind, id } = owner;
  const { sealed: before, ...said } = record as { sealed?: unknown };
  // A note is written over the one before.
  const isReplaced = before != null && kind === "entry" && saidWords(kind, said) !== null;
  const opened = isReplaced ? (said as R) : await openRecord(owner, record);
  const { sealed: locked } = opened as Sealable;
  // A name that stands in the place of a locked one is no name.
  if (locked) return withoutWords(kind, opened, locked);
  if (!sealsWords(userId)) return opened;
  const words = saidWords(kind, opened);
  if (!words) return opened;
  const { keys, sealedFor } = latestKeys(userId);
  const known = sealedTextOf(kind, id, words, keys.epoch);
  const sealed = known ?? (await sealWords(keys, { userId: sealedFor, kind, id }, words));
  if (!known) learnWords(kind, id, sealed, words);
  return withoutWords(kind, opened, sealed);
}

/** The keys that seal, and for whom. */
function latestKeys(userId: string) {
  const { epochs, sealedFor } = keyringOf(userId) ?? {};
  const keys = epochs?.at(-1);
  if (!keys || sealedFor === undefined)
    throw new WordsAreLocked("Nobody has unlocked the words of this universe here.");
  return { keys, sealedFor };
}

/** A record as a request says it: with the key of its name, where names are unique. */
export async function sealRequest<R extends object>(owner: Owner, record: R): Promise<R> {
  const sent = await sealRecord(owner, record);
  const { sealed } = sent as Sealable;
  const keys = sealed ? keyringOf(owner.userId)?.epochs.find(({ epoch }) => epoch === epochOf(sealed)) : null;
  const name = sealed ? wordsIn(owner.kind, owner.id, sealed)?.name : null;
  return keys && name && hasNameKey(owner.kind) ? { ...sent, nameKey: await nameKeyOf(keys, name) } : sent;
}

/** A text of the tab's storage. No record has an id with a space. */
const ofTab = (userId: string, key: string): Owner => ({ userId, kind: "entry", id: `tab ${key}` });

/** Rejects with `WordsAreLocked` where there is no key. */
export async function sealText(userId: string, key: string, text: string): Promise<string> {
  const { keys, sealedFor } = latestKeys(userId);
  return sealWords(keys, ofTab(sealedFor, key), { text });
}

/** Null while it is locked, and for what does not open. */
export async function openText(userId: string, key: string, sealed: string): Promise<string | null> {
  const keyring = keyringOf(userId);
  if (!keyring) return null;
  const { epochs, sealedFor } = keyring;
  const [words] = await openMany(epochs, sealedFor, [{ ...ofTab(sealedFor, key), sealed }], never);
  return words?.text ?? null;
}
