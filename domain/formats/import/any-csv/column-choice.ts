/** Which columns of any table hold what, as the person chooses; and a suggestion that they start from. */

import { anyForm, type DateForm } from "../date-text.ts";
import type { DecimalMark } from "../number-text.ts";
import { isNameOfDuration } from "../series/units.ts";
import type { ColumnFacts, Scale, TableFacts } from "./table-survey.ts";

/** Columns are numbers from 0; null for what the table does not have. */
export type ColumnChoice = {
  /** The date, with or without a time. */
  readonly date: number | null;
  readonly dateForm: DateForm;
  readonly time: number | null;
  readonly mood: number | null;
  /** Intensity, 1 to 10. */
  readonly intensity: number | null;
  /** One note is made of all these columns. */
  readonly notes: readonly number[];
  readonly tags: readonly number[];
  /** What stands between the names in a cell of moods or tags; "" if each cell has one name. */
  readonly separator: string;
  /** Where moods are numbers: the number of the worst and of the best. */
  readonly scale: Scale | null;
  readonly decimalMark: DecimalMark;
  /** Columns of numbers: those of them that are nothing else are measured. */
  readonly numbers: readonly NumberColumn[];
};

export type NumberColumn = { readonly column: number; readonly mark: DecimalMark };

const words = {
  date: /^(date|datum|fecha|data|day|when|timestamp|date.?time|created.?(at|on)?|full.?date|logged.?at|entry.?date)$/i,
  time: /^(time|hour|uhrzeit|zeit|hora|heure|ora|time of day|entry.?time)$/i,
  mood: /^(mood|moods|feeling|feelings|emotion|emotions|stimmung|gefühl|humeur|ánimo|umore|rating|score|mood.?(rating|score|level|name))$/i,
  intensity: /^(intensity|strength|intensität|intensité|intensidad)$/i,
  notes:
    /^(note|notes|text|comment|comments|journal|entry|diary|description|content|title|notiz|notizen|reflections?)$/i,
  tags: /^(tags?|activit(y|ies)|labels?|categories|context|people|places|events|aktivitäten)$/i,
} as const;

/** A suggestion from the names of the columns and from what they hold. */
export function suggestColumns({ header, columns, decimalMark }: TableFacts): ColumnChoice {
  const find = (pattern: RegExp) => header.flatMap((name, at) => (pattern.test(name.trim()) ? [at] : []));
  const first = (pattern: RegExp) => find(pattern)[0] ?? null;
  const isDuration = (at: number) => isNameOfDuration(header[at] ?? "");
  const firstWith = (passes: (facts: ColumnFacts, at: number) => boolean) => {
    const at = columns.findIndex(passes);
    return at < 0 ? null : at;
  };
  const date = first(words.date) ?? firstWith(({ isDates }) => isDates);
  const mood = first(words.mood);
  const tags = find(words.tags);
  const split = [...tags, ...(mood === null ? [] : [mood])];
  return {
    ...{ date, dateForm: formOf(columns, date), mood, tags, decimalMark },
    time: first(words.time) ?? firstWith(({ isTimes }, at) => isTimes && at !== date && !isDuration(at)),
    ...{ intensity: first(words.intensity), notes: find(words.notes) },
    separator: split.map((at) => columns[at]?.separator ?? "").find((separator) => separator !== "") ?? "",
    scale: mood === null ? null : (columns[mood]?.scale ?? null),
    numbers: columns.flatMap(({ numberMark: mark, isDates, isTimes }, column) =>
      mark === null || isDates || (isTimes && !isDuration(column)) ? [] : [{ column, mark }],
    ),
  };
}

/** How the dates of a column are read. */
export const formOf = (columns: readonly ColumnFacts[], date: number | null): DateForm =>
  columns[date ?? -1]?.dates?.form ?? anyForm;
