import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import type { Call } from "#domain/call.ts";
import { textSlots } from "../../testing/access/text-slots.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import {
  makeComparison,
  makeEntry,
  makeFeeling,
  makeImport,
  makeImportedEntry,
  makeLink,
  makeTag,
  makeTracker,
  signUp,
} from "../../testing/make.ts";
import { makeNameKey, makeSealed } from "../../testing/make-sealed.ts";
import { setSeal } from "../../testing/set-seal.ts";
import { readAllRows } from "../../testing/tables.ts";
import type { Parts, Visitor } from "../../testing/visitor.ts";

type Name = keyof typeof api;
type Body = Readonly<Record<string, unknown>>;
type Try = Omit<Parts<Call>, "body" | "params"> & { readonly params?: object; readonly body: Body };

let test: TestApp;
let ada: Visitor;
let userId: string;
beforeAll(async () => {
  test = await openTestApp({ rateLimits: false, cooldownMs: 0 });
});
afterAll(() => test.close());
beforeEach(async () => {
  const { visitor, user } = await signUp(test);
  [ada, userId] = [visitor, user.id];
});

const sealed = makeSealed("words");
const id = randomUUID();
const hasNameKey = { sealed, nameKey: makeNameKey("name") };
const tag = { ...makeTag({ name: "" }), ...hasNameKey };
const feeling = { ...makeFeeling({ name: "" }), ...hasNameKey };
const tracker = { ...makeTracker({ name: "", unit: "", lowLabel: "", highLabel: "" }), ...hasNameKey };
const comparison = { ...makeComparison({ name: "", query: "" }), sealed };
const { isArchived: _, ...importedTag } = tag;
const { isArchived: __, ...importedFeeling } = feeling;
const keyed = { key: makeNameKey("key"), said: makeNameKey("said") };
const at = "2026-03-01T08:00:00.000Z";

const openImport = async () => {
  const body = makeImport({ fileName: "" });
  return { id: (await ada.call(api.openImport, { body: { ...body, sealed } })).body.id as string };
};
const addStar = async () => (await ada.call(api.createMoodEntry, { body: makeEntry() })).body;

/** What a person with sealed words sends by each call that can have words; a function makes what it is about. */
const calls: { readonly [CallName in Name]?: () => Promise<Try> } = {
  createMoodEntry: async () => ({ body: { ...makeEntry(), sealed } }),
  updateMoodEntry: async () => {
    const star = await addStar();
    return { params: { id: star.id }, headers: { "if-match": `"${star.revision}"` }, body: { sealed } };
  },
  putTag: async () => ({ params: { id }, body: tag }),
  putFeeling: async () => ({ params: { id }, body: feeling }),
  putTracker: async () => ({ params: { id }, body: tracker }),
  putConstellation: async () => {
    const entryIds = [(await addStar()).id, (await addStar()).id];
    return { params: { id }, body: { name: "", entryIds, sealed } };
  },
  putComparison: async () => ({ params: { id }, body: comparison }),
  createLink: async () => ({ body: { ...makeLink({ label: "" }), sealed } }),
  updateLink: async () => {
    const { body } = await ada.call(api.createLink, { body: { ...makeLink({ label: "" }), sealed } });
    return { params: { id: body.id }, body: { label: "", sealed } };
  },
  openImport: async () => ({ body: { ...makeImport({ fileName: "" }), sealed } }),
  addImportEntries: async () => ({
    params: await openImport(),
    body: {
      entries: [{ ...makeImportedEntry(), id: randomUUID(), ...keyed, sealed }],
      corrections: [
        { ...keyed, key: makeNameKey("next"), corrects: keyed.key, correction: { intensity: 3 } },
      ],
      tags: [{ id, ...importedTag }],
      feelings: [{ id, ...importedFeeling }],
      trackers: [{ id, ...tracker }],
    },
  }),
  restoreUniverse: async () => ({
    params: await openImport(),
    body: {
      entries: [{ ...makeEntry(), id, timestamp: at, createdAt: at, x: 0, y: 0, z: 0, sealed }],
      tags: [{ id, ...tag }],
      feelings: [{ id, ...feeling }],
      trackers: [{ id, ...tracker }],
      constellations: [{ id, name: "", entryIds: [], sealed }],
      comparisons: [{ id, ...comparison }],
    },
  }),
};

