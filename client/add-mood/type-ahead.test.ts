import fc from "fast-check";
import { expect, test } from "vitest";
import { emotionIds } from "#domain/emotions.ts";
import { feelingName } from "#domain/feeling-name.ts";
import { catalogue } from "#domain/feelings.ts";
import { english } from "../../testing/english.ts";
import { findTyped, nothingTyped, typeLetter } from "./type-ahead.ts";

const names = emotionIds.map((id) => feelingName(english, catalogue, id));

/** The name that is reached by typing these letters, one every `everyMs`, from `start` on. */
function type(letters: string, { start = "Love", everyMs = 100 } = {}) {
  let typed = nothingTyped;
  let at = names.indexOf(start);
  let now = 0;
  for (const letter of letters) {
    typed = typeLetter(typed, letter, now);
    now += everyMs;
    const found = findTyped(names, at, typed);
    if (found >= 0) at = found;
  }
  return names[at];
}

test("the first letters of every feeling lead to it, from wherever the person is", () => {
  const name = fc.constantFrom(...names);
  fc.assert(
    fc.property(name, name, (wanted, start) => {
      expect(type(wanted, { start })).toBe(wanted);
    }),
    { examples: [["Hope", "Hope"]] },
  );
});

test("case and accents do not matter", () => {
  expect(type("SAD")).toBe("Sadness");
  expect(type("ság")).toBe("Sadness");
  expect(type("énv")).toBe("Envy");
});

test("the same letter again goes through the names that begin with it, and comes back", () => {
  const withS = names.filter((name) => name.startsWith("S"));
  const reached = withS.map((_, times) => type("s".repeat(times + 1), { start: "Purpose" }));
  expect(reached).toEqual(withS);
  expect(type("s".repeat(withS.length + 1), { start: "Purpose" })).toBe(withS[0]);
});

test("after a pause the next letter begins a new word", () => {
  expect(type("sg")).toBe(type("s"));
  expect(type("sh", { everyMs: 1_500 })).toMatch(/^H/);
});

test("letters that begin no name lead nowhere", () => {
  expect(type("x")).toBe("Love");
  expect(findTyped([], -1, { text: "a", at: 0 })).toBe(-1);
});
