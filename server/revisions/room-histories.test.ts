import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import {
  makeComparison,
  makeEntry,
  makeFeeling,
  makeImport,
  makeImportedEntry,
  makeLink,
  makeQuizResponse,
  makeReading,
  makeSession,
  makeTag,
  makeTracker,
  signUp,
} from "../../testing/make.ts";
import { finishSeal, makeEpoch } from "../../testing/seal.ts";
import { readStored, recount } from "../../testing/stored-bytes.ts";
import type { Visitor } from "../../testing/visitor.ts";
import { sweep } from "../housekeeping.ts";

/** So small that most histories come up to it. */
const most = 3_000;
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ rateLimits: false, cooldownMs: 0, universeBytes: most });
});
afterAll(() => test.close());

const at = fc.nat(2);
const text = fc.string({ unit: "grapheme", maxLength: 300 }).map((one) => one.replaceAll("\0", ""));
const name = fc.stringMatching(/^[a-zäß€火🌌]{1,20}$/u);

type World = { readonly ada: Visitor; readonly userId: string; readonly ids: readonly string[] };
type Step = (world: World) => Promise<unknown>;
type NamedStep = { readonly name: string; readonly run: Step };

const idOf = ({ ids }: World, at: number) => ({ id: ids[at] ?? "" });
type Feed = {
  readonly tags: readonly { readonly id: string }[];
  readonly entries: readonly { readonly id: string; readonly revision: number }[];
};
/** The feed of a history; empty where so much time has passed that the session is over. */
async function feedOf({ ada }: World): Promise<Feed> {
  const { status, body } = await ada.call(api.listChanges);
  return status === 200 ? body : { tags: [], entries: [] };
}

const steps = {
  add: fc.tuple(at, fc.option(text), fc.subarray([0, 1])).map(
    ([star, note, tags]): Step =>
      async (world) => {
        const known = (await feedOf(world)).tags.map(({ id }) => id);
        const chosen = tags
          .map((tag) => world.ids[tag])
          .filter((id) => id !== undefined && known.includes(id));
        await world.ada.call(api.createMoodEntry, {
          body: makeEntry({ ...idOf(world, star), note, tags: chosen }),
        });
      },
  ),
  correct: fc.tuple(at, text).map(
    ([star, note]): Step =>
      async (world) => {
        const { entries } = await feedOf(world);
        const { revision = 1 } = entries.find(({ id }) => id === world.ids[star]) ?? {};
        const headers = { "if-match": `"${revision}"` };
        await world.ada.call(api.updateMoodEntry, { params: idOf(world, star), headers, body: { note } });
      },
  ),
  move: fc.tuple(at, fc.constantFrom("binMoodEntry", "restoreMoodEntry", "purgeMoodEntry")).map(
    ([star, call]): Step =>
      (world) =>
        world.ada.call(api[call as "binMoodEntry"], { params: idOf(world, star) }),
  ),
  tag: fc.tuple(at, name).map(
    ([tag, name]): Step =>
      (world) =>
        world.ada.call(api.putTag, { params: idOf(world, tag), body: makeTag({ name }) }),
  ),
  feeling: fc.tuple(at, name).map(
    ([feeling, name]): Step =>
      (world) =>
        world.ada.call(api.putFeeling, { params: idOf(world, feeling), body: makeFeeling({ name }) }),
  ),
  compare: fc.tuple(at, name).map(
    ([one, name]): Step =>
      (world) =>
        world.ada.call(api.putComparison, { params: idOf(world, one), body: makeComparison({ name }) }),
  ),
  name: fc.tuple(at, name).map(
    ([one, name]): Step =>
      (world) =>
        world.ada.call(api.putConstellation, {
          params: idOf(world, one),
          body: { name, entryIds: world.ids.slice(0, 2) },
        }),
  ),
  remove: fc
    .tuple(
      at,
      fc.constantFrom(
        "deleteTag",
        "deleteFeeling",
        "deleteConstellation",
        "deleteComparison",
        "deleteTracker",
      ),
    )
    .map(
      ([one, call]): Step =>
        (world) =>
          world.ada.call(api[call as "deleteTag"], { params: idOf(world, one) }),
    ),
  merge: fc.tuple(at, at, fc.constantFrom("mergeTags", "mergeFeelings")).map(
    ([one, other, call]): Step =>
      (world) =>
        world.ada.call(api[call as "mergeTags"], {
          params: idOf(world, one),
          body: { into: world.ids[other] },
        }),
  ),
  measure: fc.tuple(at, name, fc.nat(3)).map(
    ([one, name, day]): Step =>
      async (world) => {
        await world.ada.call(api.putTracker, { params: idOf(world, one), body: makeTracker({ name }) });
        const params = { trackerId: world.ids[one] ?? "", at: `2026-03-1${day}` };
        await world.ada.call(day === 3 ? api.deleteReading : api.putReading, {
          params,
          ...(day === 3 ? {} : { body: makeReading() }),
        });
      },
  ),
  link: fc.tuple(at, name).map(
    ([one, label]): Step =>
      async (world) => {
        await world.ada.call(api.createLink, { body: makeLink({ ...idOf(world, one), label }) });
        await world.ada.call(api.updateLink, { params: idOf(world, one), body: { label: label.repeat(2) } });
      },
  ),
  bring: fc.tuple(at, text, fc.constantFrom("finish", "undo", "leave")).map(
    ([one, note, end]): Step =>
      async (world) => {
        const params = { id: world.ids[one] ?? "" };
        await world.ada.call(api.openImport, { body: makeImport({ ...params, total: 5 }) });
        const entries = [makeImportedEntry({ note, said: "x" }), makeImportedEntry({ tags: [world.ids[2]] })];
        const tags = [{ id: world.ids[2], name: "Sea", kind: "place" }];
        const sent = [makeImportedEntry({ note }), makeImportedEntry({ note })];
        await world.ada.call(api.addImportEntries, {
          params,
          body: { entries: [...entries, ...sent], tags },
        });
        if (end === "finish") await world.ada.call(api.finishImport, { params });
        if (end === "undo") await world.ada.call(api.removeImport, { params });
      },
  ),
  practise: fc.constant<Step>(async ({ ada, userId }) => {
    await ada.call(api.createWellnessSession, { params: { id: userId }, body: makeSession() });
    await ada.call(api.createQuizResponse, { params: { id: userId }, body: makeQuizResponse() });
  }),
  seal: fc.constant<Step>(async ({ ada }) => {
    const { state, epochs } = (await ada.call(api.getSeal)).body;
    if (state === "open")
      await ada.call(api.beginSealing, { body: makeEpoch((epochs.at(-1)?.epoch ?? 0) + 1) });
    else await ada.call(api.beginOpening);
    await finishSeal(ada).catch(() => {});
  }),
  wait: fc.constant<Step>(async () => {
    test.clock.now += 20 * 24 * 3_600_000;
    await sweep(test.app);
  }),
} satisfies Record<string, fc.Arbitrary<Step>>;

