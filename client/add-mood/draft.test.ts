import { expect, test } from "vitest";
import { catalogue } from "#domain/feelings.ts";
import { newMoodEntrySchema } from "#domain/records/star/mood-entry.ts";
import { bodyOf, type Draft, draftSchema, emptyDraft, makeAttempt, unchangedAttempt } from "./draft.ts";
import { changeForm, formOf, isComplete, type MoodForm } from "./mood-form.ts";

const place = { x: 1, y: 2, z: 3 };
const elsewhere = { x: 40, y: 50, z: 60 };
const makeForm = (changes: Partial<MoodForm> = {}): MoodForm => ({
  ...emptyDraft.form,
  emotion: "joy",
  ...changes,
});
const noon = Date.parse("2026-03-13T12:00:00.000Z");
/** Each call of `randomUuid` gives another id, and each of `now` a later moment. */
const makeKeys = () => {
  let next = 0;
  let moment = noon;
  return {
    randomUuid: () => `6f1f8a52-3f0e-4d3a-9d0a-00000000000${++next}`,
    now: () => (moment += 60_000),
  };
};

/** The attempt for a form, as the dialog makes it. */
const attemptFor = ({ form, attempt }: Draft, position: typeof place, keys = makeKeys()) =>
  unchangedAttempt({ form, attempt }) ?? makeAttempt(form, { moment: null, place: position, tags: [] }, keys);

test("a retry of an unchanged entry has the same id, moment, place and body", () => {
  const keys = makeKeys();
  const draft: Draft = { form: makeForm({ note: "first" }), attempt: null };
  const attempt = attemptFor(draft, place, keys);
  const again = attemptFor({ ...draft, attempt }, elsewhere, keys);
  expect(again).toBe(attempt);
  expect(bodyOf(again)).toEqual(bodyOf(attempt));
});

test("a changed entry is another star at a later moment", () => {
  const keys = makeKeys();
  const attempt = attemptFor({ form: makeForm(), attempt: null }, place, keys);
  const changed = attemptFor({ form: makeForm({ intensity: 8 }), attempt }, elsewhere, keys);
  expect(changed).toEqual({
    id: "6f1f8a52-3f0e-4d3a-9d0a-000000000002",
    timestamp: "2026-03-13T12:02:00.000Z",
    ...{ utcOffset: 0, timeZone: "UTC" },
    position: elsewhere,
    tags: [],
    form: makeForm({ intensity: 8 }),
  });
});

test("an entry that is changed back is the sent one again", () => {
  const attempt = attemptFor({ form: makeForm(), attempt: null }, place);
  const form = changeForm(changeForm(makeForm(), { note: "x" }), { note: "" });
  expect(attemptFor({ form, attempt }, elsewhere)).toBe(attempt);
});

test("a star for an earlier moment leaves its place to the server, and has its tags in their order", () => {
  const moment = { timestamp: "2026-03-12T19:00:00.000Z", utcOffset: 60, timeZone: "Europe/Berlin" };
  const tags = ["6f1f8a52-3f0e-4d3a-9d0a-00000000000b", "6f1f8a52-3f0e-4d3a-9d0a-00000000000a"];
  const body = bodyOf(makeAttempt(makeForm(), { moment, place, tags }, makeKeys()));
  expect(body).toMatchObject({ ...moment, position: null, tags });
  expect(newMoodEntrySchema.safeParse(body).error).toBeUndefined();
});

test("every body passes the server's schema", () => {
  for (const form of [makeForm(), makeForm({ isTwin: true, base: "grief" }), makeForm({ note: "  \n" })]) {
    const body = bodyOf(attemptFor({ form, attempt: null }, place));
    expect(newMoodEntrySchema.safeParse(body).error).toBeUndefined();
  }
});

test("the form of a star that waits is the form that made it", () => {
  for (const form of [
    makeForm({ note: "Rain" }),
    makeForm({ isTwin: true, base: "grief", baseIntensity: 3 }),
  ]) {
    const body = bodyOf(attemptFor({ form, attempt: null }, place));
    expect(body && formOf(catalogue, body)).toEqual(form);
  }
});

test("what was typed in an earlier version of the client is kept, without its attempt", () => {
  const form = makeForm({ note: "kept" });
  expect(draftSchema.parse({ form, attempt: { key: "k", position: null, form } })).toEqual({
    form,
    attempt: null,
  });
});

test("the twin switch off clears the base emotion", () => {
  const twin = makeForm({ isTwin: true, base: "grief", baseIntensity: 3 });
  expect(changeForm(twin, { isTwin: false })).toMatchObject({ base: null, baseIntensity: 7 });
});

test("a star is never its own twin", () => {
  const twin = makeForm({ isTwin: true, base: "grief" });
  expect(changeForm(twin, { emotion: "grief" }).base).toBeNull();
  expect(changeForm(twin, { emotion: "sadness" }).base).toBe("grief");
});

test("Create Star waits for an emotion and, for a twin, its base", () => {
  expect(isComplete(emptyDraft.form)).toBe(false);
  expect(isComplete(makeForm())).toBe(true);
  expect(isComplete(makeForm({ isTwin: true }))).toBe(false);
  expect(isComplete(makeForm({ isTwin: true, base: "love" }))).toBe(true);
});

test("a draft survives storage unchanged", () => {
  const draft = {
    form: makeForm(),
    attempt: attemptFor({ form: makeForm(), attempt: null }, place),
  };
  expect(draftSchema.parse(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
});

test("a draft of another version keeps what can be read, and what only that version knows", () => {
  const { when: _, ...form } = { ...makeForm({ note: "typed", isTwin: true }), base: "a family of tomorrow" };
  const stored = { form: { ...form, weather: "rain" }, attempt: { id: 7 } };
  const { form: kept, attempt } = draftSchema.parse(JSON.parse(JSON.stringify(stored)));
  expect(kept).toEqual({ ...makeForm({ note: "typed", isTwin: true }), weather: "rain" });
  expect(attempt).toBeNull();
});
