import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { makeTranslator } from "#domain/languages/translator.ts";
import type { PlacedQuizResponse } from "#domain/wellness/quiz/quiz.ts";
import {
  advanceRun,
  beginRun,
  type QuizEvent,
  type QuizRun,
  responseOf,
} from "#domain/wellness/quiz/quiz-run.ts";
import { wheelWords } from "#domain/wellness/quiz/wheel-words.ts";
import { useTranslator } from "../../languages/language.ts";
import { outbox } from "../../outbox/browser-outbox.ts";
import { randomUuid } from "../../stars/random-uuid.ts";
import { readRun, saveRun } from "./saved-run.ts";

const english = makeTranslator({ language: "en", locale: "en" }, new Map());

const begin = () => beginRun(randomUuid(), Date.now());

function openRun(userId: string): QuizRun {
  const savedRun = readRun(userId);
  return savedRun ? advanceRun(savedRun, { type: "resume", now: Date.now() }) : begin();
}

/** The quiz run of this tab. A response enters the outbox before the next scenario is shown. */
export function useQuizRun(userId: string) {
  const t = useTranslator();
  const words = useMemo(() => wheelWords([t, english]), [t]);
  const [run, setRun] = useState(() => openRun(userId));
  // The state is stale until the next render: two quick taps both need the latest run.
  const latest = useRef(run);
  const update = (next: QuizRun) => {
    if (next === latest.current) return;
    latest.current = next;
    saveRun(userId, next);
    setRun(next);
  };
  const apply = (event: QuizEvent) => update(advanceRun(latest.current, event));
  const takeStored = useEffectEvent((response: PlacedQuizResponse) => apply({ type: "stored", response }));
  useEffect(() => outbox.onDelivered("quiz", (response) => takeStored(response)), []);
  return {
    run,
    choose: (emotion: string) => apply({ type: "choose", emotion }),
    setIntensity: (intensity: number) => apply({ type: "set intensity", intensity }),
    submit() {
      const now = Date.now();
      const response = responseOf(latest.current, now, words);
      if (!response) return;
      // The answer is added to the outbox first, so that a crash before the next line loses no answer. The server
      // stores a repeated one once.
      void outbox.add("quiz", { id: randomUuid(), userId, body: response });
      apply({ type: "submit", now, words });
    },
    takeAgain: () => update(begin()),
  };
}
