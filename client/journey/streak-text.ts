/** The words of the streak, which never count a missed day. */

const count = new Intl.NumberFormat("en");

export const inDays = (days: number) => `${count.format(days)} ${days === 1 ? "day" : "days"}`;

/** `days` is the length of a run, if there is one; `note` says what a star today does for it. */
export type StreakText = { readonly days: string | null; readonly note: string | null };

/** Both arguments in days; at most one of them is greater than 0. */
export function streakText(currentStreak: number, continuableStreak: number): StreakText {
  if (currentStreak > 0) return { days: inDays(currentStreak), note: null };
  if (continuableStreak > 0) return { days: inDays(continuableStreak), note: "today still open" };
  return { days: null, note: "a star begins one" };
}