/** Calls with texts that are no words of a journal: they name a person, or let them in. */
const ofAccounts: readonly string[] = [
  ...["updateProfile", "addPasskey", "renamePasskey", "newPasskeyOptions", "confirm", "changePassword"],
  ...["setPassword", "confirmTotp", "deleteUniverse", "putDevice", "createToken"],
  ...["createWebhook", "changeWebhook"],
];
/** Calls whose words are answers of the quiz, which stay as they are (docs/security.md). */
const ofTheQuiz: readonly string[] = ["createQuizResponse"];
/** Calls of the seal itself: server/seal/sealing.test.ts tells which words they take in which state. */
const ofTheSeal = (name: string) => /seal/i.test(name) || name === "beginOpening";

/** Texts that are no words: ids, clocks, and what the product itself has written. */
const noWords = [
  /(^|\.)timeZone$/,
  /^(entries|wellnessSessions)\[\]\.(id|itemId)$/,
  /(^|\.)entryIds\[\]$/,
  /^readings\[\]\.at$/,
  /^(recommendations|quizResponses)\[\]\./,
  /^profile\./,
  // The address of a topic, which is where reminders go.
  /^ntfy\.(topicUrl|token)$/,
  // A feeling that is not of the catalogue is a name of an earlier version of the product; stats name one, too.
  /^entries\[\]\.(emotion|secondaryEmotion)$/,
  /^journeyStats$/,
];

const wordSlots = (name: Name) =>
  textSlots(api[name]).filter((slot) => !noWords.some((pattern) => pattern.test(slot)));

/** Assistants store nothing. */
const isPrivate = ({ access, forPrograms }: Call) =>
  !forPrograms && (access === "session" || access === "owner");
const hasOthers = (name: string) => [...ofAccounts, ...ofTheQuiz].includes(name) || ofTheSeal(name);
const withWords = (Object.keys(api) as Name[]).filter(
  (name) => isPrivate(api[name]) && !hasOthers(name) && wordSlots(name).length > 0,
);

const plain: Body = {
  ...{ note: "Plain", name: "Plain", unit: "plain", lowLabel: "plain", highLabel: "plain" },
  ...{ query: "first.words=plain&second=others", label: "Plain", fileName: "plain.csv" },
  ...{ key: "A day in plain words", said: "plain", corrects: "Another day" },
};

/** The body with another object where the text at a slot such as `entries[].note` belongs to. */
function withChanged(body: Body, slot: string, change: (one: Body, word: string) => Body): Body {
  const [list = "", word] = slot.split("[].");
  return word === undefined
    ? change(body, list)
    : { ...body, [list]: (body[list] as Body[]).map((one) => change(one, word)) };
}
const withHalf = (one: Body, word: string): Body => ({ ...one, [word]: plain[word] });
function withoutSealed(one: Body, word: string): Body {
  const { sealed: _, nameKey: __, ...rest } = one;
  const words = [...Object.keys(plain).filter((name) => rest[name] === ""), word];
  return { ...rest, ...Object.fromEntries(words.map((name) => [name, plain[name]])) };
}
const isKey = (slot: string) => /\.(key|said|corrects)$/.test(slot);
/** The body with a plain text at a slot. Words beside one are plain too, because none are half sealed. */
const withPlain = (body: Body, slot: string) =>
  withChanged(body, slot, isKey(slot) ? withHalf : withoutSealed);

const rows = () => readAllRows(test.database.db, userId);
const seal = (...[state, epochs]: [Parameters<typeof setSeal>[2], number[]?]) =>
  setSeal(test.database.db, userId, state, epochs);
const make = (name: Name, parts: Try) => ada.call(api[name] as Call, parts as Parts<Call>);
async function triesOf(name: Name): Promise<Try> {
  const parts = await calls[name]?.();
  if (!parts) throw new Error(`Nothing says what a person with sealed words sends by ${name}.`);
  return parts;
}

