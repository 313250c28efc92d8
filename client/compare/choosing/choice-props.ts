import type { DaySpan } from "#domain/calendar.ts";
import type { Comparison } from "#domain/comparison/comparison.ts";
import type { JournalIndex } from "#domain/journal/journal-index.ts";
import type { Known } from "../side-text.ts";
import type { Asking } from "../use-asked.ts";

export type ChoiceProps = {
  asking: Asking;
  /** The latest choice; null where the address cannot be followed. */
  comparison: Comparison | null;
  known: Known;
  index: JournalIndex;
  /** The days of the journal. */
  journal: DaySpan;
  today: number;
};
