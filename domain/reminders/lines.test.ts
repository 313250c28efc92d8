import { expect, it } from "vitest";
import { english } from "../../testing/english.ts";
import { dateOfDay, dayOfDate } from "../calendar.ts";
import { emotionIds } from "../emotions.ts";
import { checkInLines, reminderLine, reminderLines } from "./lines.ts";

const lines = [...reminderLines, ...checkInLines].map((line) => english(line));
const wordsOf = (line: string) => line.toLowerCase().match(/[a-z']+/g) ?? [];

it("contain no feeling", () => {
  const feelings = new Set<string>(emotionIds);
  expect(feelings.size).toBeGreaterThan(30);
  for (const line of lines) for (const word of wordsOf(line)) expect(feelings).not.toContain(word);
});

it("contain no count, no streak and no reproach", () => {
  const unkind =
    /\d|streak|in a row|miss|forg[eo]t|again|yet|still|haven't|did not|don't|should|must|need|late|last|days|week|hurry|!/i;
  for (const line of lines) expect(line).not.toMatch(unkind);
});

it("fit on a lock screen", () => {
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(50);
});

it("take turns from day to day until each has come, and differ in the morning and in the evening", () => {
  const first = dayOfDate("2026-11-22");
  for (const [kind, ofKind] of [
    ["star", reminderLines],
    ["check-in", checkInLines],
  ] as const) {
    const on = (day: number, time: string) => reminderLine(english, { date: dateOfDay(day), time }, kind);
    const seen = ofKind.map((_, n) => on(first + n, "20:30"));
    expect(new Set(seen)).toEqual(new Set(ofKind.map((line) => english(line))));
    expect(on(first, "08:00")).not.toBe(on(first, "20:30"));
  }
});
