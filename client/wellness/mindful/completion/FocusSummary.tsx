import type { FocusRecord } from "#domain/wellness/exercises/focus.ts";
import { Rows } from "./Rows.tsx";

/** What each of the four parts counted. */
export const FocusSummary = ({ record }: { record: FocusRecord }) => (
  <Rows
    rows={[
      ["Lights caught", record.caught],
      ["Times you came back", record.returns],
      ["Cues followed", record.arrivals],
      ["Times counted to ten", record.rounds],
    ]}
  />
);
