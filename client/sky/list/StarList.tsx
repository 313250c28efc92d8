import type { MoodEntry } from "#domain/mood-entry.ts";
import type { SkyChoice } from "../use-choice.ts";

type Props = { entries: readonly MoodEntry[]; choice: SkyChoice; onClose: () => void };

/** All stars by month, beside the sky and in step with it. */
export function StarList(_: Props) {
  return null;
}
