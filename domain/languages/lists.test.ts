import { expect, test } from "vitest";
import { english } from "../../testing/english.ts";
import { listed, series } from "./lists.ts";
import { makeTranslator } from "./translator.ts";

test("lists end with and", () => {
  expect([listed(english, []), listed(english, ["a"]), listed(english, ["a", "b", "c"])]).toEqual([
    "",
    "a",
    "a, b and c",
  ]);
});

test("a series has no and", () => {
  expect(series(english, ["a", "b", "c"])).toBe("a, b, c");
});

test("lists follow the reader's language", () => {
  const japanese = makeTranslator({ language: "ja", locale: "ja-JP" }, new Map());
  expect([listed(japanese, ["a", "b"]), series(japanese, ["a", "b"])]).toEqual(["a、b", "a b"]);
});
