import { type ReactNode, useState } from "react";
import { journal } from "#domain/languages/en/journal.ts";
import { useTranslator } from "../languages/language.ts";
import { Tab, TabList, TabPanel, Tabs } from "../ui/Tabs.tsx";
import { type JournalView, journalViews } from "./journal-url.ts";

type Props = {
  view: JournalView;
  onViewChange: (view: JournalView) => void;
  /** Views of what the universe does not have yet. */
  unused: readonly JournalView[];
  /** The content of the view. */
  children: ReactNode;
};

/** The views of the journal as tabs. */
export function Views({ view, onViewChange, unused, children }: Props) {
  const t = useTranslator();
  const views = useOfferedViews(view, unused);
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
 * Own feelings and constellations have a tab from the first one on. It comes and goes only with the page, so that no tab
 * moves away from a finger.
 */
function useOfferedViews(view: JournalView, unused: readonly JournalView[]): readonly JournalView[] {
  const [left, setLeft] = useState(unused);
  if (left.includes(view)) setLeft(left.filter((name) => name !== view));
  return journalViews.filter((name) => name === view || !left.includes(name));
}
