import { expect, test } from "vitest";
import { languages } from "#domain/languages/languages.ts";
import { makeTranslator } from "#domain/languages/translator.ts";
import { weekdayNames } from "./calendar-names.ts";

const phoneNames = (language: (typeof languages)[number]["id"]) =>
  weekdayNames(makeTranslator({ language, locale: language }, new Map()), 1).map(({ phone }) => phone);

test("names of days fit above the columns of a phone, and differ, in every language", () => {
  for (const { id } of languages) {
    const names = phoneNames(id);
    expect(new Set(names).size, id).toBe(7);
    for (const name of names) expect(name.length, `${id}: ${name}`).toBeLessThanOrEqual(6);
  }
});

test("only where the short names are whole words are they letters", () => {
  expect(phoneNames("en")).toEqual(["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]);
  expect(phoneNames("ar")).toEqual(["ن", "ث", "ر", "خ", "ج", "س", "ح"]);
});
