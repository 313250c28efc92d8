import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import type { Call } from "#domain/call.ts";
import { restoreSteps } from "#domain/formats/restore-steps.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import {
  makeComparison,
  makeEntry,
  makeFeeling,
  makeImport,
  makeReading,
  makeTag,
  makeTracker,
  signUp,
} from "../../testing/make.ts";
import {
  finishSeal,
  makeEpoch,
  nameKeyIn,
  readWords,
  sealedText,
  sealUniverse,
  wordsIn,
} from "../../testing/seal.ts";
import type { Visitor } from "../../testing/visitor.ts";
import { exportWhole } from "../../testing/whole-export.ts";

let test: TestApp;
let ada: Visitor;
let adaId: string;
beforeAll(async () => {
  test = await openTestApp({ rateLimits: false, cooldownMs: 0 });
});
afterAll(() => test.close());
beforeEach(async () => {
  const { visitor, user } = await signUp(test);
  [ada, adaId] = [visitor, user.id];
});

/** Writes words of every kind that a file has, also in the bin. */
async function live() {
  const [tag, feeling, tracker] = [{ id: randomUUID() }, { id: randomUUID() }, { id: randomUUID() }];
  await ada.call(api.putTag, { params: tag, body: makeTag({ name: "Sea" }) });
  await ada.call(api.putFeeling, { params: feeling, body: makeFeeling({ name: "Saudade" }) });
  await ada.call(api.putTracker, { params: tracker, body: makeTracker({ name: "Sleep", unit: "h" }) });
  const reading = { trackerId: tracker.id, at: "2026-03-10" };
  await ada.call(api.putReading, { params: reading, body: makeReading() });
  const stars: { id: string }[] = [];
  for (const note of ["One", "Two", "Three", null])
    stars.push(
      (
        await ada.call(api.createMoodEntry, {
          body: makeEntry({ id: randomUUID(), note, tags: [tag.id], emotion: feeling.id }),
        })
      ).body,
    );
  await ada.call(api.binMoodEntry, { params: { id: String(stars[2]?.id) } });
  const entryIds = stars.slice(0, 2).map(({ id }) => id);
  await ada.call(api.putConstellation, {
    params: { id: randomUUID() },
    body: { name: "Kite", entryIds },
  });
  await ada.call(api.putComparison, {
    params: { id: randomUUID() },
    body: makeComparison({ name: "Homes" }),
  });
}

/** A slice as the client sends it: with the keys of names, which only it can make. */
const withNameKeys = (slice: object): object =>
  JSON.parse(JSON.stringify(slice), (_, value) => {
    if (typeof value?.sealed !== "string") return value;
    const { name } = wordsIn(value.sealed);
    const isNamed = name !== undefined && !("entryIds" in value) && !("query" in value);
    return isNamed ? { ...value, nameKey: nameKeyIn(String(name)) } : value;
  });

it("a restore of sealed words, in an empty universe that is being sealed, brings all of them, though each call is sent twice", async () => {
  await live();
  await sealUniverse(ada);
  const [file, words] = [await exportWhole(ada), await readWords(ada)];

  const { visitor: ben } = await signUp(test);
  const begun = await ben.call(api.beginSealing, { body: makeEpoch(1, { sealedFor: adaId }) });
  expect(begun.status).toBe(200);
  const total = file.moodEntries.length + file.bin.length;
  const sealed = sealedText({ fileName: "mood-universe.json" });
  const body = makeImport({ fileName: "", sealed, source: "mood-universe-json", total });
  const opened = (await ben.call(api.openImport, { body })).body;
  for (const step of restoreSteps(file, opened, Date.parse(file.exportedAt)))
    for (let times = 0; times < 2; times++) {
      const parts = { params: step.params, body: step.body && withNameKeys(step.body) };
      const { status, text } = await ben.call(step.call as Call, parts as object);
      expect([status, text]).toEqual([200, text]);
    }
  expect((await finishSeal(ben)).status).toBe(200);
  const { [opened.id]: fileName, ...restored } = Object.fromEntries(await readWords(ben));
  expect(fileName).toEqual({ fileName: "mood-universe.json" });
  expect(restored).toEqual(Object.fromEntries(words));
  expect((await exportWhole(ben)).moodEntries).toMatchObject(
    file.moodEntries.map(({ id, tags, emotion }) => ({ id, tags, emotion })),
  );
});
