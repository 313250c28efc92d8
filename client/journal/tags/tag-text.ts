import { Bike, HeartPulse, type LucideIcon, MapPin, Tag as TagIcon, Users } from "lucide-react";
import { common } from "#domain/languages/en/common.ts";
import { journalMore } from "#domain/languages/en/journal-more.ts";
import type { Translator } from "#domain/languages/translator.ts";
import type { Tag, TagChange } from "#domain/records/tag/tag.ts";

export const kindIcons: Readonly<Record<TagChange["kind"], LucideIcon>> = {
  ...{ people: Users, place: MapPin, activity: Bike, body: HeartPulse, other: TagIcon },
};

export const starsText = (t: Translator, count: number): string =>
  count === 0 ? t(journalMore.tags.noStar) : t(common.stars, { count });

/** Why a tag did not become what the person wrote. `namesake` is the tag that has the name by now. */
export function refusedText(
  t: Translator,
  name: string,
  namesake: Tag | null,
  reason: string | null,
): string {
  if (namesake) return t(journalMore.tags.refused.nameTaken, { name });
  return reason
    ? t(journalMore.tags.refused.withReason, { name, reason })
    : t(journalMore.tags.refused.withoutReason, { name });
}

/** Says what merging does to the stars. `both` are the stars that have the two tags already. */
export function mergeText(t: Translator, from: string, into: string, stars: number, both: number): string {
  if (stars === 0) return t(journalMore.tags.mergeDialog.noStar, { from, into });
  const params = { from, into, stars };
  return both === 0
    ? t(journalMore.tags.mergeDialog.change, params)
    : t(journalMore.tags.mergeDialog.changeWithBoth, { ...params, both });
}

export const removalText = (t: Translator, stars: number): string =>
  stars === 0 ? t(journalMore.tags.removeDialog.noStar) : t(journalMore.tags.removeDialog.loses, { stars });
