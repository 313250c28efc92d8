import { afterAll, beforeAll, expect, it } from "vitest";
import * as z from "zod";
import { api } from "#domain/api.ts";
import { sealedFileVersion, universeFileVersion } from "#domain/formats/universe-file.ts";
import { openTestApp, type TestApp } from "../testing/app.ts";
import { makeSealed } from "../testing/make-sealed.ts";
import { makeStar } from "../testing/make-star.ts";

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(async () => {
  // The first schema of "zod" sets English messages for "zod/mini" too, which the other files of the worker would see.
  z.config({ localeError: undefined });
  await test.close();
});

it("GET /api/export-schema.json answers visitors with a JSON Schema that decides which files are valid", async () => {
  const { status, body } = await test.visitor().call(api.exportSchema);
  expect(status).toBe(200);
  expect(body.$schema).toBe("https://json-schema.org/draft/2020-12/schema");
  const versions = [universeFileVersion, sealedFileVersion];
  expect(body.properties.formatVersion).toEqual({ type: "number", enum: versions });
  // A file with plain words has no seal. Earlier files have neither reminders nor links of shown skies, nor the kinds of records that are new.
  const later = ["seal", "feelings", "trackers", "readings", "comparisons", "reminders", "shownSkies"];
  expect(Object.keys(body.properties).filter((name) => !body.required.includes(name))).toEqual(later);
  // Read back by another implementation than the one that wrote it.
  const star = z.fromJSONSchema(body).pipe(z.object({ moodEntries: z.array(z.unknown()) }));
  const lists = ["bin", "tags", "constellations", "quizResponses", "recommendations", "wellnessSessions"];
  const file = {
    ...{ formatVersion: 1, exportedAt: "2026-03-13T12:00:00.000Z", isWhole: true, settings: {} },
    ...Object.fromEntries(lists.map((name) => [name, []])),
    moodEntries: [makeStar()],
  };
  expect(star.safeParse(file).error?.issues.map(({ path }) => path)).toEqual([["user"]]);
});

it("the JSON Schema takes records with sealed words, which have no others", async () => {
  const { body } = await test.visitor().call(api.exportSchema);
  const itemsOf = (list: string) => z.fromJSONSchema(body.properties[list].items);
  const sealed = makeSealed("Rain");
  expect(itemsOf("moodEntries").safeParse(makeStar({ sealed })).success).toBe(true);
  const tag = { id: "t", name: null, kind: "other", isArchived: false, revision: 1 };
  expect(itemsOf("tags").safeParse({ ...tag, sealed }).success).toBe(true);
  expect(itemsOf("tags").safeParse({ ...tag, sealed: 1 }).success).toBe(false);
  const comparison = { id: "c", name: null, query: null, revision: 1, sealed };
  expect(itemsOf("comparisons").safeParse(comparison).success).toBe(true);
});
