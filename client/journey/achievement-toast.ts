/** How a new achievement is told of: once, quietly. */

import { describeAchievement } from "#domain/achievements.ts";
import type { ToastContent } from "../ui/toast-queue.ts";

/** What the server answered that was not there before. */
export const newlyEarned = (before: readonly string[], now: readonly string[]): string[] =>
  now.filter((id) => !before.includes(id));

const list = new Intl.ListFormat("en");

/** Several at once share one toast. */
export function toastFor(earned: readonly string[]): ToastContent | null {
  const [first, ...more] = earned.map(describeAchievement);
  if (!first) return null;
  if (more.length === 0) return { title: first.name, description: first.description };
  return {
    title: "Your journey so far",
    description: `You earned ${list.format([first, ...more].map(({ name }) => name))}.`,
  };
}
