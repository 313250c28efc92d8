import { expect, test } from "vitest";
import type * as z from "zod/mini";
import { registrationSchema } from "./accounts/registration.ts";
import { refusalsAccounts } from "./languages/en/refusals-accounts.ts";
import { makeTranslator } from "./languages/translator.ts";
import { moodEntryMessages } from "./records/star/fields.ts";
import { newMoodEntrySchema } from "./records/star/mood-entry.ts";
import { coded, reasonOf, refusal, refusalCodes, ruleIn } from "./refusals.ts";

const codesOf = (schema: z.ZodMiniType, value: unknown) =>
  Object.fromEntries(
    schema.safeParse(value).error?.issues.map(({ path, message }) => [path[0], reasonOf(message)]) ?? [],
  );

test("codes are in kebab-case", () => {
  for (const code of refusalCodes) expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
});

test("a refusal has its sentence and code, and params only when its code has some", () => {
  expect(refusal("not-found", "Not found")).toEqual({ error: "Not found", code: "not-found" });
  expect(refusal("too-many-tags", "500 are the most.", { max: 500 })).toEqual({
    ...{ error: "500 are the most.", code: "too-many-tags", params: { max: 500 } },
  });
});

test("the messages of a schema have codes", () => {
  expect(codesOf(newMoodEntrySchema, { emotion: "", intensity: 11, note: "x".repeat(2001) })).toEqual({
    emotion: { code: "required", text: "rules-stars.emotionRequired" },
    intensity: { code: "out-of-range", params: { min: 1, max: 10 } },
    note: { code: "too-long", params: { max: 2_000 }, text: "rules-stars.note.tooLong" },
  });
  expect(codesOf(registrationSchema, {})).toEqual({
    email: { code: "required", text: "rules-accounts.required" },
  });
});

test("a sentence has one code, however often it is declared", () => {
  expect(coded("too-long", "At most five.", { max: 5 })).toBe("At most five.");
  coded("too-long", "At most five.", { max: 5 });
  expect(reasonOf("At most five.")).toEqual({ code: "too-long", params: { max: 5 } });
  expect(() => coded("too-short", "At most five.", { min: 5 })).toThrow("At most five.");
  expect(() => coded("too-long", "At most five.", { max: 6 })).toThrow("At most five.");
});

test("a sentence of a schema is said in the reader's language, with its params", () => {
  const sentence = newMoodEntrySchema.shape.note.safeParse("x".repeat(2001)).error?.issues[0]?.message ?? "";
  expect(sentence).toBe("A note can have up to 2,000 characters.");
  const german = new Map([["rules-stars.note.tooLong", "Höchstens {max, number} Zeichen."]]);
  const t = makeTranslator({ language: "de", locale: "de-AT" }, german);
  expect(ruleIn(t, sentence)).toBe("Höchstens 2\u00a0000 Zeichen.");
  expect(ruleIn(t, moodEntryMessages.sameEmotion)).toBe(moodEntryMessages.sameEmotion);
  expect(ruleIn(t, "isTwinStar is 0 or 1.")).toBe("isTwinStar is 0 or 1.");
  expect(ruleIn(t, "Invalid input")).toBe("Invalid input");
});

test("a refusal of a text names it, and says it in English", () => {
  expect(refusal("account-locked", refusalsAccounts.locked, { minutes: 1 })).toEqual({
    error: "Too many wrong passwords. Please try again in 1 minute.",
    ...{ code: "account-locked", params: { minutes: 1 }, text: "refusals-accounts.locked" },
  });
});

test("a message of the schema library is an invalid value", () => {
  expect(reasonOf("Invalid input")).toEqual({ code: "invalid-value" });
});