const isTaken = expect.toSatisfy((status: number) => status < 300);
const resealed = ({ body, ...parts }: Try, text: string): Try => ({
  ...parts,
  body: JSON.parse(JSON.stringify(body).replaceAll(`"${sealed}"`, JSON.stringify(text))),
});

it("every call whose body can have a text is one of those that are tried, or has a reason to be none", () => {
  expect(withWords.toSorted()).toEqual(Object.keys(calls).toSorted());
});

const slots = withWords.flatMap((name) => wordSlots(name).map((slot) => [name, slot] as const));

describe.each(["sealing", "sealed", "rotating"] as const)("in a universe that is %s", (state) => {
  it.each(slots)("%s refuses a plain word at %s, and changes nothing", async (name, slot) => {
    await seal(state);
    const parts = await triesOf(name);
    const before = await rows();
    const refused = await make(name, { ...parts, body: withPlain(parts.body, slot) });
    expect([refused.status, refused.body.code]).toEqual([409, "universe-sealed"]);
    expect(Object.keys(api[name].replies)).toContain("409");
    expect(await rows()).toEqual(before);
    const taken = await make(name, parts);
    expect([taken.status, taken.text]).toEqual([isTaken, taken.text]);
  });

  it.each(withWords)("%s refuses words that were sealed with the key of another epoch", async (name) => {
    await seal(state);
    const parts = await triesOf(name);
    await seal(state, [3]);
    const before = await rows();
    const refused = await make(name, parts);
    expect([refused.status, refused.body.code]).toEqual([409, "wrong-epoch"]);
    expect(await rows()).toEqual(before);
  });
});

describe("in a universe that is sealed", () => {
  it.each(slots.filter(([, slot]) => !isKey(slot)))(
    "%s refuses a word at %s beside sealed ones",
    async (name, slot) => {
      await seal("sealed");
      const parts = await triesOf(name);
      const before = await rows();
      const refused = await make(name, { ...parts, body: withChanged(parts.body, slot, withHalf) });
      expect([refused.status, refused.body.code]).toEqual([400, "invalid-fields"]);
      expect(await rows()).toEqual(before);
    },
  );

  it.each(withWords)(
    "%s takes 24 KB of sealed words, and nothing longer or of another form",
    async (name) => {
      await seal("sealed");
      const parts = await triesOf(name);
      const before = await rows();
      const longest = "1.1.".padEnd(24 * 1024, "A");
      for (const wrong of [`${longest}A`, "Plain", "1.0.AAAA", "2.1.AAAA", "1.1.", "1.1.AA==", "1.01.AAAA"])
        expect((await make(name, resealed(parts, wrong))).status, wrong.slice(0, 10)).toBe(400);
      expect(await rows()).toEqual(before);
      const taken = await make(name, resealed(parts, longest));
      expect([taken.status, taken.text]).toEqual([isTaken, taken.text]);
    },
  );
});

it.each(withWords)("%s takes words of the key of before while another one takes its place", async (name) => {
  await seal("rotating", [1, 2]);
  const parts = await triesOf(name);
  const taken = await make(name, parts);
  expect([taken.status, taken.text]).toEqual([isTaken, taken.text]);
});

describe("in an open universe", () => {
  it.each(withWords)("%s refuses sealed words, and changes nothing", async (name) => {
    await seal("opening");
    const parts = await triesOf(name);
    await seal("open", []);
    const before = await rows();
    const refused = await make(name, parts);
    expect([refused.status, refused.body.code]).toEqual([409, "universe-not-sealed"]);
    expect(await rows()).toEqual(before);
  });
});

describe("in a universe whose words are being opened", () => {
  it.each(slots)("%s takes a plain word at %s", async (name, slot) => {
    await seal("opening");
    const parts = await triesOf(name);
    const taken = await make(name, { ...parts, body: withPlain(parts.body, slot) });
    expect([taken.status, taken.text]).toEqual([isTaken, taken.text]);
  });
});
