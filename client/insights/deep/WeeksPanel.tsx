import {
  coverageNote,
  noSeasonSentence,
  spreadSentence,
  turnTooEarlySentence,
} from "#domain/insights/figure-sentences.ts";
import type { Insights } from "#domain/insights/insights-data.ts";
import { missingSeasonSentence, missingSpreadSentence } from "#domain/insights/missing-sentences.ts";
import { figures } from "#domain/languages/en/insights-figures.ts";
import { useTranslator } from "../../languages/language.ts";
import { WeekChart } from "../charts/WeekChart.tsx";
import { Panel, Quiet, Sentences } from "./PanelParts.tsx";

type Props = Pick<Insights, "coverage" | "weather" | "turns" | "seasons">;

/** The weeks as a line, and how widely days vary. */
export function WeeksPanel({ coverage, weather, turns, seasons }: Props) {
  const t = useTranslator();
  const { method } = figures.weather;
  return (
    <Panel note={coverageNote(t, coverage)} method={[method.score, method.band, method.change, method.room]}>
      <WeekChart weeks={weather.weeks} />
      <Sentences texts={weather.spread ? [spreadSentence(t, weather.spread)] : []} />
      <Quiet
        title={figures.notClearOrNotYet}
        texts={[
          ...(weather.spread ? [] : [missingSpreadSentence(t, coverage)]),
          ...(turns.tooEarly ? [turnTooEarlySentence(t, turns.tooEarly)] : []),
          ...(seasons && !seasons.isClaim ? [noSeasonSentence(t, coverage.days.all)] : []),
          ...(seasons ? [] : [missingSeasonSentence(t, coverage)]),
        ]}
      />
    </Panel>
  );
}
