import { dayOfDate, firstDayOf } from "#domain/calendar.ts";
import type { Insights, Turn } from "#domain/insights/insights-data.ts";
import { missingSeasonSentence, missingSpreadSentence } from "#domain/insights/missing-sentences.ts";
import {
  coverageNote,
  seasonSentence,
  spreadSentence,
  turnSentence,
  turnTooEarlySentence,
} from "#domain/insights/sentences.ts";
import { insights } from "#domain/languages/en/insights.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { useTranslator } from "../languages/language.ts";
import { dayFormat } from "../time/day-format.ts";
import { WeekChart } from "./charts/WeekChart.tsx";
import { Part, Quiet, Sentences } from "./Part.tsx";

const spanOf = ({ locale }: Translator, { from, to }: Turn) =>
  dayFormat({ dateStyle: "long" }, locale).formatRange(dayOfDate(from), dayOfDate(to));
/** `peak` is a day of a common year, from 1. */
const monthOf = ({ locale }: Translator, peak: number) =>
  dayFormat({ month: "long" }, locale).format(firstDayOf(2025, 1) + peak - 1);

type Props = Pick<Insights, "coverage" | "weather" | "turns" | "seasons">;

export function WeatherPart({ coverage, weather, turns, seasons }: Props) {
  const t = useTranslator();
  const { method } = insights.weather;
  return (
    <Part
      title={insights.weather.title}
      note={coverageNote(t, coverage)}
      method={[method.score, method.band, method.change, method.room]}
    >
      <WeekChart weeks={weather.weeks} />
      <Sentences
        sentences={[
          ...(weather.spread ? [spreadSentence(t, weather.spread)] : []),
          ...turns.claims.map((turn) => turnSentence(t, turn, spanOf(t, turn), true)),
          ...(seasons?.isClaim
            ? [seasonSentence(t, seasons, monthOf(t, seasons.peak), coverage.days.all)]
            : []),
        ].map((text) => ({ text }))}
      />
      <Quiet
        title={insights.notClearOrNotYet}
        texts={[
          ...(weather.spread ? [] : [missingSpreadSentence(t, coverage)]),
          ...turns.unsure.map((turn) => turnSentence(t, turn, spanOf(t, turn), false)),
          ...(turns.tooEarly ? [turnTooEarlySentence(t, turns.tooEarly)] : []),
          ...(seasons && !seasons.isClaim
            ? [seasonSentence(t, seasons, monthOf(t, seasons.peak), coverage.days.all)]
            : []),
          ...(seasons ? [] : [missingSeasonSentence(t, coverage)]),
        ]}
      />
    </Part>
  );
}
