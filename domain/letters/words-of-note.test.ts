import * as fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import { anyCharacter } from "../../testing/any-character.ts";
import { wordsOfNote } from "./words-of-note.ts";

const wordsOf = (note: string) => wordsOfNote(note)?.words ?? null;

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("a note", () => {
  test("is quoted whole if it is short, with its line breaks", () => {
    expect(wordsOfNote("  Rain on the roof.\nNothing to do.  ")).toEqual({
      words: "Rain on the roof.\nNothing to do.",
      isCut: false,
    });
  });

  test("that is long gives its first whole sentences", () => {
    const sentence = "The train did not come and I walked home along the river. ";
    expect(wordsOfNote(sentence.repeat(30))).toEqual({ words: sentence.repeat(3).trim(), isCut: false });
  });

  test("of one endless sentence ends with a word", () => {
    const found = wordsOfNote("and then we went on ".repeat(100));
    expect(found?.isCut).toBe(true);
    expect(found?.words).toMatch(/ (and|then|we|went|on)$/);
    expect(found?.words.length).toBeLessThanOrEqual(200);
  });

  test("in a script without spaces ends with a word, too", () => {
    const found = wordsOfNote("今日は川のそばをずっと歩いていた".repeat(100));
    expect(found?.isCut).toBe(true);
    expect(found?.words.length).toBeGreaterThan(150);
    expect(wordsOf("疲れた。でも海がきれいだった。")).toBe("疲れた。でも海がきれいだった。");
  });

  test("of at most three lines, so that a list does not fill the letter", () => {
    expect(wordsOf("one thing\ntwo things\nthree things\nfour things")).toBe(
      "one thing\ntwo things\nthree things",
    );
  });

  test("keeps marks of any writing, and what looks like code", () => {
    for (const note of [
      "كان يومًا طويلًا. ثم جاء المساء.",
      "היום היה ארוך מאוד.",
      "She said <b>no</b> & left \\o/ {count} today.",
      "I read العربية with her today.",
      "नमस्ते दुनिया, आज अच्छा था।",
      "Un café ☕️ avec Zoë 👩‍👩‍👧 ce matin.",
    ])
      expect(wordsOf(note)).toBe(note);
  });

  test("is passed over up to its first sentence without a link", () => {
    expect(wordsOf("See https://example.com/a. It made me laugh. Again www.example.com.")).toBe(
      "It made me laugh.",
    );
  });
});

test.each([
  "",
  "  \n ",
  "🙂",
  "👍👍👍 !!!",
  "12 345 67 %",
  "2026-03-11 10:30",
  "https://example.com/some/path and http://b.org/x",
  "mail me at someone@example.com",
  "ok",
  "\u200b\u200b\u200b",
  "\u202e\u2066",
  "—",
  "a".repeat(2_000),
])("nothing is quoted of %j", (note) => expect(wordsOfNote(note)).toBeNull());

const notes = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 2_000 }),
  fc
    .array(
      fc.constantFrom(
        "walk ",
        "home. ",
        "雨だった。",
        "مطر ",
        "🙂",
        "\n",
        "https://a.b/c ",
        "7 ",
        "<i>",
        "\u202e",
        "é ",
      ),
      {
        maxLength: 400,
      },
    )
    .map((parts) => parts.join("")),
);

const isExact = (note: string) => {
  const found = wordsOfNote(note);
  if (!found) return;
  expect(note).toContain(found.words);
  expect(found.words).toBe(found.words.trim());
  expect(found.words).toMatch(/\p{L}/u);
  expect(found.words).not.toMatch(/:\/\//);
  expect(found.words.length).toBeLessThanOrEqual(200);
  expect(found.words.split("\n").length).toBeLessThanOrEqual(3);
  // No character is torn.
  if (note.isWellFormed()) expect(found.words.isWellFormed()).toBe(true);
};

test("any quotation is a part of its note, exactly", () => {
  fc.assert(fc.property(notes, isExact));
});

test("a quotation is one in a browser without Intl.Segmenter, too", () => {
  vi.stubGlobal("Intl", { ...Intl, Segmenter: undefined });
  Reflect.deleteProperty(Intl, "Segmenter");
  expect("Segmenter" in Intl).toBe(false);
  fc.assert(fc.property(notes, isExact));
  expect(wordsOf("It rained. We stayed in! Then it stopped. ".repeat(20))).toMatch(
    /^It rained\. We stayed in!/,
  );
});
