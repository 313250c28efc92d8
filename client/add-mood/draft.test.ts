import { expect, test } from "vitest";
import { newMoodEntrySchema } from "#domain/mood-entry.ts";
import {
  attemptFor,
  bodyOf,
  changeForm,
  type Draft,
  draftSchema,
  emptyDraft,
  isComplete,
  type MoodForm,
} from "./draft.ts";

const place = { x: 1, y: 2, z: 3 };
const elsewhere = { x: 40, y: 50, z: 60 };
const makeForm = (changes: Partial<MoodForm> = {}): MoodForm => ({
  ...emptyDraft.form,
  emotion: "joy",
  ...changes,
});
const makeKeys = () => {
  let next = 0;
  return () => `key-${++next}`;
};

test("a retry of an unchanged entry has the same key, place and body", () => {
  const randomUuid = makeKeys();
  const draft: Draft = { form: makeForm({ note: "first" }), attempt: null };
  const attempt = attemptFor(draft, place, randomUuid);
  const again = attemptFor({ ...draft, attempt }, elsewhere, randomUuid);
  expect(again).toBe(attempt);
  expect(bodyOf(again)).toEqual(bodyOf(attempt));
});

test("a changed entry needs a new key", () => {
  const randomUuid = makeKeys();
  const attempt = attemptFor({ form: makeForm(), attempt: null }, place, randomUuid);
  const changed = attemptFor({ form: makeForm({ intensity: 8 }), attempt }, elsewhere, randomUuid);
  expect(changed).toEqual({ key: "key-2", position: elsewhere, form: makeForm({ intensity: 8 }) });
});

test("an entry that is changed back uses the key of the sent one again", () => {
  const attempt = attemptFor({ form: makeForm(), attempt: null }, place, makeKeys());
  const form = changeForm(changeForm(makeForm(), { note: "x" }), { note: "" });
  expect(attemptFor({ form, attempt }, elsewhere, makeKeys())).toBe(attempt);
});

test("every body passes the server's schema", () => {
  for (const form of [makeForm(), makeForm({ isTwin: true, base: "grief" }), makeForm({ note: "  \n" })]) {
    const body = bodyOf({ key: "k", position: place, form });
    expect(newMoodEntrySchema.safeParse(body).error).toBeUndefined();
  }
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
    attempt: attemptFor({ form: makeForm(), attempt: null }, place, makeKeys()),
  };
  expect(draftSchema.parse(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
});
