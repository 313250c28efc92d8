/** The toast of new achievements. */

import { describeAchievement } from "#domain/journey/achievements.ts";
import type { ToastContent } from "../ui/toast-queue.ts";

/** The achievements of the server's answer that were not stored before. */
export const newlyEarned = (before: readonly string[], now: readonly string[]): string[] =>
  now.filter((id) => !before.includes(id));

const list = new Intl.ListFormat("en");

/** One toast for all of them. */
export function achievementToast(earned: readonly string[]): ToastContent | null {
  const [first, ...more] = earned.map(describeAchievement);
  if (!first) return null;
  if (more.length === 0) return { title: first.name, description: first.description, isNews: true };
  return {
    title: "Your journey so far",
    description: `You earned ${list.format([first, ...more].map(({ name }) => name))}.`,
    isNews: true,
  };
}
