import type { MoodEntry } from "#domain/mood-entry.ts";
import { nameEmotion, spellMoment } from "./star-text.ts";
import type { SkyChoice } from "./use-choice.ts";

/** Says, to those who cannot see it, which star the sky is at. */
export function LiveStar({ choice, entries }: { choice: SkyChoice; entries: readonly MoodEntry[] }) {
  const star = entries.find(({ id }) => id === choice.selected);
  const several = choice.isChoosing ? `${choice.several.length} selected. ` : "";
  return (
    <p role="status" className="sr-only">
      {several}
      {star && describeStar(star)}
    </p>
  );
}

function describeStar({
  emotion,
  isTwinStar,
  secondaryEmotion,
  intensity,
  timestamp,
  note,
}: MoodEntry): string {
  const twin = isTwinStar === 1 && secondaryEmotion ? ` with ${nameEmotion(secondaryEmotion).name}` : "";
  const about = `${nameEmotion(emotion).name}${twin}, ${intensity} of 10, ${spellMoment(timestamp)}`;
  return note ? `${about}. ${note}` : about;
}
