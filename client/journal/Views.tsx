import { type ReactNode, useState } from "react";
import { journal } from "#domain/languages/en/journal.ts";
import { useTranslator } from "../languages/language.ts";
import { Tab, TabList, TabPanel, Tabs } from "../ui/Tabs.tsx";
import { type JournalView, journalViews } from "./journal-url.ts";

type Props = {
  view: JournalView;
  onViewChange: (view: JournalView) => void;
  hasConstellations: boolean;
  /** The content of the view. */
  children: ReactNode;
};

/** The views of the journal as tabs. */
export function Views({ view, onViewChange, hasConstellations, children }: Props) {
  const t = useTranslator();
  const views = useOfferedViews(view, hasConstellations);
  return (
    <Tabs
      value={view}
      onValueChange={(next) => onViewChange(next as JournalView)}
      className="flex flex-col gap-4"
    >
      <TabList aria-label={t(journal.views)}>
        {views.map((name) => (
          <Tab key={name} value={name} className="max-sm:px-1! max-sm:text-small">
            {t(journal.viewNames[name])}
          </Tab>
        ))}
      </TabList>
      {views.map((name) => (
        <TabPanel key={name} value={name} tabIndex={-1} className="flex flex-col gap-4 outline-none">
          {name === view && children}
        </TabPanel>
      ))}
    </Tabs>
  );
}

/**
 * Constellations have a tab from the first one on. It comes and goes only with the page, so that no tab moves away from
 * a finger.
 */
function useOfferedViews(view: JournalView, hasConstellations: boolean): readonly JournalView[] {
  const [isOffered, setOffered] = useState(hasConstellations);
  if (view === "constellations" && !isOffered) setOffered(true);
  return journalViews.filter((name) => name !== "constellations" || isOffered);
}
