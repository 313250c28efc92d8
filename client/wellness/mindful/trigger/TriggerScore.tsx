import { mindful } from "#domain/languages/en/mindful.ts";
import { triggerScore } from "#domain/wellness/exercises/triggers.ts";
import { useTranslator } from "../../../languages/language.ts";
import { formatPoints } from "../../practice/practice-text.ts";

/** The points so far, quiet and in the same colour whether they are positive or negative. */
export function TriggerScore({ answers }: { answers: readonly number[] }) {
  const t = useTranslator();
  return (
    <p className="text-small text-quiet tabular-nums">
      {t(mindful.trigger.score, { points: formatPoints(t, triggerScore(answers)) })}
    </p>
  );
}

export const ScoreNote = () => (
  <p className="max-w-[70ch] text-small text-quiet text-pretty">
    {useTranslator()(mindful.trigger.scoreNote)}
  </p>
);
