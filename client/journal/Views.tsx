import type { ReactNode } from "react";
import { Tab, TabList, TabPanel, Tabs } from "../ui/Tabs.tsx";
import { type JournalView, journalViews } from "./journal-url.ts";

const names: Record<JournalView, string> = { days: "Days", month: "Month", year: "Year", tags: "Tags" };

type Props = {
  /** A view that is left out has no tab. */
  content: Partial<Record<JournalView, ReactNode>>;
  view: JournalView;
  onViewChange: (view: JournalView) => void;
};

/** The views of the journal as tabs. */
export function Views({ content, view, onViewChange }: Props) {
  const views = journalViews.filter((name) => name in content);
  return (
    <Tabs
      value={views.includes(view) ? view : "days"}
      onValueChange={(next) => onViewChange(next as JournalView)}
      className="flex flex-col gap-4"
    >
      {views.length > 1 && (
        <TabList aria-label="Views of the journal">
          {views.map((name) => (
            <Tab key={name} value={name}>
              {names[name]}
            </Tab>
          ))}
        </TabList>
      )}
      {views.map((name) => (
        <TabPanel key={name} value={name} tabIndex={-1} className="flex flex-col gap-4 outline-none">
          {content[name]}
        </TabPanel>
      ))}
    </Tabs>
  );
}
