import fc from "fast-check";
import { expect, it } from "vitest";
import { graphemesOf } from "../graphemes.ts";
import { fold } from "./fold.ts";
import { hasWords, isNarrowerSearch, matchRanges, searchWords } from "./search.ts";

const marked = (note: string, search: string) =>
  matchRanges(note, searchWords(search)).map(({ start, end }) => note.slice(start, end));

it("reads words and quoted phrases, each once", () => {
  expect(searchWords(' Rain  "the Kettle" rain ')).toEqual(["rain", "the kettle"]);
  expect(searchWords("«the  kettle» “On”")).toEqual(["the kettle", "on"]);
  expect(searchWords('tea "not yet clo')).toEqual(["tea", "not yet clo"]);
  expect(searchWords(' " "" \u0301 ')).toEqual([]);
});

it("finds notes that contain every word, also as a part", () => {
  const note = fold("Rain on the roof, and the kettle about to sing.");
  const isFound = (search: string) => hasWords(note, searchWords(search));
  expect(["kettle RAIN", "ettl", '"the roof"', ""].map(isFound)).toEqual(Array(4).fill(true));
  expect(["rain snow", '"roof the"', "kettles"].map(isFound)).toEqual(Array(3).fill(false));
});

it.each([
  ["Crème brûlée, crème", "creme", ["Crème", "crème"]],
  ["Am Großen Weg", "ss", ["ß"]],
  ["the ﬁnest ﬂour", "fin", ["ﬁn"]],
  ["İstanbul'da ısı", "is", ["İs", "ıs"]],
  ["Cafe\u0301 au lait", "cafe", ["Cafe\u0301"]],
  ["カﾞ ﾊﾟ が", "が", ["カﾞ", "が"]],
  ["パパとハハとババ", "ﾊﾟﾊﾟ", ["パパ"]],
  ["an e‑mail, an e-mail", "e–mail", ["e‑mail", "e-mail"]],
  ["東京で雨が降った", "雨", ["雨"]],
  ["بِسْمِ اللَّهِ", "الله", ["اللَّهِ"]],
  ["run 👩‍🚀👍🏽 go", "👍", ["👍🏽"]],
  ["안녕하세요", "녀", ["녕"]],
  ["one\n\n  two", '"one two"', ["one\n\n  two"]],
  ["banana", "ana", ["anana"]],
  ["rain, train", "rain tra", ["rain", "train"]],
  ["rain", "", []],
])("marks in %j for %j", (note, search, expected) => expect(marked(note, search)).toEqual(expected));

const letters = fc.constantFrom(
  ...[
    "a",
    "A",
    "á",
    "ß",
    "s",
    "İ",
    "i",
    "ﬁ",
    "f",
    "Æ",
    "e",
    "\u0301",
    " ",
    "\n",
    "👍",
    "🏽",
    "👩‍🚀",
    "한",
    "하",
    "ς",
    "σ",
  ],
);
const notes = fc.oneof(
  fc.array(letters, { maxLength: 40 }).map((parts) => parts.join("")),
  fc.string({ unit: "grapheme", maxLength: 60 }),
);

it("marks a word in a note exactly when the note is found, in whole graphemes, in order and without overlap", () => {
  fc.assert(
    fc.property(notes, fc.array(letters, { minLength: 1, maxLength: 3 }), (note, typed) => {
      const words = searchWords(typed.join(""));
      for (const word of words)
        expect(matchRanges(note, [word]).length > 0).toBe(hasWords(fold(note), [word]));
      const borders = new Set([0]);
      let end = 0;
      for (const grapheme of graphemesOf(note)) {
        end += grapheme.length;
        borders.add(end);
      }
      let last = -1;
      for (const range of matchRanges(note, words)) {
        expect(borders.has(range.start) && borders.has(range.end)).toBe(true);
        expect(range.start).toBeGreaterThan(last);
        expect(range.end).toBeGreaterThan(range.start);
        last = range.end;
      }
    }),
    { numRuns: 500 },
  );
});

it("finds any part of a note, and marks it there", () => {
  fc.assert(
    fc.property(notes, fc.nat(), fc.nat(), (note, from, length) => {
      const graphemes = [...graphemesOf(note)];
      const part = graphemes.slice(from % (graphemes.length + 1)).slice(0, length % 10);
      const [word] = searchWords(`"${part.join("")}"`);
      if (word === undefined || word.length < fold(part.join("")).trim().length) return;
      const isVisible = (grapheme: string) => fold(grapheme).trim() !== "";
      const lengthOf = (list: readonly string[]) => list.join("").length;
      const start = lengthOf(graphemes.slice(0, (from % (graphemes.length + 1)) + part.findIndex(isVisible)));
      const end = start + lengthOf(part.slice(part.findIndex(isVisible), part.findLastIndex(isVisible) + 1));
      expect(hasWords(fold(note), [word])).toBe(true);
      const isMarked = matchRanges(note, [word]).some((range) => range.start <= start && range.end >= end);
      expect(isMarked).toBe(true);
    }),
    { numRuns: 500 },
  );
});

it("knows that longer and additional words find a part of what was found", () => {
  const isNarrower = (next: string, previous: string) =>
    isNarrowerSearch(searchWords(next), searchWords(previous));
  expect(
    [
      ["rai", "ra"],
      ["ra te", "ra"],
      ["ra", ""],
      ["train", "rain"],
    ].map(([a = "", b = ""]) => isNarrower(a, b)),
  ).toEqual(Array(4).fill(true));
  expect(
    [
      ["ra", "rai"],
      ["te", "ra"],
      ["", "ra"],
    ].map(([a = "", b = ""]) => isNarrower(a, b)),
  ).toEqual(Array(3).fill(false));
});
