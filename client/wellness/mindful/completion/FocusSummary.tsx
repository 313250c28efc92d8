import { mindful } from "#domain/languages/en/mindful.ts";
import type { FocusRecord } from "#domain/wellness/exercises/focus.ts";
import { useTranslator } from "../../../languages/language.ts";
import { Rows } from "./Rows.tsx";

/** What each of the four parts counted. */
export const FocusSummary = ({ record }: { record: FocusRecord }) => {
  const t = useTranslator();
  return (
    <Rows
      rows={[
        [t(mindful.focus.caught), record.caught],
        [t(mindful.focus.timesBack), record.returns],
        [t(mindful.focus.followed), record.arrivals],
        [t(mindful.focus.timesCounted), record.rounds],
      ]}
    />
  );
};
