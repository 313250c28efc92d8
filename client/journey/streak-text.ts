/** The words of the streak, which never count a missed day. */

import { sidebar } from "#domain/languages/en/sidebar.ts";
import type { Translator } from "#domain/languages/translator.ts";

/** `days` is the length of a run, if there is one; `note` says what a star today does for it. */
export type StreakText = { readonly days: string | null; readonly note: string | null };

/** Both streaks in days; at most one of them is greater than 0. */
export function streakText(t: Translator, currentStreak: number, continuableStreak: number): StreakText {
  const inDays = (count: number) => t(sidebar.streak.days, { count });
  if (currentStreak > 0) return { days: inDays(currentStreak), note: null };
  if (continuableStreak > 0) return { days: inDays(continuableStreak), note: t(sidebar.streak.open) };
  return { days: null, note: t(sidebar.streak.none) };
}
