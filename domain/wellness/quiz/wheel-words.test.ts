import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyCharacter } from "../../../testing/any-character.ts";
import { english } from "../../../testing/english.ts";
import { typedFeelings } from "../../languages/en/typed-feelings.ts";
import { makeTranslator } from "../../languages/translator.ts";
import { wheelIds } from "./emotion-wheel.ts";
import { trimAndLowerCase, wheelWords, wordsFor } from "./wheel-words.ts";

const inEnglish = wheelWords([english]);

/** French as if only these words were translated. */
const french = makeTranslator(
  { language: "fr", locale: "fr-FR" },
  new Map([
    ["quiz.wheel.fear", "Peur"],
    ["typed-feelings.fear", "effrayé; j'ai peur"],
    ["typed-feelings.joy", "heureux; ça va; content"],
    ["typed-feelings.sadness", "cœur gros"],
  ]),
);
const arabic = makeTranslator(
  { language: "ar", locale: "ar" },
  new Map([["typed-feelings.sadness", "أنا حزين; مكتئب"]]),
);
const polish = makeTranslator(
  { language: "pl", locale: "pl-PL" },
  new Map([["typed-feelings.anger", "zły; wściekły"]]),
);

describe("the English words", () => {
  const words = wheelIds.flatMap((id) => typedFeelings[id].english.split("; "));

  it("are at least ten for each feeling", () => {
    expect(Object.keys(typedFeelings).sort()).toEqual([...wheelIds].sort());
    for (const id of wheelIds) expect(wordsFor(english, id).length, id).toBeGreaterThan(10);
  });

  it("are in the normal form, and unique", () => {
    expect(words.filter((word) => word !== trimAndLowerCase(word) || /[’;]|\s\s|[.!?…]$/.test(word))).toEqual(
      [],
    );
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  });
});

describe("a typed word", () => {
  it.each([
    ["happy", "joy"],
    ["furious", "anger"],
    ["nervous", "anxiety"],
    ["pissed off", "anger"],
    ["meh", "melancholy"],
    ["butterflies", "anxiety"],
    ["  HAPPY ", "joy"],
    ["Fed  up", "frustration"],
    ["can’t wait!", "excitement"],
    ["Sadness", "sadness"],
    ["saudade", null],
    [" Weltschmerz ", null],
    ["constructor", null],
    ["", null],
    ["!", null],
  ])("%j means %j", (typed, id) => expect(inEnglish(typed)).toBe(id));

  it("is recognized with spaces around it and in upper case", () => {
    for (const id of wheelIds)
      for (const word of [id, ...wordsFor(english, id)])
        expect(inEnglish(` ${word.toUpperCase()} `), word).toBe(id);
  });

  it("means a feeling of the wheel or nothing, however often its stored form is read", () => {
    const anything = fc.oneof(
      fc.string({ unit: anyCharacter }),
      fc.constantFrom(...wordsFor(english, "fear"), ...wheelIds),
    );
    fc.assert(
      fc.property(anything, (typed) => {
        const id = inEnglish(typed);
        expect([...wheelIds, null]).toContain(id);
        expect(inEnglish(trimAndLowerCase(typed))).toBe(id);
      }),
    );
  });
});

describe("several languages", () => {
  const words = wheelWords([french, english]);

  it("are known together, with the names of the wheel in each", () => {
    expect(["heureux", "Peur", "happy", "Fear", "fear"].map(words)).toEqual([
      ...["joy", "fear", "joy", "fear", "fear"],
    ]);
  });

  it("decide in their order", () => {
    expect([words("content"), wheelWords([english, french])("content")]).toEqual(["joy", "serenity"]);
  });

  it("do not depend on accents, ligatures, vowel signs and the punctuation of a language", () => {
    expect(["effraye", "EFFRAYÉ !", "J’ai peur…", "ca va", "coeur gros", "CŒUR GROS"].map(words)).toEqual([
      ...["fear", "fear", "fear", "joy", "sadness", "sadness"],
    ]);
    expect(["انا حزين", "أَنا حَزين", "حزين جدا؟"].map(wheelWords([arabic]))).toEqual([
      ...["sadness", "sadness", null],
    ]);
    expect(["zly", "ZŁY", "wsciekly", "wściekły!"].map(wheelWords([polish]))).toEqual([
      ...["anger", "anger", "anger", "anger"],
    ]);
  });
});
