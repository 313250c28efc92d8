import { useMemo, useReducer } from "react";
import type { MoodEntry } from "#domain/mood-entry.ts";
import { type Choice, type ChoiceEvent, choose, nothingChosen, shownStar } from "./choice.ts";
import { starAfter } from "./step.ts";

const none: readonly string[] = [];

type Asked = ChoiceEvent | { readonly event: "stepped"; readonly by: -1 | 1 } | { readonly event: "spaced" };
type State = {
  readonly choice: Choice;
  /** Where the brackets are among several. */
  readonly cursor: string | null;
  /** Whether they brought it there: only then does the sky turn to it, and not under a finger that taps. */
  readonly isStepped: boolean;
};

export const start: State = { choice: nothingChosen, cursor: null, isStepped: false };

/** Which stars of a list are chosen, and everything that can change it. */
export function useChoice(entries: readonly MoodEntry[]) {
  const reduce = (state: State, asked: Asked): State => decide(state, asked, entries);
  const [{ choice, cursor, isStepped }, ask] = useReducer(reduce, start);
  const shownId = shownStar(choice) ?? (choice.several && cursor);
  const events = useMemo(
    () => ({
      tapped: (ids: readonly string[], isAdding: boolean) => ask({ event: "tapped", ids, isAdding }),
      hovered: (id: string | null) => ask({ event: "hovered", id }),
      held: (id: string) => ask({ event: "held", id }),
      stepped: (by: -1 | 1) => ask({ event: "stepped", by }),
      picked: (id: string | null) => ask({ event: "selected", id }),
      added: () => ask({ event: "spaced" }),
    }),
    [],
  );
  const acts = useMemo(
    () => ({
      select: (id: string | null) => ask({ event: "selected", id }),
      add: (id: string) => ask({ event: "added", id }),
      escape: () => ask({ event: "escaped" }),
    }),
    [],
  );
  return {
    events,
    ...acts,
    selected: choice.selected ?? (choice.several && isStepped ? cursor : null),
    several: choice.several ?? none,
    isChoosing: choice.several !== null,
    isAny: shownId !== null || choice.several !== null,
    shown: useMemo(() => entries.find(({ id }) => id === shownId) ?? null, [entries, shownId]),
  };
}

export type SkyChoice = ReturnType<typeof useChoice>;

export function decide(state: State, asked: Asked, entries: readonly MoodEntry[]): State {
  const { choice, cursor } = state;
  const at = choice.several ? cursor : choice.selected;
  if (asked.event === "stepped") {
    const next = starAfter(entries, at, asked.by);
    const chosen = choice.several ? choice : choose(choice, { event: "selected", id: next });
    return { choice: chosen, cursor: next, isStepped: true };
  }
  if (asked.event === "spaced")
    return { ...state, choice: choose(choice, { event: "added", id: at }), cursor: at };
  const next = choose(choice, asked);
  if (next === choice || asked.event === "hovered") return { ...state, choice: next };
  // The brackets go on from the star that was chosen last.
  return { choice: next, cursor: next.several?.at(-1) ?? next.selected, isStepped: false };
}
