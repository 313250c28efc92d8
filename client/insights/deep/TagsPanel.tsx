import type { Insights, TagFinding } from "#domain/insights/insights-data.ts";
import { tagsNote, tagsTooEarlySentences, unsureTagsSentence } from "#domain/insights/tag-sentences.ts";
import { figures } from "#domain/languages/en/insights-figures.ts";
import { series } from "#domain/languages/lists.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { useTranslator } from "../../languages/language.ts";
import { type Interval, IntervalChart } from "../charts/IntervalChart.tsx";
import { Panel, Quiet } from "./PanelParts.tsx";

type Props = Pick<Insights, "coverage" | "tags"> & { nameOf: (tagId: string) => string };

export function TagsPanel({ coverage, tags, nameOf }: Props) {
  const t = useTranslator();
  const { claims, unsure, tooEarly } = tags;
  // Tags are ordered by their days: an order by how clear they are would look like a claim.
  const others = unsure.toSorted((one, other) => other.daysWith - one.daysWith);
  const unsureSentence = unsureTagsSentence(t, others, nameOf);
  const { columns } = figures.tags;
  return (
    <Panel
      note={tagsNote(t, { coverage, tags })}
      method={[figures.tags.method.compared, figures.tags.method.chance]}
    >
      {claims.length + unsure.length > 0 && (
        <IntervalChart
          title={t(figures.tags.chart)}
          cellNames={[columns.with, columns.without, columns.shared].map((column) => t(column))}
          intervals={[
            ...claims.map((finding) => intervalOf(t, finding, nameOf)),
            ...others.map((finding) => intervalOf(t, finding, nameOf)),
          ]}
        />
      )}
      <Quiet title={figures.notClear} texts={unsureSentence ? [unsureSentence] : []} />
      <Quiet title={figures.notYet} texts={tagsTooEarlySentences(t, tooEarly, nameOf)} />
    </Panel>
  );
}

function intervalOf(t: Translator, finding: TagFinding, nameOf: Props["nameOf"]): Interval {
  const { tagId, daysWith, daysWithout, sharesDaysWith } = finding;
  const shared = series(t, sharesDaysWith.map(nameOf));
  return {
    ...finding,
    name: nameOf(tagId),
    count: t(figures.tags.ofDays, { daysWith, days: daysWith + daysWithout }),
    cells: [{ count: daysWith }, { count: daysWithout }, shared],
  };
}
