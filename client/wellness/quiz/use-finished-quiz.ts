import { useQuery } from "@tanstack/react-query";
import { useState, useSyncExternalStore } from "react";
import { wellnessCalls } from "#domain/calls/wellness.ts";
import { type GivenReason, reasonsOf, reasonsOfWaiting } from "#domain/wellness/quiz/offered-exercise.ts";
import { scenarioOf } from "#domain/wellness/quiz/quiz-run.ts";
import { send } from "../../api.ts";
import { outbox } from "../../outbox/browser-outbox.ts";
import { readRun } from "./saved-run.ts";

export type FinishedQuiz =
  | { readonly state: "loading" | "unfinished" }
  /** `isRetrying`: the next attempt is under way. */
  | { readonly state: "error"; readonly retry: () => void; readonly isRetrying: boolean }
  | { readonly state: "finished"; readonly given: readonly GivenReason[] };

/** Whether the person has finished the quiz, and what it recommended: on this device at once, otherwise from the server. */
export function useFinishedQuiz(userId: string): FinishedQuiz {
  const here = useReasonsHere(userId);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ["recommendations", userId],
    async queryFn({ signal }) {
      // The answers that wait are sent first, so that the list contains what they lead to.
      await outbox.flush(userId);
      return (await send(wellnessCalls.listRecommendations, { signal, params: { id: userId }, query: {} }))
        .data;
    },
    staleTime: 0,
  });
  const stored = data ?? [];
  if (here || stored.length > 0) return { state: "finished", given: [...stored, ...(here ?? [])] };
  if (isError) return { state: "error", retry: () => void refetch(), isRetrying: isFetching };
  return { state: isFetching ? "loading" : "unfinished" };
}

/** Null where no finished run is known in this tab or in the outbox. */
function useReasonsHere(userId: string): readonly GivenReason[] | null {
  const run = readRun(userId);
  const ofTab = run && scenarioOf(run) === null ? reasonsOf(run.answers) : null;
  const waiting = useSyncExternalStore(outbox.subscribe, () => outbox.pending(userId, "quiz"));
  const ofWaiting = reasonsOfWaiting(waiting.map(({ body }) => body));
  // The result stays known when the answers have been sent and the server's list is still on its way.
  const [known, setKnown] = useState(ofWaiting);
  if (ofWaiting && !known) setKnown(ofWaiting);
  return ofTab ?? ofWaiting ?? known;
}
