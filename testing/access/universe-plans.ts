/** Plans for the calls of stars, tags, own feelings, constellations and the feed of changes. */

import { api } from "#domain/api.ts";
import { makeComparison, makeEntry, makeFeeling, makeReading, makeTag, makeTracker } from "../make.ts";
import type { Person, WholePerson } from "./person.ts";
import { type Attempt, anyone, mine, type Plan } from "./plan.ts";

type Part = (owner: WholePerson) => { id: string };

/** A call whose path has an id of the owner. */
const ofId = (part: Part, status: number, parts: Partial<Attempt> = {}): Plan => ({
  foreign: (owner) => [{ params: { id: part(owner).id }, ...parts, status: 404 }],
  own: (owner) => ({ params: { id: part(owner).id }, ...parts, status }),
});

const ifMatch = ({ star }: Person) => ({ "if-match": `"${star.revision}"` });

/** A list that names its state: the state of the owner's list is not that of another. */
const withETag = (call: typeof api.listChanges | typeof api.listMoodEntries): Plan => ({
  foreign: async ({ visitor }) => {
    const { headers } = await visitor.call(call);
    return [{ status: 200 }, { headers: { "if-none-match": String(headers.etag) }, status: 200 }];
  },
  own: () => ({ status: 200 }),
});

export const universePlans = {
  listChanges: withETag(api.listChanges),
  listMoodEntries: withETag(api.listMoodEntries),
  createMoodEntry: {
    // Ids and keys of another universe are free: the star is a new one, with what its own person sent.
    foreign: ({ star, tag, feeling }) => [
      { body: makeEntry({ id: star.id }), status: 201 },
      { body: makeEntry({ emotion: feeling.id }), status: 400 },
      { body: makeEntry({ isTwinStar: 1, secondaryEmotion: feeling.id }), status: 400 },
      { body: makeEntry(), headers: { "idempotency-key": "one" }, status: 201 },
      { body: makeEntry({ tags: [tag.id] }), status: 400 },
    ],
    own: ({ tag, feeling }) => ({
      body: makeEntry({ tags: [tag.id], emotion: feeling.id, isTwinStar: 1, secondaryEmotion: "joy" }),
      status: 201,
    }),
  },
  updateMoodEntry: {
    foreign: (owner, other) => [
      { params: owner.star, headers: ifMatch(owner), body: { note: "Corrected" }, status: 404 },
      { params: other.star, headers: ifMatch(other), body: { tags: [owner.tag.id] }, status: 400 },
      { params: other.star, headers: ifMatch(other), body: { emotion: owner.feeling.id }, status: 400 },
      {
        ...{ params: other.star, headers: ifMatch(other), status: 400 },
        body: { isTwinStar: 1, secondaryEmotion: owner.feeling.id },
      },
    ],
    own: (owner) => ({
      ...{ params: owner.star, headers: ifMatch(owner), status: 200 },
      body: { note: "Corrected", tags: [owner.tag.id], emotion: owner.feeling.id },
    }),
  },
  binMoodEntry: ofId(({ star }) => star, 204),
  listBin: mine({ status: 200 }),
  getRoom: anyone(200),
  restoreMoodEntry: ofId(({ binned }) => binned, 200),
  purgeMoodEntry: ofId(({ binned }) => binned, 204),
  putTag: {
    foreign: ({ tag }) => [{ params: tag, body: makeTag(), status: 201 }],
    own: ({ tag }) => ({ params: tag, body: makeTag(), status: 200 }),
  },
  deleteTag: ofId(({ tag }) => tag, 204),
  mergeTags: {
    foreign: (owner, other) => [
      { params: owner.tag, body: { into: other.tag.id }, status: 404 },
      { params: other.tag, body: { into: owner.tag.id }, status: 404 },
    ],
    own: async ({ visitor, tag }) => {
      const into = { id: crypto.randomUUID() };
      await visitor.call(api.putTag, { params: into, body: makeTag() });
      return { params: tag, body: { into: into.id }, status: 200 };
    },
  },
  putFeeling: {
    foreign: ({ feeling }) => [{ params: feeling, body: makeFeeling(), status: 201 }],
    own: ({ feeling }) => ({ params: feeling, body: makeFeeling(), status: 200 }),
  },
  deleteFeeling: ofId(({ feeling }) => feeling, 204),
  mergeFeelings: {
    foreign: (owner, other) => [
      { params: owner.feeling, body: { into: other.feeling.id }, status: 404 },
      { params: other.feeling, body: { into: owner.feeling.id }, status: 404 },
    ],
    own: ({ feeling }) => ({ params: feeling, body: { into: "joy" }, status: 200 }),
  },
  putConstellation: {
    foreign: ({ constellation }, other) => [
      { params: constellation, body: { name: "Kite", entryIds: constellation.entryIds }, status: 400 },
      {
        ...{ params: { id: crypto.randomUUID() }, status: 400 },
        body: { name: "Kite", entryIds: [other.star.id, constellation.entryIds[0]] },
      },
    ],
    own: ({ constellation }) => ({
      ...{ params: constellation, status: 200 },
      body: { name: "Kite", entryIds: constellation.entryIds },
    }),
  },
  putComparison: {
    foreign: ({ comparison }) => [{ params: comparison, body: makeComparison(), status: 201 }],
    own: ({ comparison }) => ({ params: comparison, body: makeComparison(), status: 200 }),
  },
  deleteComparison: ofId(({ comparison }) => comparison, 204),
  putTracker: {
    foreign: ({ tracker }) => [{ params: tracker, body: makeTracker(), status: 201 }],
    own: ({ tracker }) => ({ params: tracker, body: makeTracker(), status: 200 }),
  },
  deleteTracker: ofId(({ tracker }) => tracker, 204),
  putReading: {
    foreign: ({ reading }) => [{ params: reading, body: makeReading(), status: 404 }],
    own: ({ reading }) => ({ params: reading, body: makeReading(), status: 200 }),
  },
  deleteReading: {
    // Nothing is there to remove.
    foreign: ({ reading }) => [{ params: reading, status: 204 }],
    own: ({ reading }) => ({ params: reading, status: 204 }),
  },
  deleteConstellation: ofId(({ constellation }) => constellation, 204),
} as const satisfies Partial<Record<keyof typeof api, Plan>>;
