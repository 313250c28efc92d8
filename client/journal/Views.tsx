import type { ReactNode } from "react";
import { Tab, TabList, TabPanel, Tabs } from "../ui/Tabs.tsx";
import { type JournalView, journalViews } from "./journal-url.ts";

const names: Record<JournalView, string> = {
  ...{ days: "Days", month: "Month", year: "Year", tags: "Tags", constellations: "Constellations" },
};

type Props = {
  view: JournalView;
  onViewChange: (view: JournalView) => void;
  /** The content of the view. */
  children: ReactNode;
};

/** The views of the journal as tabs. */
export const Views = ({ view, onViewChange, children }: Props) => (
  <Tabs
    value={view}
    onValueChange={(next) => onViewChange(next as JournalView)}
    className="flex flex-col gap-4"
  >
    <TabList aria-label="Views of the journal">
      {journalViews.map((name) => (
        <Tab key={name} value={name} className="max-sm:px-1! max-sm:text-small">
          {names[name]}
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
