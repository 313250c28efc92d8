import { useRef, useState } from "react";
import { advanceRun, beginRun, type QuizEvent, type QuizRun, responseOf } from "#domain/wellness/quiz-run.ts";
import { makeKey } from "../../make-key.ts";
import { keepRun, readRun } from "./kept-run.ts";
import { quizOutbox } from "./responses.ts";

const begin = () => beginRun(makeKey(), Date.now());

function openRun(userId: string): QuizRun {
  const left = readRun(userId);
  return left ? advanceRun(left, { type: "resume", now: Date.now() }) : begin();
}

/** The run of this tab. Every answer is on its way before the next scenario shows. */
export function useQuizRun(userId: string) {
  const [run, setRun] = useState(() => openRun(userId));
  // React tells of a tap only after the next render; two quick ones meet here.
  const latest = useRef(run);
  const move = (next: QuizRun) => {
    if (next === latest.current) return;
    latest.current = next;
    keepRun(userId, next);
    setRun(next);
  };
  const apply = (event: QuizEvent) => move(advanceRun(latest.current, event));
  return {
    run,
    choose: (emotion: string) => apply({ type: "choose", emotion }),
    setIntensity: (intensity: number) => apply({ type: "set intensity", intensity }),
    submit() {
      const now = Date.now();
      const response = responseOf(latest.current, now);
      if (!response) return;
      // First, so that whatever happens between the two loses no answer: the same one again counts once.
      quizOutbox.add(userId, response);
      apply({ type: "submit", now });
    },
    takeAgain: () => move(begin()),
  };
}
