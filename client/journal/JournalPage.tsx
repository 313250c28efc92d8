import { Moon, Plus } from "lucide-react";
import { useDeferredValue, useMemo, useState } from "react";
import type { User } from "#domain/accounts/user.ts";
import type { JournalIndex, StarsByDay } from "#domain/journal/journal-index.ts";
import { nightsLit } from "#domain/journal/nights-lit.ts";
import { common } from "#domain/languages/en/common.ts";
import { journal } from "#domain/languages/en/journal.ts";
import type { Universe } from "#domain/records/apply-changes.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import type { Tag } from "#domain/records/tag/tag.ts";
import { nothingMeasured } from "#domain/trackers/day-values.ts";
import { useTranslator } from "../languages/language.ts";
import { usePageTitle } from "../navigation/page-title.ts";
import { useUniverse } from "../outbox/use-universe.ts";
import { WaitingForNetwork } from "../outbox/WaitingForNetwork.tsx";
import { useFilter } from "../search/use-filter.ts";
import { useResults } from "../search/use-results.ts";
import { nightsLitText } from "../stars/nights-lit-text.ts";
import { useStarActions } from "../stars/star-actions.ts";
import { useJournalIndexInSlices, useMeasuredIndex } from "../stars/use-journal-index.ts";
import { useToday } from "../time/today.ts";
import { Button } from "../ui/Button.tsx";
import { Page } from "../ui/Page.tsx";
import { BinLink } from "./bin/BinLink.tsx";
import { JournalContent } from "./JournalContent.tsx";
import { JournalSearch } from "./JournalSearch.tsx";
import { type JournalView, useJournalPlace } from "./journal-url.ts";
import { LoadingJournal, OutOfReach } from "./States.tsx";

/** The page for reading the journal: by days, months and years, with a search, its tags, and the bin. */
export function JournalPage({ user }: { user: User }) {
  const t = useTranslator();
  usePageTitle(t(journal.title));
  const { query, universe: latest = null, entries: latestEntries } = useUniverse(user.id);
  // Later than they are known while much changes at once, as when 100 stars that waited are sent, so that the page reacts.
  // Tags are not among it: the focus follows a changed tag to its row.
  const { universe, entries } = useDeferredValue(
    useMemo(() => ({ universe: latest, entries: latestEntries }), [latest, latestEntries]),
  );
  const index = useMeasuredIndex(useJournalIndexInSlices(entries), universe ?? nothingMeasured);
  const { add } = useStarActions();
  const [isBinOpen, setBinOpen] = useState(false);
  // A query that has never succeeded is pending again during each poll.
  const isOutOfReach = universe ? query.isError : query.errorUpdateCount > 0;
  return (
    <Page
      hasWords
      title={t(journal.title)}
      back={{ href: "/", label: t(common.backToSky) }}
      aside={
        universe &&
        index && (
          <div className="-my-3 flex min-w-0 grow flex-wrap items-center justify-between gap-x-4 max-[22rem]:-mt-1 max-sm:-mt-2 sm:grow-0">
            <NightsLit days={index.days} />
            <div className="ms-auto flex flex-wrap justify-end">
              {/* An empty journal has the main button to add a mood. */}
              {index.stars.length > 0 && (
                <Button variant="quiet" className="gap-1.5 px-3 text-small" onClick={() => add(null)}>
                  <Plus aria-hidden="true" className="size-4" />
                  {t(journal.add)}
                </Button>
              )}
              <BinLink onOpen={() => setBinOpen(true)} />
            </div>
          </div>
        )
      }
      sticky
    >
      <WaitingForNetwork userId={user.id} className="self-start rounded-control border border-line">
        {isOutOfReach && <OutOfReach hasStars={entries.length > 0} onRetry={() => query.refetch()} />}
      </WaitingForNetwork>
      {latest && universe && index ? (
        <LoadedJournal
          tags={latest.tags}
          {...{ userId: user.id, universe, entries, index, isBinOpen, setBinOpen }}
        />
      ) : (
        <LoadingJournal />
      )}
    </Page>
  );
}

/** Views that list stars are searched. */
const isSearched = (view: JournalView) => view !== "tags" && view !== "feelings" && view !== "constellations";

type LoadedProps = {
  userId: string;
  universe: Universe;
  tags: readonly Tag[];
  entries: readonly MoodEntry[];
  index: JournalIndex;
  isBinOpen: boolean;
  setBinOpen: (isOpen: boolean) => void;
};

function LoadedJournal({ userId, universe, tags, entries, index, isBinOpen, setBinOpen }: LoadedProps) {
  const { filter, setFilter, clear } = useFilter(tags);
  // The field shows a letter before the lists show what it finds.
  const results = useResults(index, useDeferredValue(filter));
  const { view } = useJournalPlace();
  return (
    <>
      {index.stars.length > 0 && isSearched(view) && (
        <JournalSearch
          index={index}
          tags={tags}
          filter={filter}
          onFilterChange={setFilter}
          count={results.stars.length}
          total={index.stars.length}
        />
      )}
      <JournalContent
        {...{ userId, universe, tags, entries, results, isBinOpen }}
        onBinOpenChange={setBinOpen}
        onFilterChange={setFilter}
        onClearFilter={clear}
      />
    </>
  );
}

function NightsLit({ days }: { days: StarsByDay }) {
  const t = useTranslator();
  const text = nightsLitText(t, nightsLit(days, useToday()));
  if (text === null) return null;
  return (
    <p className="flex min-w-0 grow basis-28 items-center gap-2 text-quiet text-small tabular-nums sm:basis-auto">
      <Moon aria-hidden="true" className="size-4 shrink-0" />
      {text}
    </p>
  );
}
