import { expect, test } from "vitest";
import { refusalsUniverse } from "#domain/languages/en/refusals-universe.ts";
import { flatMessages } from "#domain/languages/text.ts";
import { makeTranslator } from "#domain/languages/translator.ts";
import { refusal } from "#domain/refusals.ts";
import { english } from "../../testing/english.ts";
import { sentenceOfRefusal } from "./deliver.ts";

const german = makeTranslator(
  { language: "de", locale: "de-DE" },
  new Map(flatMessages("refusals-universe", { dailyLimit: "Höchstens {max} Sterne am Tag." })),
);
const params = { max: 200, endsAt: "2026-03-13T08:00:00.000Z" };
const extra = refusal("daily-limit", refusalsUniverse.dailyLimit, params);

test("a refusal that was kept is said in the language of the page, not in that of its arrival", () => {
  const kept = { status: 429, sentence: "Heute nicht mehr.", extra };
  expect(sentenceOfRefusal(english, kept)).toBe(extra.error);
  expect(sentenceOfRefusal(german, { ...kept, sentence: extra.error })).toBe("Höchstens 200 Sterne am Tag.");
});

test("a refusal whose reply says nothing has the sentence that was kept, if any", () => {
  expect(sentenceOfRefusal(german, { status: 413, sentence: "Zu groß.", extra: {} })).toBe("Zu groß.");
  expect(sentenceOfRefusal(german, { status: 413, sentence: null, extra: null })).toBeNull();
});
