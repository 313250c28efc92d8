import { coverageNote } from "#domain/insights/figure-sentences.ts";
import type { Insights, RhythmCell } from "#domain/insights/insights-data.ts";
import { noWeekdaySentence } from "#domain/insights/missing-sentences.ts";
import { figures } from "#domain/languages/en/insights-figures.ts";
import { useTranslator } from "../../languages/language.ts";
import { RhythmTable } from "../charts/RhythmTable.tsx";
import { Panel, Quiet } from "./PanelParts.tsx";

/** Brightness by weekday and part of the day. */
export function RhythmPanel({ coverage, rhythm: { cells, claims } }: Pick<Insights, "coverage" | "rhythm">) {
  const t = useTranslator();
  return (
    <Panel note={coverageNote(t, coverage)} method={[figures.rhythm.method]}>
      <RhythmTable cells={cells} />
      <Quiet
        title={figures.notClearOrNotYet}
        texts={[
          ...(claims.length === 0 ? [noWeekdaySentence(t, coverage)] : []),
          ...(areOneMean(cells) ? [t(figures.rhythm.oneMean)] : []),
        ]}
      />
    </Panel>
  );
}

/** Whether the cells are drawn so far toward the mean that nothing of their differences is left. */
function areOneMean(cells: readonly RhythmCell[]): boolean {
  const means = cells.flatMap(({ mean }) => mean ?? []);
  return means.length > 1 && new Set(means).size === 1;
}
