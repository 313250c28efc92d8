import { SmilePlus } from "lucide-react";
import { memo, useCallback, useLayoutEffect, useMemo, useRef } from "react";
import type { Filter } from "#domain/journal/filter.ts";
import type { Results } from "#domain/journal/filter-entries.ts";
import { isEmptyFilter } from "#domain/journal/filter-url.ts";
import { groupByDay } from "#domain/journal/journal-index.ts";
import { journal } from "#domain/languages/en/journal.ts";
import type { Universe } from "#domain/records/apply-changes.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import type { Tag } from "#domain/records/tag/tag.ts";
import { useTranslator } from "../languages/language.ts";
import { lazyComponent } from "../loading/lazy-component.tsx";
import { useStarActions } from "../stars/star-actions.ts";
import { useToday } from "../time/today.ts";
import { Button } from "../ui/Button.tsx";
import { Bin } from "./bin/Bin.tsx";
import { DaysView } from "./days/DaysView.tsx";
import { type JournalView, useJournalPlace } from "./journal-url.ts";
import { MemoriesSwitch } from "./memories/MemoriesSwitch.tsx";
import { OnThisDay } from "./memories/OnThisDay.tsx";
import { LoadingJournal } from "./States.tsx";
import { Views } from "./Views.tsx";

// The days are read most; the code of the other views is fetched with their tabs.
const MonthView = lazyComponent(
  async () => (await import("./calendar/MonthView.tsx")).MonthView,
  <LoadingJournal />,
);
const YearView = lazyComponent(
  async () => (await import("./calendar/YearView.tsx")).YearView,
  <LoadingJournal />,
);
const TagsView = lazyComponent(
  async () => (await import("./tags/TagsView.tsx")).TagsView,
  <LoadingJournal />,
);
const FeelingsView = lazyComponent(
  async () => (await import("./feelings/FeelingsView.tsx")).FeelingsView,
  <LoadingJournal />,
);

const ConstellationsView = lazyComponent(
  async () => (await import("./constellations/ConstellationsView.tsx")).ConstellationsView,
  <LoadingJournal />,
);

type Props = {
  userId: string;
  universe: Universe;
  tags: readonly Tag[];
  /** Stars of the universe, and stars that wait to be sent. */
  entries: readonly MoodEntry[];
  results: Results;
  onFilterChange: (filter: Filter) => void;
  onClearFilter: () => void;
  isBinOpen: boolean;
  onBinOpenChange: (isOpen: boolean) => void;
};

/** The views of the journal, and what is below them. Memoized, so that the search shows a letter before they change. */
export const JournalContent = memo(function JournalContent(props: Props) {
  const { userId, universe, tags, entries, isBinOpen, onBinOpenChange } = props;
  const { view, showView } = useJournalPlace();
  return (
    <>
      <Views view={view} onViewChange={showView} unused={unusedViews(universe)}>
        {view === "days" && <Days {...props} />}
        {(view === "month" || view === "year") && <Calendar view={view} results={props.results} />}
        {view === "tags" && (
          <>
            <TagsView userId={userId} tags={tags} entries={entries} />
            {universe.feelings.length === 0 && <FeelingsLink onOpen={() => showView("feelings")} />}
          </>
        )}
        {view === "feelings" && <FeelingsView {...{ userId, entries }} own={universe.feelings} />}
        {view === "constellations" && (
          <ConstellationsView {...{ userId, entries }} constellations={universe.constellations} />
        )}
      </Views>
      <footer className="flex flex-col">
        <Bin userId={userId} universe={universe} isOpen={isBinOpen} onOpenChange={onBinOpenChange} />
        <MemoriesSwitch />
      </footer>
    </>
  );
});

const unusedViews = ({ constellations, feelings }: Universe): JournalView[] => [
  ...(feelings.length === 0 ? (["feelings"] as const) : []),
  ...(constellations.length === 0 ? (["constellations"] as const) : []),
];

/** Leads to the view of own feelings, which has a tab from the first one on. */
function FeelingsLink({ onOpen }: { onOpen: () => void }) {
  const t = useTranslator();
  return (
    <Button variant="quiet" className="-ms-4 self-start text-small" onClick={onOpen}>
      <SmilePlus aria-hidden="true" />
      {t(journal.ownFeelings)}
    </Button>
  );
}

function Days({ userId, tags, results, onFilterChange, onClearFilter }: Props) {
  const { opened, openDay } = useJournalPlace();
  const today = useToday();
  const onTag = useTagFilter(results.filter, onFilterChange);
  const isEmpty = isEmptyFilter(results.filter);
  return (
    <>
      {isEmpty && <OnThisDay days={results.index.days} today={today} onOpenDay={openDay} />}
      <DaysView
        userId={userId}
        results={results}
        tags={tags}
        opened={opened}
        chosenTags={results.filter.tags}
        onTag={onTag}
        onClearFilter={isEmpty ? null : onClearFilter}
      />
    </>
  );
}

function Calendar({ view, results }: { view: "month" | "year"; results: Results }) {
  const { openDay, openMonth } = useJournalPlace();
  const { add } = useStarActions();
  const today = useToday();
  const { stars, index } = results;
  const isFiltered = !isEmptyFilter(results.filter);
  const days = useMemo(() => (isFiltered ? groupByDay(stars) : index.days), [isFiltered, stars, index]);
  const shown = { days, measured: index.measured, today, onOpenDay: openDay, onAdd: add, isFiltered };
  return view === "month" ? <MonthView {...shown} /> : <YearView {...shown} onOpenMonth={openMonth} />;
}

/**
 * Shows all stars with a tag, of those that are shown already; pressing the tag again shows the others, too. The
 * function is the same for every filter.
 */
function useTagFilter(filter: Filter, onFilterChange: (filter: Filter) => void) {
  const latest = useRef({ filter, onFilterChange });
  useLayoutEffect(() => {
    latest.current = { filter, onFilterChange };
  });
  return useCallback(({ id }: Tag) => {
    const { filter, onFilterChange } = latest.current;
    const others = filter.tags.filter((other) => other !== id);
    const tags = others.length < filter.tags.length ? others : [...filter.tags, id];
    onFilterChange({ ...filter, tags });
  }, []);
}
