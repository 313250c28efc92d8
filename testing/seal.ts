/**
 * Seals, opens and seals anew the words of a universe as a client does, with texts in the form of sealed ones: the server
 * reads only their epochs. They can be opened, so that a test sees whether words come back.
 */

import { hash, randomUUID } from "node:crypto";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { api } from "#domain/api.ts";
import { keysPerReply } from "#domain/imports.ts";
import { tagNameKey } from "#domain/records/tag/find-tags.ts";
import { hasNameKey, type SealedKind, wordNamesOf } from "#domain/sealed/sealed-words.ts";
import type { Caller } from "./visitor.ts";

export type Words = Readonly<Record<string, string | null>>;
type Row = Words & { readonly id: string };

export const sealedText = (words: Words, epoch = 1) =>
  `1.${epoch}.${deflateRawSync(JSON.stringify(words)).toString("base64url")}`;
export const wordsIn = (sealed: string): Words =>
  JSON.parse(inflateRawSync(Buffer.from(String(sealed.split(".")[2]), "base64url")).toString());
export const nameKeyIn = (name: string, epoch = 1) =>
  hash("sha256", `${epoch} ${tagNameKey(name)}`, "base64url");

const salt = "c2FsdCBvZiAxNiBieXRlcw";
export const passphraseParameters = { kdf: "argon2id", memory: 65_536, passes: 3, lanes: 1, salt };
const wrappedKey = () => hash("sha512", randomUUID(), "base64url").slice(0, 80);

type SlotBody = {
  readonly id: string;
  readonly kind: string;
  readonly parameters: object;
  readonly wrapped: string;
  readonly name?: string | null;
};

export const makePassphraseSlot = (overrides: Partial<SlotBody> = {}): SlotBody => ({
  ...{ id: randomUUID(), kind: "passphrase", parameters: passphraseParameters, wrapped: wrappedKey() },
  ...overrides,
});
export const makeRecoverySlot = (overrides: Partial<SlotBody> = {}) =>
  makePassphraseSlot({ kind: "recovery", parameters: { kdf: "hkdf-sha-256", salt }, ...overrides });
export const makePasskeySlot = (overrides: Partial<SlotBody> = {}) =>
  makePassphraseSlot({
    kind: "passkey",
    parameters: { kdf: "hkdf-sha-256", salt, credential: "a2V5", input: "A".repeat(43) },
    ...overrides,
  });

export const checkOf = (epoch: number) =>
  `1.${epoch}.${hash("sha512", randomUUID(), "base64url").padEnd(123, "c")}`;

/** The body of a call that begins an epoch. */
export const makeEpoch = (epoch = 1, overrides: Record<string, unknown> = {}) => ({
  ...{ epoch, check: checkOf(epoch), slots: [makePassphraseSlot(), makeRecoverySlot()] },
  ...overrides,
});

export type WordsOfKind = {
  readonly kind: SealedKind;
  readonly id: string;
  readonly revision: number | null;
  readonly sealed: string | null;
  readonly words: Words;
};

const lists = {
  entry: "entries",
  tag: "tags",
  constellation: "constellations",
  feeling: "feelings",
  tracker: "trackers",
  comparison: "comparisons",
} as const;

/** Everything of a universe that has words, in the sky, in the bin and beside both. */
export async function listWords(visitor: Caller): Promise<WordsOfKind[]> {
  const feed = (await visitor.call(api.listChanges)).body;
  const all: [SealedKind, (Row & { revision?: number; sealed?: string })[]][] = [
    ...Object.entries(lists).map(([kind, list]) => [kind as SealedKind, feed[list]] as [SealedKind, Row[]]),
    ["entry", (await visitor.call(api.listBin)).body],
    ["link", (await visitor.call(api.listLinks)).body],
    ["import", (await visitor.call(api.listImports)).body],
  ];
  return all.flatMap(([kind, rows]) =>
    rows.flatMap((row) => {
      const words = Object.fromEntries(wordNamesOf(kind).map((name) => [name, row[name] ?? null]));
      const { id, revision = null, sealed = null } = row;
      return kind === "entry" && !words.note && !sealed ? [] : [{ kind, id, revision, sealed, words }];
    }),
  );
}

/** The words that the person reads, by the ids of their records. */
export const readWords = async (visitor: Caller): Promise<ReadonlyMap<string, Words>> =>
  new Map((await listWords(visitor)).map(({ id, sealed, words }) => [id, sealed ? wordsIn(sealed) : words]));

export function sealedItem({ kind, id, revision, sealed, words }: WordsOfKind, epoch: number) {
  const opened = sealed ? wordsIn(sealed) : words;
  return {
    ...{ kind, id, revision, sealed: sealedText(opened, epoch) },
    nameKey: hasNameKey(kind) ? nameKeyIn(opened.name ?? "", epoch) : null,
  };
}

export const openedItem = ({ kind, id, revision, sealed }: WordsOfKind) => ({
  ...{ kind, id, revision, words: wordsIn(sealed ?? "") },
});

/** The keys of imports that are not sealed. */
async function keyItems(visitor: Caller) {
  const keys: { key: string; said: string | null; isSealed?: true }[] = [];
  for (let isLast = false; !isLast; ) {
    const after = keys.at(-1)?.key;
    const query = after === undefined ? {} : { after };
    const { body } = await visitor.call(api.listImportKeys, { query });
    keys.push(...body);
    isLast = body.length < keysPerReply;
  }
  return keys.flatMap(({ key, said, isSealed }) =>
    isSealed
      ? []
      : [
          {
            ...{ kind: "import-key", id: key, nameKey: nameKeyIn(key) },
            said: said === null ? null : nameKeyIn(said),
          },
        ],
  );
}

/** The records that are left to be put, as the state of the seal wants them. */
export async function itemsLeft(visitor: Caller) {
  const { state, epochs } = (await visitor.call(api.getSeal)).body;
  const epoch = epochs.at(-1)?.epoch;
  const all = await listWords(visitor);
  if (state === "opening") return all.flatMap((one) => (one.sealed ? [openedItem(one)] : []));
  const isLeft = ({ sealed }: WordsOfKind) => !sealed?.startsWith(`1.${epoch}.`);
  return [...all.filter(isLeft).map((one) => sealedItem(one, epoch)), ...(await keyItems(visitor))];
}

export const putItems = (visitor: Caller, items: readonly object[]) =>
  visitor.call(api.putSealRecords, { body: { items } });

/** Puts all that is left, in batches, until `finish` ends it; returns its reply. */
export async function finishSeal(visitor: Caller, size = 100) {
  for (;;) {
    const items = await itemsLeft(visitor);
    for (let at = 0; at < items.length; at += size) {
      const { status, text } = await putItems(visitor, items.slice(at, at + size));
      if (status !== 200) throw new Error(text);
    }
    const finished = await visitor.call(api.finishSeal);
    if (finished.status !== 409 || items.length === 0) return finished;
  }
}

/** Seals the words of a universe from begin to end. */
export async function sealUniverse(visitor: Caller, epoch = makeEpoch()) {
  const begun = await visitor.call(api.beginSealing, { body: epoch });
  if (begun.status !== 200) throw new Error(begun.text);
  const finished = await finishSeal(visitor);
  if (finished.status !== 200) throw new Error(finished.text);
  return epoch;
}
