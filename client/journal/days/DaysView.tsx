import { useMemo } from "react";
import type { Results } from "#domain/journal/filter-entries.ts";
import { journal } from "#domain/languages/en/journal.ts";
import type { Tag } from "#domain/records/tag/tag.ts";
import { useTranslator } from "../../languages/language.ts";
import { useWaiting } from "../../outbox/use-universe.ts";
import { Button } from "../../ui/Button.tsx";
import type { OpenedDay } from "../journal-url.ts";
import { EmptyJournal } from "../States.tsx";
import { DayRows } from "./DayRows.tsx";
import { rowsOf } from "./journal-rows.ts";

type Props = {
  userId: string;
  results: Results;
  tags: readonly Tag[];
  /** The day to scroll to. */
  opened: OpenedDay | null;
  chosenTags: readonly string[];
  onTag: (tag: Tag) => void;
  /** Removes the filter; null without one. */
  onClearFilter: (() => void) | null;
};

/** All stars, or those that the filter finds, by months and days. */
export function DaysView({ userId, results, onClearFilter, ...rest }: Props) {
  const { stars, words, filter, index } = results;
  const rows = useMemo(() => rowsOf(stars), [stars]);
  const waiting = useWaiting(userId);
  if (stars.length > 0)
    return <DayRows {...{ rows, filter, words, waiting, measured: index.measured }} {...rest} />;
  return onClearFilter ? <NothingFound onClear={onClearFilter} /> : <EmptyJournal />;
}

function NothingFound({ onClear }: { onClear: () => void }) {
  const t = useTranslator();
  return (
    <div className="flex flex-col items-center gap-4 py-16">
      <p role="status" className="font-display text-lead">
        {t(journal.days.nothingFound)}
      </p>
      <Button onClick={onClear}>{t(journal.days.clearSearch)}</Button>
    </div>
  );
}
