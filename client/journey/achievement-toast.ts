/** The toast of new achievements. */

import { describeAchievement } from "#domain/journey/achievements.ts";
import { sidebar } from "#domain/languages/en/sidebar.ts";
import { listed } from "#domain/languages/lists.ts";
import type { TranslatedToast } from "../ui/toast-queue.ts";

/** The achievements of the server's answer that were not stored before. */
export const newlyEarned = (before: readonly string[], now: readonly string[]): string[] =>
  now.filter((id) => !before.includes(id));

/** Makes one toast for all achievements. */
export function achievementToast([first, ...more]: readonly string[]): TranslatedToast | null {
  if (first === undefined) return null;
  if (more.length === 0)
    return (t) => {
      const { name, description } = describeAchievement(t, first);
      return { title: name, description, isNews: true };
    };
  return (t) => {
    const names = [first, ...more].map((id) => describeAchievement(t, id).name);
    return {
      title: t(sidebar.soFar),
      description: t(sidebar.earned, { achievements: listed(t, names) }),
      isNews: true,
    };
  };
}
