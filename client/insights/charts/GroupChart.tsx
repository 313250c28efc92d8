import type { ValueGroup } from "#domain/insights/insights-data.ts";
import type { NamedTracker } from "#domain/insights/measure-sentences.ts";
import { figures } from "#domain/languages/en/insights-figures.ts";
import { measures } from "#domain/languages/en/insights-measures.ts";
import { readingTexts } from "#domain/languages/en/reading-texts.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { shortValue, valueText } from "#domain/trackers/value-text.ts";
import { ChartFigure } from "../../charts/ChartFigure.tsx";
import { useTranslator } from "../../languages/language.ts";
import { IntervalRows } from "./IntervalRows.tsx";

function rangeText(t: Translator, tracker: NamedTracker, { from, to }: ValueGroup): string {
  const [low, high] = [from, to].map((value) => valueText(t, tracker, shortValue(value)));
  return low === high ? (low ?? "") : t(readingTexts.range, { low: low ?? "", high: high ?? "" });
}

type Props = { tracker: NamedTracker; lag: 0 | 1; groups: readonly ValueGroup[] };

/** The days of a claim, in groups of values, with the mean score of each. */
export function GroupChart({ tracker, lag, groups }: Props) {
  const t = useTranslator();
  const { columns, sameDay, nextDay } = measures.groups;
  const named = groups.map((group) => ({ ...group, name: rangeText(t, tracker, group) }));
  return (
    <ChartFigure
      heading="h4"
      title={t(lag === 0 ? sameDay : nextDay, { tracker: tracker.name })}
      unit={t(measures.groups.unit)}
      table={{
        columns: [columns.values, columns.mean, columns.low, columns.high, columns.days].map((column) =>
          t(column),
        ),
        rows: named.map(({ name, mean, low, high, days }) => [name, mean, low, high, { count: days }]),
      }}
    >
      <IntervalRows
        rows={named.map(({ name, mean, low, high, days }) => ({
          ...{ name, low, middle: mean, high, isFilled: true },
          count: t(measures.groups.count, { days }),
        }))}
        ends={[t(figures.weeks.unpleasant), t(figures.weeks.pleasant)]}
      />
    </ChartFigure>
  );
}
