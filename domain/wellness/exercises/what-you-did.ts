/** One sentence about a finished run of an exercise: what the person did, and for how long. */

import { mindful } from "../../languages/en/mindful.ts";
import { listed } from "../../languages/lists.ts";
import type { Translator } from "../../languages/translator.ts";
import { timeInWords } from "../time-in-words.ts";
import { findTechnique } from "./breathing.ts";
import { cyclesOf, type ExerciseSession } from "./exercise-session.ts";
import type { Exercise } from "./exercises.ts";
import type { FocusRecord } from "./focus.ts";
import { questionsOf } from "./questions.ts";

const did = mindful.did;

/** The session is complete. */
export function whatYouDid(t: Translator, exercise: Exercise, session: ExerciseSession): string {
  const time = timeInWords(t, session.clock.elapsedMs);
  switch (exercise.type) {
    case "breathing": {
      const technique = findTechnique(session.technique)?.name ?? exercise.title;
      return t(did.breathing, { count: cyclesOf(session), technique: t(technique), time });
    }
    case "focus":
      return focusSentence(t, session.focus, time);
    case "guided":
      return t(did.guided, { count: exercise.instructions.length, time });
    default:
      return answersSentence(t, exercise, session.answers.length, time);
  }
}

function focusSentence(
  t: Translator,
  { caught, returns, arrivals, rounds }: FocusRecord,
  time: string,
): string {
  const parts = [
    caught > 0 && t(did.caught, { count: caught }),
    returns > 0 && t(did.cameBack, { count: returns }),
    arrivals > 0 && t(did.followed, { count: arrivals }),
    rounds > 0 && t(did.counted, { count: rounds }),
  ].filter((part) => part !== false);
  return parts.length > 0 ? t(did.focus, { time, parts: listed(t, parts) }) : t(did.stayed, { time });
}

const sentences = {
  sensory: { all: did.allSenses, some: did.someSenses },
  trigger: { all: did.allMoments, some: did.someMoments },
  visualization: { all: did.allPlaces, some: did.somePlaces },
} as const;

/** The time may be over before the last question. */
function answersSentence(
  t: Translator,
  exercise: Exercise & { type: keyof typeof sentences },
  answers: number,
  time: string,
): string {
  const count = questionsOf(exercise).length;
  if (answers === 0) return t(did.nothing, { time });
  const { all, some } = sentences[exercise.type];
  return answers === count ? t(all, { count, time }) : t(some, { answers, count, time });
}
