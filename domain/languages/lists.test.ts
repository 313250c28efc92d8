import { expect, test } from "vitest";
import { english } from "../../testing/english.ts";
import { ended, joined, listed, series } from "./lists.ts";
import { makeTranslator } from "./translator.ts";

test("lists end with and", () => {
  expect([listed(english, []), listed(english, ["a"]), listed(english, ["a", "b", "c"])]).toEqual([
    "",
    "a",
    "a, b and c",
  ]);
});

test("lists of what can be chosen end with or", () => {
  expect(listed(english, ["a", "b", "c"], "disjunction")).toBe("a, b or c");
});

test("a series has no and", () => {
  expect(series(english, ["a", "b", "c"])).toBe("a, b, c");
});

const japanese = makeTranslator({ language: "ja", locale: "ja-JP" }, new Map());
const chinese = makeTranslator({ language: "zh-Hans", locale: "zh-CN" }, new Map());

test("lists follow the reader's language", () => {
  expect([listed(japanese, ["a", "b"]), listed(chinese, ["a", "b", "c"])]).toEqual(["a、b", "a、b和c"]);
});

test("the names of a series never run together", () => {
  expect([series(japanese, ["a", "b"]), series(chinese, ["a", "b", "c"])]).toEqual(["a、b", "a、b、c"]);
});

test("no space follows a full-width mark", () => {
  expect(joined(english, ["One.", "Two."])).toBe("One. Two.");
  expect(joined(chinese, ["一。", "二。"])).toBe("一。二。");
});

test("a sentence without an end gets the full stop of its language", () => {
  expect([ended(english, "It failed"), ended(english, "Why?")]).toEqual(["It failed.", "Why?"]);
  expect([ended(chinese, "登录失败"), ended(chinese, "登录失败。")]).toEqual(["登录失败。", "登录失败。"]);
});
