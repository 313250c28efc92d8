/** `test` for the letters, with stars of a few weeks on fixed days. */

import { page } from "vitest/browser";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { makeStar } from "../make-star.ts";
import type { Opener } from "./browser-test.tsx";
import { replyUniverse } from "./insights-test.ts";
import { makeUser } from "./make-replies.ts";

/** A Friday. */
export const today = "2026-11-27T12:00:00Z";

/** A star at noon of a date, which is its id. */
export const starOf = (date: string, star: Partial<MoodEntry> = {}) =>
  makeStar({ id: date, utcOffset: 0, timestamp: `${date}T12:00:00.000Z`, ...star });

/** Words of the person, in three scripts. */
export const notes = {
  bright: "We walked along the lake until it was dark. Nobody said much, and that was the best of it.",
  hard: "كان يومًا طويلًا ومتعبًا، ولم أستطع أن أقول لأحد ما الذي يثقل عليّ حقًا في هذه الأيام.",
  long: "朝から雨が降っていて、電車の窓に流れる水をずっと見ていました。降りる駅を間違えて、知らない町を一時間ほど歩きました。そこで飲んだお茶がとてもおいしかったです。",
} as const;

/** Two weeks, between which one has no star, and three stars of the year before. */
export const stars: readonly MoodEntry[] = [
  ...["2025-12-30", "2025-12-31", "2026-01-01"].map((date) => starOf(date, { emotion: "hope" })),
  starOf("2026-11-09", { emotion: "trust", intensity: 4 }),
  starOf("2026-11-10", { emotion: "joy", intensity: 9, note: notes.bright, tags: ["walk"] }),
  starOf("2026-11-11", { emotion: "grief", intensity: 8, note: notes.hard }),
  starOf("2026-11-12", { emotion: "trust", intensity: 6, note: notes.long }),
  starOf("2026-11-24", { emotion: "serenity", intensity: 6, note: "Tea." }),
];

/** The week with quotations. */
export const fullWeek = "/letters?kind=week&of=2026-11-09";

export const letter = page.getByRole("article");

export async function openLetters(
  { calls, openPage }: Pick<Opener, "calls" | "openPage">,
  path: string,
  entries: readonly MoodEntry[] = stars,
) {
  replyUniverse(calls, entries);
  await openPage(path, makeUser());
}
