import { useState } from "react";
import type { Filter } from "#domain/journal/filter.ts";
import { filterEntries, type Results } from "#domain/journal/filter-entries.ts";
import type { JournalIndex } from "#domain/journal/journal-index.ts";

/** The stars that the filter finds; while the person types more, only the previous results are searched. */
export function useResults(index: JournalIndex, filter: Filter): Results {
  const [latest, setLatest] = useState(() => filterEntries(index, filter));
  if (latest.index === index && latest.filter === filter) return latest;
  const results = filterEntries(index, filter, latest);
  setLatest(results);
  return results;
}
