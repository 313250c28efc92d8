/**
 * What this browser keeps of the seal of its person, so that words open without a network: the slots, which open with what
 * the person alone has. It is in the database of the copy of their universe, and goes with it.
 */

import * as z from "zod/mini";
import { type Seal, sealSchema, slotSchema } from "#domain/sealed/seal.ts";
import { isStoredUser } from "../session/stored-user.ts";
import { openCopy, stores } from "../stored/database.ts";

const earlierSchema = z.object({ epoch: z.int(), check: z.string(), slots: z.array(slotSchema) });
const copySchema = z.object({
  ...{ seal: sealSchema, earlier: z.array(earlierSchema), highest: z.int() },
  /** The latest epoch of which this browser was told that everything is sealed with its key. */
  ended: z.int(),
});

/** An epoch that the server has forgotten, because no record is sealed with its key any more. */
export type EarlierEpoch = z.output<typeof earlierSchema>;

/** The seal, and epochs with whose keys something that waits in this browser is still sealed. */
export type KnownSeal = Seal & {
  readonly earlier: readonly EarlierEpoch[];
  /** The latest epoch that this browser was ever told of: a server that offers an earlier one as the latest takes a key back. */
  readonly highest: number;
};

const copy = openCopy();
const keyOf = (userId: string) => `seal of ${userId}`;

type Stored = z.output<typeof copySchema>;

async function readCopy(userId: string): Promise<Stored | null> {
  try {
    if (isStoredUser(userId) === false) return null;
    const stored = await copy.runIn(stores.people, "readonly", (people) => people.get(keyOf(userId)));
    return copySchema.parse(stored);
  } catch {
    return null;
  }
}

/** Null where nothing is stored, or nothing that can be read. */
export async function readSealCopy(userId: string): Promise<KnownSeal | null> {
  const stored = await readCopy(userId);
  return stored && { ...stored.seal, earlier: stored.earlier, highest: stored.highest };
}

/**
 * Whether the words that a server wants sealed were all sealed with this key already, as far as this browser was told. An
 * attacker who writes into the data of a server could otherwise add names, and learn from their keys whether the person has
 * the same.
 */
export async function wasSealedBefore(userId: string, { state, epochs }: Pick<Seal, "state" | "epochs">) {
  if (state === "opening") return false;
  const ended = (await readCopy(userId))?.ended ?? 0;
  return latestOf(epochs) <= ended;
}

const latestOf = (epochs: Seal["epochs"]) => Math.max(0, ...epochs.map(({ epoch }) => epoch));

/**
 * Keeps what the server has told, with the epochs that it has forgotten if `isNeeded` says so. Never rejects: without the
 * copy, words open with a network alone.
 */
export async function keepSealCopy(
  userId: string,
  seal: Seal,
  isNeeded: (epoch: number) => Promise<boolean>,
): Promise<KnownSeal> {
  const known = await readCopy(userId);
  const earlier = await stillNeeded(known, seal, isNeeded);
  const highest = Math.max(known?.highest ?? 0, latestOf(seal.epochs));
  const ended = Math.max(known?.ended ?? 0, seal.state === "sealed" ? latestOf(seal.epochs) : 0);
  await copy
    .runIn(stores.people, "readwrite", async (people) => {
      // The person can have signed out meanwhile.
      if (isStoredUser(userId)) await people.put({ seal, earlier, highest, ended }, keyOf(userId));
    })
    .catch(() => {});
  return { ...seal, earlier, highest };
}

async function stillNeeded(
  known: Stored | null,
  seal: Seal,
  isNeeded: (epoch: number) => Promise<boolean>,
): Promise<EarlierEpoch[]> {
  if (!known || known.seal.sealedFor !== seal.sealedFor) return [];
  const told = known.seal.epochs.map((each) => ({
    ...each,
    slots: known.seal.slots.filter(({ epoch }) => epoch === each.epoch),
  }));
  const gone = [...known.earlier, ...told].filter(
    ({ epoch }) => !seal.epochs.some((current) => current.epoch === epoch),
  );
  const needed = await Promise.all(gone.map(({ epoch }) => isNeeded(epoch)));
  return gone.filter((_, at) => needed[at]);
}
