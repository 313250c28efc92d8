/** Plans for the calls that seal words. */

import { api } from "#domain/api.ts";
import { finishSeal, makeEpoch, makePassphraseSlot, sealedText } from "../seal.ts";
import { idIn, type Person, type WholePerson } from "./person.ts";
import { type Attempt, mine, type Plan } from "./plan.ts";

/** Begins to seal the universe of the other person, so that only the ids of the owner can be the reason of a refusal. */
const begin = ({ visitor }: Person) => visitor.call(api.beginSealing, { body: makeEpoch() });

async function seal(person: Person) {
  await begin(person);
  await finishSeal(person.visitor);
}

const slotOf = ({ rows }: WholePerson) => ({ id: idIn(rows, "seal_slots") });
const { id: _, ...slot } = makePassphraseSlot();
const change = { epoch: 1, ...slot };
/** An epoch with the id of a slot of the owner. */
const withSlotOf = (owner: WholePerson, epoch = 1) =>
  makeEpoch(epoch, { slots: [...makeEpoch().slots, makePassphraseSlot(slotOf(owner))] });

/** A call of a person whose universe has come so far. */
const after = (
  come: (person: Person) => Promise<unknown>,
  attempts: (owner: WholePerson) => readonly Attempt[],
): Plan => ({
  foreign: async (owner, other) => {
    await come(other);
    return attempts(owner);
  },
});

async function addSlot(person: Person) {
  await begin(person);
  await person.visitor.call(api.putSealSlot, { params: ownSlot, body: change });
}
const ownSlot = { id: crypto.randomUUID() };

export const sealPlans = {
  getSeal: mine({ status: 200 }),
  beginSealing: { foreign: (owner) => [{ body: withSlotOf(owner), status: 200 }] },
  putSealRecords: after(begin, ({ star: { id, revision } }) =>
    [
      { kind: "entry", id, revision, sealed: sealedText({ note: "Theirs" }) },
      { kind: "import-key", id, nameKey: "k".repeat(43), said: null },
    ].map((item) => ({ body: { items: [item] }, status: 200 })),
  ),
  finishSeal: after(seal, () => [{ status: 200 }]),
  beginOpening: after(begin, () => [{ status: 200 }]),
  rotateSeal: after(seal, (owner) => [{ body: withSlotOf(owner, 2), status: 200 }]),
  putSealSlot: after(begin, (owner) => [{ params: slotOf(owner), body: change, status: 201 }]),
  deleteSealSlot: after(addSlot, (owner) => [
    { params: slotOf(owner), status: 404 },
    { params: ownSlot, status: 204 },
  ]),
} as const satisfies Partial<Record<keyof typeof api, Plan>>;
