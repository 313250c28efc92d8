import { afterAll, beforeAll, expect, it } from "vitest";
import * as z from "zod";
import { api } from "#domain/api.ts";
import { universeFileVersion } from "#domain/formats/universe-file.ts";
import { openTestApp, type TestApp } from "../testing/app.ts";
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
  expect(body.properties.formatVersion).toEqual({ type: "number", const: universeFileVersion });
  // Earlier files have neither reminders nor links of shown skies, nor the kinds of records that are new.
  const later = ["feelings", "trackers", "readings", "comparisons", "reminders", "shownSkies"];
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
