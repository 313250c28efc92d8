import type { MoodEntry } from "#domain/mood-entry.ts";
import { emotionNames, formatDateTime } from "../../stars/star-text.ts";
import type { SkySelection } from "./use-selection.ts";

/** Announces the selected star to screen readers. */
export function SelectionStatus({
  selection,
  entries,
}: {
  selection: SkySelection;
  entries: readonly MoodEntry[];
}) {
  const star = entries.find(({ id }) => id === selection.selected);
  const several = selection.isSelectingSeveral ? `${selection.several.length} selected. ` : "";
  return (
    <p role="status" className="sr-only">
      {several}
      {star && describeStar(star)}
    </p>
  );
}

function describeStar(star: MoodEntry): string {
  const { emotion, isTwinStar, secondaryEmotion, intensity, note } = star;
  const twin = isTwinStar === 1 && secondaryEmotion ? ` with ${emotionNames(secondaryEmotion).name}` : "";
  const about = `${emotionNames(emotion).name}${twin}, ${intensity} of 10, ${formatDateTime(star)}`;
  return note ? `${about}. ${note}` : about;
}