/** Adds stars until one is refused, for an example that certainly fills the universe. */
const filling: NamedStep[] = [
  {
    name: "fill",
    run: async ({ ada }) => {
      const add = () => ada.call(api.createMoodEntry, { body: makeEntry({ note: "x".repeat(190) }) });
      let last = await add();
      for (let stars = 1; last.status === 201 && stars < 20; stars++) last = await add();
      expect(last).toMatchObject({ status: 409, body: { code: "no-room" } });
    },
  },
];

const rare = ["seal", "wait"];
const named = Object.entries<fc.Arbitrary<Step>>(steps).map(([name, step]) => ({
  arbitrary: step.map((run) => ({ name, run, toString: () => name })),
  weight: name === "add" ? 6 : rare.includes(name) ? 1 : 2,
}));

it("the database counts what a recount finds, and refuses what would make it more than there may be", {
  timeout: 120_000,
}, async () => {
  const { db, dialect } = test.database;
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(...named), { minLength: 15, maxLength: 30 }), async (history) => {
      const { visitor: ada, user } = await signUp(test);
      const world = { ada, userId: user.id, ids: [randomUUID(), randomUUID(), randomUUID()] };
      for (const { name, run } of history) {
        const before = await readStored(db, user.id);
        await run(world);
        const after = await readStored(db, user.id);
        expect(after, name).toEqual(await recount(db, user.id));
        // What was practised is kept, and sealed words take more than plain ones.
        if (!["practise", "seal"].includes(name))
          expect(after.storedBytes).toBeLessThanOrEqual(Math.max(most, before.storedBytes));
      }
    }),
    { examples: [[filling]], numRuns: dialect === "postgres" ? 4 : 12 },
  );
});
