import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { makeTestDatabaseSettings, type TestDatabaseSettings } from "../testing/databases.ts";
import { type EarlierVersion, exportVersionOf } from "../testing/hosting/earlier-version.ts";
import { killAll, makeProcesses, startAll } from "../testing/hosting/processes.ts";
import { RemoteVisitor } from "../testing/hosting/remote-visitor.ts";
import { makeEntry, makeFeeling, makeUniverse } from "../testing/make.ts";
import { skipAndReport } from "../testing/report.ts";
import type { ServerProcess } from "../testing/server-process.ts";

/** The last schema without own feelings. */
const schema = 16;

let where: TestDatabaseSettings;
let earlier: EarlierVersion | null = null;
let servers: ServerProcess[] = [];
beforeEach(async () => {
  where = await makeTestDatabaseSettings();
});
afterEach(async () => {
  await killAll(servers);
  await earlier?.remove();
  await where.remove();
});

it("a process of the version before own feelings keeps the stars that have them, beside one of this version", {
  timeout: 120_000,
}, async ({ skip }) => {
  earlier = await exportVersionOf(schema);
  if (!earlier) return skipAndReport(skip, `The history of this clone does not reach schema ${schema}.`);
  const environment = { COOLDOWN_SECONDS: "0", RATE_LIMITS: "off" };
  const { program } = earlier;
  const [before] = await makeProcesses(where, { name: "before", count: 1, environment, program });
  const [after] = await makeProcesses(where, { name: "after", count: 1, environment });
  if (!before || !after) throw new Error("No processes were made");
  servers = [before, after];
  await startAll([before]);
  const ada = new RemoteVisitor();
  const { body: user } = await ada.call(before.url, api.createUniverse, { body: makeUniverse() });
  await startAll([after]);

  const own = { id: randomUUID() };
  const put = await ada.call(after.url, api.putFeeling, { params: own, body: makeFeeling() });
  expect(put.status).toBe(201);
  const body = makeEntry({ emotion: own.id, isTwinStar: 1, secondaryEmotion: "joy" });
  const star = (await ada.call(after.url, api.createMoodEntry, { body })).body as MoodEntry;

  // What the earlier version does with the star.
  const list = async (server: ServerProcess) => (await ada.call(server.url, api.listMoodEntries)).body;
  const corrected = await ada.call(before.url, api.updateMoodEntry, {
    params: star,
    headers: { "if-match": `"${star.revision}"` },
    body: { note: "Corrected" },
  });
  expect(corrected).toMatchObject({ status: 200, body: { emotion: own.id, note: "Corrected" } });
  expect((await ada.call(before.url, api.binMoodEntry, { params: star })).status).toBe(204);
  expect((await ada.call(before.url, api.restoreMoodEntry, { params: star })).status).toBe(200);
  expect((await ada.call(before.url, api.updateStats, { params: user, body: {} })).status).toBe(200);
  const changes = await ada.call(before.url, api.listChanges, { query: { since: "0", form: "1" } });
  expect(changes).toMatchObject({ status: 200, body: { entries: [{ emotion: own.id }] } });
  // A star of a feeling that the earlier version does not know is refused there: the browser keeps it.
  expect((await ada.call(before.url, api.createMoodEntry, { body })).status).toBe(400);

  const merge = await ada.call(after.url, api.mergeFeelings, { params: own, body: { into: "grief" } });
  expect(merge.status).toBe(200);
  for (const server of servers)
    expect(await list(server)).toMatchObject([
      { id: star.id, emotion: "grief", secondaryEmotion: "joy", note: "Corrected" },
    ]);
  for (const server of servers)
    expect([server.log.match(/"level":[56]0/), server.errorOutput]).toEqual([null, ""]);
});
