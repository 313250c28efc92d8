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
import { dayFormat } from "../time/day-format.ts";
import { WeekChart } from "./charts/WeekChart.tsx";
import { Part, Quiet, Sentences } from "./Part.tsx";

const dates = dayFormat({ dateStyle: "long" });
const months = dayFormat({ month: "long" });
const spanOf = ({ from, to }: Turn) => dates.formatRange(dayOfDate(from), dayOfDate(to));
/** `peak` is a day of a common year, from 1. */
const monthOf = (peak: number) => months.format(firstDayOf(2025, 1) + peak - 1);

type Props = Pick<Insights, "coverage" | "weather" | "turns" | "seasons">;

export const WeatherPart = ({ coverage, weather, turns, seasons }: Props) => (
  <Part
    title="Weather"
    note={coverageNote(coverage)}
    method={
      <>
        <p>
          The score of a star is how pleasant its feeling counts, times its intensity. How pleasant a feeling
          counts is this product's own estimate. A day is the mean of its stars, and a week the mean of its
          days.
        </p>
        <p>
          The band holds what the week's silent days could have been, from how much the days of your weeks
          vary: in 80 of 100 weeks, the mean of all seven days lies in it.
        </p>
        <p>
          A slow change is a line through the means of 14 days of the last year. It is stated as one only if a
          journal without any change would show it in fewer than 5 of 100 cases. Whether days follow the year
          is judged in the same way, by a wave of one year.
        </p>
        <p>
          How much days can vary depends on their mean: near an end of the scale there is less room. The
          percentage is of that room.
        </p>
      </>
    }
  >
    <WeekChart weeks={weather.weeks} />
    <Sentences
      sentences={[
        ...(weather.spread ? [spreadSentence(weather.spread)] : []),
        ...turns.claims.map((turn) => turnSentence(turn, spanOf(turn), true)),
        ...(seasons?.isClaim ? [seasonSentence(seasons, monthOf(seasons.peak), coverage.days.all)] : []),
      ].map((text) => ({ text }))}
    />
    <Quiet
      title="Not clear, or not yet"
      texts={[
        ...(weather.spread ? [] : [missingSpreadSentence(coverage)]),
        ...turns.unsure.map((turn) => turnSentence(turn, spanOf(turn), false)),
        ...(turns.tooEarly ? [turnTooEarlySentence(turns.tooEarly)] : []),
        ...(seasons && !seasons.isClaim
          ? [seasonSentence(seasons, monthOf(seasons.peak), coverage.days.all)]
          : []),
        ...(seasons ? [] : [missingSeasonSentence(coverage)]),
      ]}
    />
  </Part>
);
