/** One sentence about a finished run of an exercise: what the person did, and for how long. */

import { findTechnique } from "./breathing.ts";
import { cyclesOf, type ExerciseSession } from "./exercise-session.ts";
import type { Exercise, ExerciseType } from "./exercises.ts";
import type { FocusRecord } from "./focus.ts";
import { questionsOf } from "./questions.ts";

/** `1 light`, `2 lights`. */
const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`;

/** `once`, `twice`, `3 times`. */
const times = (number: number) => ["never", "once", "twice"][number] ?? `${number} times`;

/** `a`, `a and b`, `a, b and c`. */
const list = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;

/** `45 seconds`, `3 minutes and 30 seconds`, in whole seconds. */
export function timeInWords(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const parts = [
    seconds >= 60 && count(Math.floor(seconds / 60), "minute"),
    (seconds % 60 > 0 || seconds === 0) && count(seconds % 60, "second"),
  ];
  return list(parts.filter((part) => part !== false));
}

/** The session is complete. */
export function whatYouDid(exercise: Exercise, session: ExerciseSession): string {
  const time = timeInWords(session.clock.elapsedMs);
  switch (exercise.type) {
    case "breathing":
      return `You took ${count(cyclesOf(session), "slow breath")} ${breathingName(session)} in ${time}.`;
    case "focus":
      return focusSentence(session.focus, time);
    case "guided":
      return `You followed all ${count(exercise.instructions.length, "step")} and took ${time} for yourself.`;
    default:
      return answersSentence(exercise, session.answers.length, time);
  }
}

const breathingName = ({ technique }: ExerciseSession) => `of ${findTechnique(technique)?.name}`;

function focusSentence({ caught, returns, arrivals, rounds }: FocusRecord, time: string): string {
  const parts = [
    caught > 0 && `caught ${count(caught, "light")}`,
    returns > 0 && `came back ${times(returns)}`,
    arrivals > 0 && `followed ${count(arrivals, "cue")}`,
    rounds > 0 && `counted to ten ${times(rounds)}`,
  ].filter((part) => part !== false);
  return parts.length > 0 ? `In ${time} you ${list(parts)}.` : `You stayed with all four parts for ${time}.`;
}

const visited: Partial<Record<ExerciseType, readonly [verb: string, one: string, many: string]>> = {
  sensory: ["listened to", "sense", "senses"],
  trigger: ["thought about", "moment", "moments"],
  visualization: ["visited", "place in the sun", "places in the sun"],
};

/** The time may be over before the last question. */
function answersSentence(exercise: Exercise, answers: number, time: string): string {
  const whole = questionsOf(exercise).length;
  const [verb, one, many] = visited[exercise.type] ?? ["answered", "question", "questions"];
  if (answers === whole) return `You ${verb} all ${count(whole, one, many)} in ${time}.`;
  if (answers === 0) return `You gave yourself ${time}.`;
  return `You ${verb} ${answers} of ${count(whole, one, many)} in ${time}.`;
}
