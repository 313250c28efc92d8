import type { Insights, TagFinding } from "#domain/insights/insights-data.ts";
import {
  sharedDaysSentence,
  tagClaimSentence,
  tagsNote,
  tagsTooEarlySentences,
  unsureTagsSentence,
} from "#domain/insights/tag-sentences.ts";
import { quoted } from "#domain/insights/text-parts.ts";
import { insights } from "#domain/languages/en/insights.ts";
import { joined, series } from "#domain/languages/lists.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { useTranslator } from "../languages/language.ts";
import { type Interval, IntervalChart } from "./charts/IntervalChart.tsx";
import { Part, Quiet, Sentences } from "./Part.tsx";

type Props = Pick<Insights, "coverage" | "tags"> & { nameOf: (tagId: string) => string };

export function TagsPart({ coverage, tags, nameOf }: Props) {
  const t = useTranslator();
  const { claims, unsure, tooEarly } = tags;
  // Tags are ordered by their days: an order by how clear they are would look like a claim.
  const others = unsure.toSorted((one, other) => other.daysWith - one.daysWith);
  const unsureSentence = unsureTagsSentence(t, others, nameOf);
  const { columns } = insights.tags;
  return (
    <Part
      title={insights.tags.title}
      note={tagsNote(t, { coverage, tags })}
      method={[insights.tags.method.compared, insights.tags.method.chance]}
    >
      {claims.length + unsure.length + tooEarly.length === 0 && (
        <p className="max-w-prose text-pretty text-quiet">{t(insights.tags.none)}</p>
      )}
      <Sentences
        sentences={claims.map((finding) => ({
          text: joined(
            t,
            [tagClaimSentence(t, finding, nameOf), sharedDaysSentence(t, finding, nameOf) ?? []].flat(),
          ),
          sky: { name: quoted(t, nameOf(finding.tagId)), stars: { tags: [finding.tagId] } },
        }))}
      />
      {claims.length + unsure.length > 0 && (
        <IntervalChart
          title={t(insights.tags.chart)}
          cellNames={[columns.with, columns.without, columns.shared].map((column) => t(column))}
          intervals={[
            ...claims.map((finding) => intervalOf(t, finding, true, nameOf)),
            ...others.map((finding) => intervalOf(t, finding, false, nameOf)),
          ]}
        />
      )}
      <Quiet title={insights.notClear} texts={unsureSentence ? [unsureSentence] : []} />
      <Quiet title={insights.notYet} texts={tagsTooEarlySentences(t, tooEarly, nameOf)} />
    </Part>
  );
}

function intervalOf(t: Translator, finding: TagFinding, isClaim: boolean, nameOf: Props["nameOf"]): Interval {
  const { tagId, daysWith, daysWithout, sharesDaysWith } = finding;
  const shared = series(t, sharesDaysWith.map(nameOf));
  return {
    ...finding,
    ...{ name: nameOf(tagId), isClaim },
    count: t(insights.tags.ofDays, { daysWith, days: daysWith + daysWithout }),
    cells: [{ count: daysWith }, { count: daysWithout }, shared],
  };
}
