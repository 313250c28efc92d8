import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import replaceConfusables from "unhomoglyph";
import { describe, expect, it } from "vitest";
import { anyCharacter } from "../../testing/any-character.ts";
import { areOfDifferentScripts, lookOf, scriptsOfText } from "./look-alike.ts";
import { universeNameKey } from "./names.ts";

const look = (name: string) => lookOf(name, replaceConfusables);
const looksLike = (one: string, other: string) => {
  const [first, second] = [look(one), look(other)];
  return first.skeletons.some((skeleton) => second.skeletons.includes(skeleton));
};
const canPassFor = (one: string, other: string) =>
  looksLike(one, other) && areOfDifferentScripts(look(one).scripts, look(other).scripts);

/** Latin letters, each with a letter of another script that looks the same. */
const twins: Readonly<Record<string, string>> = {
  ...{ A: "А", B: "В", C: "С", E: "Е", H: "Н", I: "І", J: "Ј", K: "К", M: "М", O: "О", P: "Р", S: "Ѕ" },
  ...{ T: "Т", X: "Х", a: "а", c: "с", e: "е", i: "і", j: "ј", o: "о", p: "р", s: "ѕ", x: "х", y: "у" },
  ...{ N: "Ν", Z: "Ζ", v: "ν", u: "υ" },
};
const latin = Object.keys(twins);

it("is of the version whose skeletons the database has: another one needs a migration (decision 75)", async () => {
  const { version } = JSON.parse(
    await readFile(join(import.meta.dirname, "../../node_modules/unhomoglyph/package.json"), "utf8"),
  );
  expect(version).toBe("1.0.6");
});

describe("names that can pass for each other", () => {
  it.each([
    ["Adaverse", "Аdaverse"],
    ["Adaverse", "Adаverse"],
    ["Hope", "НОРЕ"],
    ["Ivan", "іvan"],
    ["COBA", "СОВА"],
    ["TIM", "ТiM"],
    ["Тим", "TИM"],
    ["nona", "ΝOΝA"],
    ["nova", "noνa"],
    ["Nova Ω", "Νova Ω"],
    ["Rose", "𝓡оse"],
    ["ａｎｎａ", "аnna"],
    ["Café", "Саfe\u0301"],
    ["ロロ", "口口"],
    ["Adaverse", "Adav℮rse"],
    ["Adaverse", "⍺daverse"],
    ["Nova", "No∨a"],
    ["Bill", "Bi∣∣"],
    ["Ada Verse", "Ada  Verse"],
    ["Ada Verse", "Ada \u3000 Verse"],
    ["星 空", "星  空"],
  ])("are %s and %s", (one, other) => {
    const japanese = one === "ロロ";
    expect([looksLike(one, other), canPassFor(one, other), canPassFor(other, one)]).toEqual([
      ...[true, !japanese, !japanese],
    ]);
  });

  it.each([
    ["Anna1", "Annal"],
    ["rnoon", "moon"],
    ["100", "l00"],
    ["😀 1", "😀 l"],
    ["Мир", "Mир"],
    ["Nova", "Nora"],
    ["Nova ♥", "Nova ♡"],
    ["Ada+Bo", "Ada Bo"],
    ["我的宇宙", "私の宇宙"],
  ])("are %s and %s only if their scripts differ", (one, other) => {
    expect(canPassFor(one, other)).toBe(one === "Мир");
  });

  it("are all mixtures with the letters of another script, in any case", () => {
    const cased = fc.constantFrom<(text: string) => string>(
      (text) => text,
      (text) => text.toLowerCase(),
      (text) => text.toUpperCase(),
    );
    const letters = fc.array(fc.tuple(fc.constantFrom(...latin), fc.boolean()), {
      minLength: 2,
      maxLength: 20,
    });
    fc.assert(
      fc.property(letters, cased, (pairs, spell) => {
        fc.pre(pairs.some(([, isReplaced]) => isReplaced));
        const name = pairs.map(([letter]) => letter).join("");
        const forged = pairs.map(([letter, isReplaced]) => (isReplaced ? twins[letter] : letter)).join("");
        // The forger can take any spelling of the name as the pattern.
        expect(canPassFor(spell(name), forged)).toBe(true);
        expect(canPassFor(forged, spell(name))).toBe(true);
      }),
    );
  });

  it("never are of one script, and no name passes for itself in another spelling", () => {
    const word = (letters: string) =>
      fc.string({ unit: fc.constantFrom(...letters), minLength: 2, maxLength: 12 });
    for (const letters of ["Il1O0rnmvwABab", "Аавьы0ОоЗз1І", "ΑαΟοΡρΙι10"])
      fc.assert(
        fc.property(word(letters), word(letters), (one, other) => {
          expect(canPassFor(one, other)).toBe(false);
        }),
      );
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 50 }), (name) => {
        const { skeletons, scripts } = look(name);
        expect(look(universeNameKey(name)).skeletons.some((skeleton) => skeletons.includes(skeleton))).toBe(
          true,
        );
        expect(look(name)).toEqual({ skeletons, scripts });
      }),
    );
  });
});

it.each([
  ["Anna1", ["Latn"]],
  ["Аnna", []],
  ["123 😀", null],
  ["カード", ["Jpan", "Kana"]],
  ["私のカード", ["Jpan"]],
  ["我的宇宙", ["Hanb", "Hani", "Jpan", "Kore"]],
  ["می‌خواهم", ["Arab"]],
])("the scripts of %s are %j", (text, scripts) => {
  expect(scriptsOfText(text)?.toSorted() ?? null).toEqual(scripts);
});
