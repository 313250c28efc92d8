import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { onlyAtOnce } from "./at-once.ts";
import { callsAtOnce } from "./server-tests.ts";

const left = (source: string) =>
  onlyAtOnce("some.test.ts", source)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

it("leaves the tests that make calls at the same time, themselves or by a function of the file", () => {
  const source = `
    const send = () => Promise.all([one(), two()]);
    function sendTwice() { return [send(), send()]; }
    describe("a star “⭐”", () => {
      const other = () => sendTwice();
      it("a", async () => { await one(); });
      it.each([1, 2])("b", async () => { await other(); });
      it("c", { timeout: 5 }, () => Promise.allSettled([one()]));
    });
    describe.each([1])("none of these", () => {
      it("d", () => one());
      describe("nor these", () => { test("e", () => one()); });
    });
    it("f", sendTwice);`;
  expect(left(source).filter((line) => /\b(it|test|describe)\b/.test(line))).toEqual([
    'describe("a star “⭐”", () => {',
    'it.each([1, 2])("b", async () => { await other(); });',
    'it("c", { timeout: 5 }, () => Promise.allSettled([one()]));',
    'it("f", sendTwice);',
  ]);
  expect(onlyAtOnce("some.test.ts", source).split("\n")).toHaveLength(source.split("\n").length);
});

it("leaves all tests of a scope whose hooks make calls at the same time", () => {
  const scope = `
    describe("one", () => {
      beforeEach(() => Promise.all([one()]));
      it("a", () => one());
    });`;
  expect(left(`${scope}\nit("b", () => one());`)).toEqual(left(scope));
});

it("leaves a test of every file that is chosen for its calls", () => {
  for (const file of callsAtOnce) {
    const source = readFileSync(join(import.meta.dirname, "..", file), "utf8");
    expect(onlyAtOnce(file, source), file).toMatch(/^\s*(it|test)\b/m);
  }
});
