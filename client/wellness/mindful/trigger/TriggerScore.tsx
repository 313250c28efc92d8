import { triggerScore } from "#domain/wellness/exercises/triggers.ts";
import { formatPoints } from "../../practice/practice-text.ts";

export const scoreExplanation =
  "The score adds up the points of your responses: more where a response tends to open things up, fewer where it tends to close them. A low score is not a bad one.";

/** The points so far. Quiet, and in the same colour whether they are positive or negative. */
export const TriggerScore = ({ answers }: { answers: readonly number[] }) => (
  <p className="text-small text-quiet tabular-nums">Score {formatPoints(triggerScore(answers))}</p>
);

export const ScoreNote = () => (
  <p className="max-w-[70ch] text-small text-quiet text-pretty">{scoreExplanation}</p>
);
