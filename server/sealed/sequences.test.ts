import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import type { SealState } from "#domain/sealed/seal-states.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { makeEntry, makeImport, makeImportedEntry, makeTag, signUp } from "../../testing/make.ts";
import {
  finishSeal,
  itemsLeft,
  makeEpoch,
  nameKeyIn,
  putItems,
  readWords,
  sealedText,
} from "../../testing/seal.ts";
import { readAllRows } from "../../testing/tables.ts";
import type { Answer, Visitor } from "../../testing/visitor.ts";

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ rateLimits: false, cooldownMs: 0 });
});
afterAll(() => test.close());

const at = fc.nat(3);
const isSealed = fc.boolean();
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ call: fc.constant("star" as const), at, isSealed }) },
  { weight: 2, arbitrary: fc.record({ call: fc.constant("correct" as const), at, isSealed }) },
  { weight: 2, arbitrary: fc.record({ call: fc.constant("tag" as const), at, isSealed, name: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ call: fc.constant("import" as const), isSealed }) },
  {
    weight: 2,
    arbitrary: fc.record({ call: fc.constantFrom("bin" as const, "restore" as const, "purge" as const), at }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      call: fc.constantFrom(
        "begin" as const,
        "some" as const,
        "finish" as const,
        "open" as const,
        "rotate" as const,
      ),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** A universe as its person remembers it: what they have written, by the ids of records. */
class World {
  readonly ada: Visitor;
  readonly userId: string;
  readonly ids = Array.from({ length: 4 }, () => randomUUID());
  readonly tagIds = Array.from({ length: 4 }, () => randomUUID());
  readonly words = new Map<string, string>();
  written = 0;

  constructor(ada: Visitor, userId: string) {
    [this.ada, this.userId] = [ada, userId];
  }

  seal = async (): Promise<{ state: SealState; epochs: { epoch: number }[] }> =>
    (await this.ada.call(api.getSeal)).body;

  /** Words as they are, or sealed with the last key. */
  async say(name: "note" | "name" | "fileName", text: string, isSealed: boolean) {
    if (!isSealed) return { [name]: text };
    const epoch = (await this.seal()).epochs.at(-1)?.epoch ?? 1;
    const key = name === "name" ? { nameKey: nameKeyIn(text, epoch) } : {};
    return { [name]: name === "note" ? null : "", sealed: sealedText({ [name]: text }, epoch), ...key };
  }
}

/** The refusal of words that a universe does not take in a state; null where it takes them. */
function refusalIn(state: SealState, isSealed: boolean): string | null {
  if (isSealed) return state === "open" ? "universe-not-sealed" : null;
  return state === "open" || state === "opening" ? null : "universe-sealed";
}

/** Remembers what was stored; what the state does not take is refused with its code, and all else for reasons of its own. */
async function write(world: World, isSealed: boolean, id: string, text: string, send: () => Promise<Answer>) {
  const { state } = await world.seal();
  const { status, body } = await send();
  const expected = refusalIn(state, isSealed);
  if (expected !== null) expect([status, body.code]).toEqual([409, expected]);
  else expect(["universe-sealed", "universe-not-sealed", "wrong-epoch"]).not.toContain(body.code);
  if (status < 300) world.words.set(id, text);
}

const change: { readonly [Call in Step["call"]]: (world: World, step: never) => Promise<unknown> } = {
  async star(world, { at: index, isSealed: sealed }: { at: number; isSealed: boolean }) {
    const [id, text] = [world.ids[index] as string, `canary ${world.written++}`];
    if (world.words.has(id)) return;
    const body = makeEntry({ id, ...(await world.say("note", text, sealed)) });
    await write(world, sealed, id, text, () => world.ada.call(api.createMoodEntry, { body }));
  },
  async correct(world, { at: index, isSealed: sealed }: { at: number; isSealed: boolean }) {
    const [id, text] = [world.ids[index] as string, `canary ${world.written++}`];
    const { entries } = (await world.ada.call(api.listChanges)).body;
    const star = entries.find((one: { id: string }) => one.id === id);
    if (!star) return;
    const headers = { "if-match": `"${star.revision}"` };
    const body = await world.say("note", text, sealed);
    await write(world, sealed, id, text, () =>
      world.ada.call(api.updateMoodEntry, { params: { id }, headers, body }),
    );
  },
  async tag(world, { at: index, isSealed: sealed, name }: { at: number; isSealed: boolean; name: number }) {
    const [id, text] = [world.tagIds[index] as string, `canary name ${name}`];
    const body = { ...makeTag(), ...(await world.say("name", text, sealed)) };
    await write(world, sealed, id, text, () => world.ada.call(api.putTag, { params: { id }, body }));
  },
  async import(world, { isSealed: sealed }: { isSealed: boolean }) {
    const [params, id] = [{ id: randomUUID() }, randomUUID()];
    const [text, fileName] = [`canary ${world.written++}`, `canary ${world.written}.csv`];
    const body = makeImport({ ...params, ...(await world.say("fileName", fileName, sealed)) });
    await write(world, sealed, params.id, fileName, () => world.ada.call(api.openImport, { body }));
    if (!world.words.has(params.id)) return;
    const key = sealed ? nameKeyIn(text) : text;
    const entry = makeImportedEntry({ id, key, said: key, ...(await world.say("note", text, sealed)) });
    const batch = { entries: [entry], tags: [] };
    await write(world, sealed, id, text, () => world.ada.call(api.addImportEntries, { params, body: batch }));
    expect((await world.ada.call(api.finishImport, { params })).status).toBe(200);
  },
  bin: (world, { at: index }: { at: number }) =>
    world.ada.call(api.binMoodEntry, { params: { id: world.ids[index] as string } }),
  restore: (world, { at: index }: { at: number }) =>
    world.ada.call(api.restoreMoodEntry, { params: { id: world.ids[index] as string } }),
  async purge(world, { at: index }: { at: number }) {
    const id = world.ids[index] as string;
    const { status } = await world.ada.call(api.purgeMoodEntry, { params: { id } });
    if (status !== 204) return;
    world.words.delete(id);
    world.ids[index] = randomUUID();
  },
  async begin(world) {
    const last = await test.database.db
      .selectFrom("users")
      .select("sealEpoch")
      .where("id", "=", world.userId)
      .executeTakeFirst();
    return world.ada.call(api.beginSealing, { body: makeEpoch((last?.sealEpoch ?? 0) + 1) });
  },
  some: async (world) => putItems(world.ada, (await itemsLeft(world.ada)).slice(0, 2)),
  async finish(world) {
    const { state } = await world.seal();
    if (state === "open" || state === "sealed") return;
    expect((await finishSeal(world.ada)).status).toBe(200);
  },
  open: (world) => world.ada.call(api.beginOpening),
  async rotate(world) {
    const epoch = ((await world.seal()).epochs.at(-1)?.epoch ?? 0) + 1;
    return world.ada.call(api.rotateSeal, { body: makeEpoch(epoch) });
  },
};

it("no sequence of calls loses a word, takes one that the state does not take, or leaves one that is to be sealed", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
      const { visitor, user } = await signUp(test);
      const world = new World(visitor, user.id);
      for (const one of steps) {
        await change[one.call](world, one as never);
        const read = [...(await readWords(visitor))].map(([id, words]) => [id, Object.values(words)[0]]);
        expect(Object.fromEntries(read)).toEqual(Object.fromEntries(world.words));
        const { state } = await world.seal();
        const rows = JSON.stringify([...(await readAllRows(test.database.db, user.id))]);
        if (state === "sealed") expect(rows).not.toContain("canary");
        if (state === "open") expect(rows).not.toMatch(/"1\.\d+\./);
      }
    }),
    { numRuns: 25 },
  );
}, 120_000);
