import type { ReactNode } from "react";
import type { User } from "#domain/accounts/user.ts";
import type { MoodEntry } from "#domain/mood-entry.ts";
import { usePageTitle } from "../navigation/page-title.ts";
import { useUniverse } from "../outbox/use-universe.ts";
import { useFilter } from "../search/use-filter.ts";
import { useResults } from "../search/use-results.ts";
import { useJournalIndex } from "../stars/use-journal-index.ts";
import { Page } from "../ui/Page.tsx";
import { Tab, TabList, TabPanel, Tabs } from "../ui/Tabs.tsx";
import { DaysView } from "./days/DaysView.tsx";
import { type JournalView, journalViews, useJournalPlace } from "./journal-url.ts";

const none: readonly MoodEntry[] = [];

/** The page for reading the journal: by days, months and years, with a search, and its tags. */
export function JournalPage({ user }: { user: User }) {
  usePageTitle("Your journal");
  const { universe = null } = useUniverse(user.id);
  const index = useJournalIndex(universe?.entries ?? none);
  const { filter, isEmpty, clear } = useFilter();
  const results = useResults(index, filter);
  const place = useJournalPlace();
  const views: Partial<Record<JournalView, ReactNode>> = {
    days: universe && (
      <DaysView results={results} isFiltered={!isEmpty} onClearFilter={clear} tags={universe.tags} />
    ),
  };
  return (
    <Page title="Your journal" back={{ href: "/", label: "Back to your universe" }}>
      <Views views={views} view={place.view} onViewChange={place.showView} />
    </Page>
  );
}

const viewNames: Record<JournalView, string> = { days: "Days", month: "Month", year: "Year", tags: "Tags" };

type ViewsProps = {
  /** A view that is left out has no tab. */
  views: Partial<Record<JournalView, ReactNode>>;
  view: JournalView;
  onViewChange: (view: JournalView) => void;
};

function Views({ views, view, onViewChange }: ViewsProps) {
  const shown = journalViews.filter((name) => name in views);
  return (
    <Tabs
      value={shown.includes(view) ? view : "days"}
      onValueChange={(next) => onViewChange(next as JournalView)}
      className="flex flex-col gap-4"
    >
      <TabList aria-label="Views of the journal">
        {shown.map((name) => (
          <Tab key={name} value={name}>
            {viewNames[name]}
          </Tab>
        ))}
      </TabList>
      {shown.map((name) => (
        <TabPanel key={name} value={name}>
          {views[name]}
        </TabPanel>
      ))}
    </Tabs>
  );
}
