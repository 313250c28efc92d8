import { Moon } from "lucide-react";
import { type ReactNode, useDeferredValue, useMemo, useState } from "react";
import type { User } from "#domain/accounts/user.ts";
import type { Filter } from "#domain/journal/filter.ts";
import { groupByDay } from "#domain/journal/journal-index.ts";
import { nightsLit } from "#domain/journal/nights-lit.ts";
import type { MoodEntry } from "#domain/mood-entry.ts";
import type { Tag } from "#domain/tags.ts";
import { lazyComponent } from "../loading/lazy-component.tsx";
import { usePageTitle } from "../navigation/page-title.ts";
import { useUniverse } from "../outbox/use-universe.ts";
import { useEntriesWithWaiting } from "../outbox/use-waiting.ts";
import { useFilter } from "../search/use-filter.ts";
import { useResults } from "../search/use-results.ts";
import { nightsLitText } from "../stars/nights-lit-text.ts";
import { useJournalIndex } from "../stars/use-journal-index.ts";
import { useToday } from "../time/today.ts";
import { Page } from "../ui/Page.tsx";
import { Bin } from "./bin/Bin.tsx";
import { BinLink } from "./bin/BinLink.tsx";
import { DaysView } from "./days/DaysView.tsx";
import { JournalSearch } from "./JournalSearch.tsx";
import { useJournalPlace } from "./journal-url.ts";
import { MemoriesSwitch } from "./memories/MemoriesSwitch.tsx";
import { OnThisDay } from "./memories/OnThisDay.tsx";
import { LoadingJournal, OutOfReach } from "./States.tsx";
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

const none: readonly MoodEntry[] = [];

/** The page for reading the journal: by days, months and years, with a search, its tags, and the bin. */
export function JournalPage({ user }: { user: User }) {
  usePageTitle("Your journal");
  const { query, universe = null } = useUniverse(user.id);
  const entries = useEntriesWithWaiting(universe?.entries ?? none, user.id);
  const index = useJournalIndex(entries);
  const { filter, isEmpty, setFilter, clear } = useFilter(universe?.tags);
  // The field shows a letter before the lists show what it finds.
  const shownFilter = useDeferredValue(filter);
  const results = useResults(index, shownFilter);
  const { view, opened, showView, openDay, openMonth } = useJournalPlace();
  const [isBinOpen, setBinOpen] = useState(false);
  const today = useToday();
  const onTag = useTagFilter(shownFilter, setFilter);
  const days = useMemo(
    () => (isEmpty ? index.days : groupByDay(results.stars)),
    [isEmpty, index.days, results.stars],
  );
  const calendar = { days, today, onOpenDay: openDay, isFiltered: !isEmpty };
  // A query that has never succeeded is pending again during each poll.
  const isOutOfReach = universe ? query.isError : query.errorUpdateCount > 0;
  const outOfReach = isOutOfReach && (
    <OutOfReach hasStars={index.stars.length > 0} onRetry={() => query.refetch()} />
  );
  if (!universe)
    return (
      <Frame aside={null}>
        {outOfReach}
        <LoadingJournal />
      </Frame>
    );
  return (
    <Frame
      aside={
        <>
          <NightsLit text={nightsLitText(nightsLit(index.days, today))} />
          <BinLink onOpen={() => setBinOpen(true)} />
        </>
      }
    >
      {outOfReach}
      {index.stars.length > 0 && view !== "tags" && (
        <JournalSearch
          tags={universe.tags}
          filter={filter}
          onFilterChange={setFilter}
          count={results.stars.length}
          total={index.stars.length}
        />
      )}
      <Views
        view={view}
        onViewChange={showView}
        content={{
          days: (
            <>
              {isEmpty && <OnThisDay days={index.days} today={today} onOpenDay={openDay} />}
              <DaysView
                userId={user.id}
                results={results}
                tags={universe.tags}
                opened={opened}
                chosenTags={shownFilter.tags}
                onTag={onTag}
                onClearFilter={isEmpty ? null : clear}
              />
            </>
          ),
          month: <MonthView {...calendar} />,
          year: <YearView {...calendar} onOpenMonth={openMonth} />,
          tags: <TagsView userId={user.id} tags={universe.tags} entries={entries} />,
        }}
      />
      <footer className="flex flex-col">
        <Bin userId={user.id} universe={universe} isOpen={isBinOpen} onOpenChange={setBinOpen} />
        <MemoriesSwitch />
      </footer>
    </Frame>
  );
}

const Frame = ({ aside, children }: { aside: ReactNode; children: ReactNode }) => (
  <Page
    title="Your journal"
    back={{ href: "/", label: "Back to your sky" }}
    aside={
      aside && <div className="-my-3 flex grow items-center justify-between gap-x-4 sm:grow-0">{aside}</div>
    }
    supportAtTop
  >
    {children}
  </Page>
);

function NightsLit({ text }: { text: string | null }) {
  if (text === null) return null;
  return (
    <p className="flex items-center gap-2 text-quiet text-small tabular-nums">
      <Moon aria-hidden="true" className="size-4 shrink-0" />
      {text}
    </p>
  );
}

/** A tag of a star shows all stars with it, of those that are shown already; pressing it again shows the others, too. */
function useTagFilter(filter: Filter, setFilter: (filter: Filter) => void) {
  return useMemo(
    () =>
      ({ id }: Tag) => {
        const others = filter.tags.filter((other) => other !== id);
        const tags = others.length < filter.tags.length ? others : [...filter.tags, id];
        setFilter({ ...filter, tags });
      },
    [filter, setFilter],
  );
}
