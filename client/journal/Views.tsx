import type { ReactNode } from "react";
import { journal } from "#domain/languages/en/journal.ts";
import { useTranslator } from "../languages/language.ts";
import { Tab, TabList, TabPanel, Tabs } from "../ui/Tabs.tsx";
import { type JournalView, journalViews } from "./journal-url.ts";

type Props = {
  view: JournalView;
  onViewChange: (view: JournalView) => void;
  /** The content of the view. */
  children: ReactNode;
};

/** The views of the journal as tabs. */
export function Views({ view, onViewChange, children }: Props) {
  const t = useTranslator();
  return (
    <Tabs
      value={view}
      onValueChange={(next) => onViewChange(next as JournalView)}
      className="flex flex-col gap-4"
    >
      <TabList aria-label={t(journal.views)}>
        {journalViews.map((name) => (
          <Tab key={name} value={name} className="max-sm:px-1! max-sm:text-small">
            {t(journal.viewNames[name])}
          </Tab>
        ))}
      </TabList>
      {journalViews.map((name) => (
        <TabPanel key={name} value={name} tabIndex={-1} className="flex flex-col gap-4 outline-none">
          {name === view && children}
        </TabPanel>
      ))}
    </Tabs>
  );
}
