/** Plans for the calls of imports. */

import { api } from "#domain/api.ts";
import {
  makeComparison,
  makeFeeling,
  makeImport,
  makeImportedEntry,
  makeQuizResponse,
  makeReading,
  makeReminders,
  makeSession,
  makeTag,
  makeTracker,
  signUp,
} from "../make.ts";
import { idIn, type WholePerson } from "./person.ts";
import { mine, type Plan } from "./plan.ts";

/** Somebody else with an import that is open; `isEmpty` for a universe without stars, which a restore needs. */
async function openOf({ test }: WholePerson) {
  const { visitor } = await signUp(test);
  const { body } = await visitor.call(api.openImport, { body: makeImport() });
  return { by: visitor, params: { id: body.id as string } };
}

/** Feelings, trackers and readings with ids of the owner. */
const broughtOf = ({ feeling, tracker, reading }: WholePerson) => ({
  feelings: [{ ...ofFeeling, id: feeling.id }],
  trackers: [{ ...makeTracker({ name: "Pain" }), id: tracker.id }],
  readings: [{ ...makeReading(), ...reading }],
});
const { isArchived: __, ...ofFeeling } = makeFeeling({ name: "Longing" });

/** `id` is that of the star that the entry becomes: another one of the owner has theirs. */
const batchOf = (owner: WholePerson, { tag, rows, star } = owner, { id } = star) => ({
  ...broughtOf(owner),
  entries: [makeImportedEntry({ id, key: idIn(rows, "import_entries", "key"), tags: [tag.id] })],
  tags: [{ id: tag.id, name: "Reading", kind: "activity" }],
  corrections: [
    {
      ...{ key: `${idIn(rows, "import_entries", "key")} #2`, corrects: idIn(rows, "import_keys", "key") },
      correction: { intensity: 3 },
    },
  ],
});

/** A slice with ids of the owner in all of its lists. */
function sliceOf(owner: WholePerson) {
  const { star, tag, comparison, rows, user } = owner;
  const { feelings, ...brought } = broughtOf(owner);
  const at = "2026-03-01T08:00:00.000Z";
  return {
    ...brought,
    feelings: feelings.map((feeling) => ({ ...feeling, isArchived: false })),
    entries: [{ ...entry, id: star.id, timestamp: at, createdAt: at, tags: [tag.id] }],
    tags: [{ id: tag.id, ...makeTag() }],
    quizResponses: [
      { ...makeQuizResponse(), id: idIn(rows, "quiz_responses"), runId: user.id, timestamp: at },
    ],
    recommendations: [
      {
        ...{ id: idIn(rows, "personalized_recommendations"), recommendationType: "maze" },
        ...{ contentId: "patience-trial", difficultyLevel: "easy", triggerReason: "A reason" },
        ...{ contextPattern: null, isCompleted: false, createdAt: at, completedAt: null },
      },
    ],
    wellnessSessions: [{ ...makeSession(), id: idIn(rows, "wellness_sessions"), at }],
    comparisons: [{ ...makeComparison(), id: comparison.id }],
    reminders,
    profile: { userName: "Grace" },
  };
}

const { isOn: _, ...reminders } = makeReminders();
const entry = { emotion: "joy", intensity: 7, x: 0, y: 0, z: 0 };

const constellationsOf = ({ constellation: { id, entryIds } }: WholePerson) => ({
  constellations: [{ id, name: "Kite", entryIds }],
});

/** Batches and slices with an own feeling of the owner, in each place where a star or a correction says one. */
async function feltBy(owner: WholePerson) {
  const { feeling, rows } = owner;
  const twins = [{ emotion: feeling.id }, { isTwinStar: 1, secondaryEmotion: feeling.id }];
  const key = idIn(rows, "import_keys", "key");
  const bodies = twins.flatMap((felt) => [
    { entries: [makeImportedEntry(felt)], tags: [] },
    { entries: [], tags: [], corrections: [{ key: "Another", corrects: key, correction: felt }] },
  ]);
  return Promise.all(bodies.map(async (body) => ({ ...(await openOf(owner)), body, status: 400 })));
}

export const importPlans = {
  openImport: {
    foreign: ({ openImport }) => [{ body: makeImport({ id: openImport.id }), status: 201 }],
  },
  listImports: mine({ status: 200 }),
  listImportKeys: mine({ status: 200 }),
  addImportEntries: {
    foreign: async (owner) => [
      { params: owner.openImport, body: batchOf(owner), status: 404 },
      { ...(await openOf(owner)), body: batchOf(owner), status: 200 },
      {
        ...(await openOf(owner)),
        ...{ body: { entries: [makeImportedEntry({ tags: [owner.tag.id] })], tags: [] }, status: 400 },
      },
      ...(await feltBy(owner)),
      {
        ...(await openOf(owner)),
        body: { entries: [], tags: [], readings: [{ ...makeReading(), ...owner.reading }] },
        status: 400,
      },
    ],
    own: (owner) => {
      const body = batchOf(owner, owner, { ...owner.star, id: crypto.randomUUID() });
      return { params: owner.openImport, body, status: 200 };
    },
  },
  restoreUniverse: {
    foreign: async (owner) => [
      { params: owner.openImport, body: sliceOf(owner), status: 404 },
      { params: owner.finishedImport, body: constellationsOf(owner), status: 404 },
      { ...(await openOf(owner)), body: sliceOf(owner), status: 200 },
      { ...(await openOf(owner)), body: constellationsOf(owner), status: 400 },
      {
        ...(await openOf(owner)),
        body: { readings: [{ ...makeReading(), ...owner.reading }] },
        status: 400,
      },
    ],
    own: (owner) => ({ params: owner.finishedImport, body: constellationsOf(owner), status: 200 }),
  },
  finishImport: {
    foreign: ({ openImport }) => [{ params: openImport, status: 404 }],
    own: ({ openImport }) => ({ params: openImport, status: 200 }),
  },
  removeImport: {
    foreign: ({ openImport, finishedImport }) => [
      { params: openImport, status: 404 },
      { params: finishedImport, status: 404 },
    ],
    own: ({ finishedImport }) => ({ params: finishedImport, status: 204 }),
  },
} as const satisfies Partial<Record<keyof typeof api, Plan>>;
