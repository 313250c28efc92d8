import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { applyChanges, type Universe } from "#domain/records/apply-changes.ts";
import type { Changes } from "#domain/records/changes.ts";
import { twinStarRefusals } from "#domain/records/star/mood-entry.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { type Journal, startJournal } from "../../testing/journal.ts";
import { makeFeeling } from "../../testing/make.ts";

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ rateLimits: false, cooldownMs: 0 });
});
afterAll(() => test.close());

const own = Array.from({ length: 4 }, () => randomUUID());
const id = fc.constantFrom(...own);
const feeling = fc.constantFrom(...own, "joy", "grief");
const felt = fc.record({
  emotion: feeling,
  secondaryEmotion: fc.option(feeling),
  intensity: fc.integer({ min: 1, max: 10 }),
});
/** The star that is meant, counted from the latest. */
const back = fc.nat(3);
const step = fc.oneof(
  fc.record({
    call: fc.constant("put" as const),
    id,
    name: fc.constantFrom<string>("Home", "ＨＯＭＥ", "Away", "Joy"),
  }),
  fc.record({ call: fc.constant("delete" as const), id }),
  fc.record({ call: fc.constant("merge" as const), id, into: feeling }),
  { arbitrary: fc.record({ call: fc.constant("star" as const), felt }), weight: 2 },
  fc.record({ call: fc.constant("correct" as const), back, felt }),
  fc.record({ call: fc.constant("bin" as const), back }),
  fc.record({ call: fc.constant("restore" as const), back }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const contentOf = ({ emotion, secondaryEmotion, intensity }: (Step & { call: "star" })["felt"]) => ({
  ...{ emotion, intensity, secondaryEmotion },
  ...{ isTwinStar: secondaryEmotion === null ? 0 : 1, secondaryIntensity: secondaryEmotion && 5 },
});

async function send({ visitor, post, list, listBin, correct, moveToBin, restore }: Journal, sent: Step) {
  const params = { id: randomUUID(), ...sent };
  if (sent.call === "put")
    return visitor.call(api.putFeeling, { params, body: makeFeeling({ name: sent.name }) });
  if (sent.call === "delete") return visitor.call(api.deleteFeeling, { params });
  if (sent.call === "merge") return visitor.call(api.mergeFeelings, { params, body: { into: sent.into } });
  if (sent.call === "star") return post({ ...contentOf(sent.felt), id: randomUUID() });
  const star = (sent.call === "restore" ? await listBin() : await list()).at(-1 - sent.back);
  if (!star) return null;
  if (sent.call === "correct") return correct(star, contentOf(sent.felt));
  return sent.call === "bin" ? moveToBin(star) : restore(star);
}

const read = async ({ visitor }: Journal, since?: number): Promise<Changes> =>
  (
    await visitor.call(api.listChanges, {
      query: since === undefined ? {} : { since: `${since}`, form: "1" },
    })
  ).body;

/** Each change has the next revision, and a client that follows the feed holds what one that asks for everything gets. */
async function follow(ada: Journal, known: Universe): Promise<Universe> {
  const changes = await read(ada, known.revision);
  const { revision, entries, feelings, removed } = changes;
  const changed = [entries, feelings, removed.entries, removed.feelings].some(({ length }) => length > 0);
  expect(revision).toBe(known.revision + (changed ? 1 : 0));
  for (const row of [...entries, ...feelings]) expect(row.revision).toBe(revision);
  const universe = applyChanges(known, changes);
  expect(universe).toEqual(applyChanges(null, await read(ada)));
  return universe;
}

async function expectValid(ada: Journal, { entries, feelings }: Universe) {
  const known = ["joy", "grief", ...feelings.map((one) => one.id)];
  expect(new Set(feelings.map(({ name }) => name.normalize("NFKC").toLowerCase())).size).toBe(
    feelings.length,
  );
  for (const star of [...entries, ...(await ada.listBin())]) {
    expect(known).toContain(star.emotion);
    if (star.secondaryEmotion !== null) expect(known).toContain(star.secondaryEmotion);
    expect(twinStarRefusals(star)).toEqual({});
  }
}

it("no sequence of calls gives a star a feeling that is missing, or one twice, and each change is one revision", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 40 }), async (steps) => {
      const ada = await startJournal(test);
      for (const known of own) await send(ada, { call: "put", id: known, name: known.slice(0, 8) });
      let universe = applyChanges(null, await read(ada));
      for (const sent of steps) {
        const first = await send(ada, sent);
        if (!first) continue;
        expect(first.status).toBeLessThan(500);
        universe = await follow(ada, universe);
        await expectValid(ada, universe);
        if (sent.call !== "delete" && sent.call !== "merge") continue;
        const again = await send(ada, sent);
        expect([sent, again?.status, again?.text]).toEqual([sent, first.status, first.text]);
        expect((await read(ada)).revision).toBe(universe.revision);
      }
    }),
    { numRuns: 20 },
  );
}, 120_000);
