import { expect, it } from "vitest";
import { universeNameSchema } from "./accounts/names.ts";
import { noteLimit, starFields } from "./records/star/fields.ts";
import { tagChangeSchema, tagNameLimit } from "./records/tag/tag.ts";
import { textUpTo } from "./text.ts";
import { emotionRefusal, userEmotionLimit } from "./wellness/quiz/quiz.ts";

const isNote = (note: string) => starFields.note.written.safeParse(note).success;
const isTagName = (name: string) =>
  tagChangeSchema.safeParse({ name, kind: "other", isArchived: false }).success;

it("lengths are those of JavaScript: an emoji counts as two", () => {
  const emoji = "🌌";
  const rules: [(text: string) => boolean, number][] = [
    [isNote, noteLimit],
    [isTagName, tagNameLimit],
    [(text) => universeNameSchema.safeParse(text).success, 50],
    [(text) => emotionRefusal(text) === null, userEmotionLimit],
    [(text) => textUpTo(10, "A text").safeParse(text).success, 10],
  ];
  for (const [isTaken, limit] of rules) {
    expect([isTaken(emoji), isTaken(emoji.repeat(limit / 2)), isTaken("x".repeat(limit))]).toEqual(
      Array(3).fill(true),
    );
    expect([isTaken(`${emoji.repeat(limit / 2)}x`), isTaken("x".repeat(limit + 1))]).toEqual([false, false]);
  }
  expect(universeNameSchema.safeParse("x").success).toBe(false);
});
