import { useMemo } from "react";
import type { Results } from "#domain/journal/filter-entries.ts";
import type { Tag } from "#domain/tags.ts";
import { Button } from "../../ui/Button.tsx";
import { DayRows } from "./DayRows.tsx";
import { rowsOf } from "./journal-rows.ts";

type Props = {
  results: Results;
  isFiltered: boolean;
  onClearFilter: () => void;
  tags: readonly Tag[];
};

/** All stars, or those that the filter finds, by months and days. */
export function DaysView({ results, isFiltered, onClearFilter, tags }: Props) {
  const rows = useMemo(() => rowsOf(results.stars), [results.stars]);
  if (rows.rows.length > 0) return <DayRows rows={rows} words={results.words} tags={tags} />;
  if (!isFiltered) return <p className="py-8 text-center text-quiet">Your first star opens the journal.</p>;
  return (
    <div className="flex flex-col items-center gap-3 py-12">
      <p role="status" className="text-quiet">
        Nothing matches.
      </p>
      <Button onClick={onClearFilter}>Clear the search</Button>
    </div>
  );
}
