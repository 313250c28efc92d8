import { useState } from "react";
import { trackersWithStar } from "#domain/check-in/due.ts";
import { QuestionList } from "./QuestionList.tsx";
import type { QuestionsProps } from "./Questions.tsx";
import { useKept } from "./use-kept.ts";
import { wallClockNow } from "./wall-clock.ts";

/** What goes with a star that was made just now. */
export function QuestionsWithStar({ userId, trackers, universe }: QuestionsProps) {
  const [clock] = useState(wallClockNow);
  const date = clock.slice(0, 10);
  const asked = useKept(
    trackersWithStar(trackers, universe.readings, clock).map(({ id }) => id),
    date,
  );
  return (
    <QuestionList
      {...{ userId, clock, readings: universe.readings }}
      date={date}
      trackers={trackers.filter(({ id }) => asked.includes(id))}
    />
  );
}
