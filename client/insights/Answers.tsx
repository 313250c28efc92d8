import { type Answer, answersOf } from "#domain/insights/answers.ts";
import type { InsightEntry } from "#domain/insights/scored-stars.ts";
import { dayAt } from "#domain/local-time.ts";
import { useTranslator } from "../languages/language.ts";
import { useFeelings } from "../stars/feelings.ts";
import { readerNow } from "../time/reader-now.ts";
import { AlongPart } from "./AlongPart.tsx";
import { LatelyPart } from "./lately/LatelyPart.tsx";
import { SurePart } from "./SurePart.tsx";
import type { ShownInsights } from "./shown-insights.ts";
import { WaysOn } from "./WaysOn.tsx";

type Props = { shown: ShownInsights; entries: readonly InsightEntry[] };

const isJudged = ({ card, others }: Answer) => [card, ...others].some(({ sureness }) => sureness !== null);

/** The three parts, with the ways to a letter and to a comparison, and one line about what cannot be said yet. */
export function Answers({ shown, entries }: Props) {
  const t = useTranslator();
  const feelings = useFeelings();
  const { now, utcOffset } = readerNow();
  const { lately, along, sure, later } = answersOf(t, shown.found, {
    feelings,
    tag: shown.tagName,
    tracker: (id) => shown.trackers.find((tracker) => tracker.id === id),
    exercise: shown.exerciseName,
  });
  return (
    <>
      <LatelyPart shown={shown} entries={entries} answer={lately} />
      <WaysOn firstDay={dayAt(now, utcOffset) - shown.found.coverage.span + 1} />
      <AlongPart shown={shown} answer={along} />
      <SurePart shown={shown} answer={sure} isJudged={[lately, along].some(isJudged)} />
      {later && <p className="max-w-prose text-pretty text-quiet text-small wrap-anywhere">{later}</p>}
    </>
  );
}
