/** The toast of new achievements. */

import { describeAchievement } from "#domain/journey/achievements.ts";
import { sidebar } from "#domain/languages/en/sidebar.ts";
import type { Translator } from "#domain/languages/translator.ts";
import type { ToastContent } from "../ui/toast-queue.ts";

/** The achievements of the server's answer that were not stored before. */
export const newlyEarned = (before: readonly string[], now: readonly string[]): string[] =>
  now.filter((id) => !before.includes(id));

/** One toast for all of them. */
export function achievementToast(t: Translator, earned: readonly string[]): ToastContent | null {
  const [first, ...more] = earned.map((id) => describeAchievement(t, id));
  if (!first) return null;
  if (more.length === 0) return { title: first.name, description: first.description, isNews: true };
  return {
    title: t(sidebar.soFar),
    description: t(sidebar.earned, {
      achievements: new Intl.ListFormat(t.locale).format([first, ...more].map(({ name }) => name)),
    }),
    isNews: true,
  };
}
