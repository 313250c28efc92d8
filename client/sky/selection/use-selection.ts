import { useMemo, useReducer, useState } from "react";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import {
  emptySelection,
  reduceSelection,
  type Selection,
  type SelectionEvent,
  tooltipStar,
} from "./selection.ts";

const none: readonly string[] = [];

type Action =
  | SelectionEvent
  | { readonly type: "stepped"; readonly by: -1 | 1 }
  /** Adds the star at the cursor to several or removes it. */
  | { readonly type: "cursorToggled" }
  /** A key picks the star nearest to the middle. Picking the selected star opens its card. */
  | { readonly type: "picked"; readonly id: string | null }
  | { readonly type: "opened" };
type State = {
  readonly selection: Selection;
  /** The star that the bracket keys step from while several are selected. */
  readonly cursor: string | null;
  /** Whether a bracket key moved the cursor: only then the sky turns to it. A tap must not turn the sky. */
  readonly isStepped: boolean;
  /** Whether the card of the selected star is open; it stays open from star to star. */
  readonly isOpen: boolean;
};

export const initialState: State = {
  selection: emptySelection,
  cursor: null,
  isStepped: false,
  isOpen: false,
};

/**
 * The selection among these entries, and everything that can change it. `found` are those that a filter finds: the steps
 * from star to star go through them.
 */
export function useSelection(entries: readonly MoodEntry[], found: readonly MoodEntry[] | null = null) {
  const reducer = (state: State, action: Action): State => reduce(state, action, entries, found);
  const [{ selection, cursor, isStepped, isOpen }, dispatch] = useReducer(reducer, initialState);
  const [listed, setListed] = useState(entries);
  if (entries !== listed) {
    setListed(entries);
    dispatch(listAction(entries));
  }
  const shownId = tooltipStar(selection) ?? (selection.several && cursor);
  // The open card says all that the tooltip of its star would say.
  const tooltipId = isOpen && shownId === selection.selected ? null : shownId;
  const events = useMemo(
    () => ({
      tapped: (ids: readonly string[], isAdding: boolean) => dispatch({ type: "tapped", ids, isAdding }),
      hovered: (id: string | null) => dispatch({ type: "hovered", id }),
      held: (id: string) => dispatch({ type: "held", id }),
      stepped: (by: -1 | 1) => dispatch({ type: "stepped", by }),
      picked: (id: string | null) => dispatch({ type: "picked", id }),
      toggled: () => dispatch({ type: "cursorToggled" }),
    }),
    [],
  );
  const actions = useMemo(
    () => ({
      select: (id: string | null) => dispatch({ type: "selected", id }),
      toggle: (id: string) => dispatch({ type: "toggled", id }),
      open: () => dispatch({ type: "opened" }),
      /** Closes the card first; the next time, ends the selection. */
      clear: () => dispatch({ type: "escaped" }),
    }),
    [],
  );
  return {
    events,
    ...actions,
    selected: selection.selected ?? (selection.several && isStepped ? cursor : null),
    several: selection.several ?? none,
    isSelectingSeveral: selection.several !== null,
    isOpen,
    isActive: shownId !== null || selection.several !== null,
    /** The star under the mouse, unless its tooltip was closed. */
    hovered: selection.hovered !== null && selection.hovered === shownId,
    tooltipEntry: useEntry(entries, tooltipId),
    /** The one star that is selected, while not several are. */
    selectedEntry: useEntry(entries, selection.selected),
  };
}

const useEntry = (entries: readonly MoodEntry[], wanted: string | null) =>
  useMemo(() => entries.find(({ id }) => id === wanted) ?? null, [entries, wanted]);

export type SkySelection = ReturnType<typeof useSelection>;

export function reduce(
  state: State,
  action: Action,
  entries: readonly MoodEntry[],
  found: readonly MoodEntry[] | null = null,
): State {
  const { selected } = state.selection;
  if (action.type === "opened" || (action.type === "picked" && selected !== null && selected === action.id))
    return selected === null ? state : { ...state, isOpen: true };
  if (action.type === "escaped" && state.isOpen) return { ...state, isOpen: false };
  const next = reduceStars(state, action, (from, by) => adjacentStar(entries, from, by, found ?? entries));
  return next.isOpen && next.selection.selected === null ? { ...next, isOpen: false } : next;
}

type StarAction = Exclude<Action, { type: "opened" }>;

type Step = (from: string | null, by: -1 | 1) => string | null;

function reduceStars(state: State, action: StarAction, step: Step): State {
  const { selection, cursor, isOpen } = state;
  const at = selection.several ? cursor : selection.selected;
  if (action.type === "stepped") {
    const next = step(at, action.by);
    const stepped = selection.several
      ? selection
      : reduceSelection(selection, { type: "selected", id: next });
    return { selection: stepped, cursor: next, isStepped: true, isOpen };
  }
  if (action.type === "cursorToggled")
    return { ...state, selection: reduceSelection(selection, { type: "toggled", id: at }), cursor: at };
  const next = reduceSelection(
    selection,
    action.type === "picked" ? { type: "selected", id: action.id } : action,
  );
  if (action.type === "listed") return keepCursor(state, next, action.has);
  if (next === selection || action.type === "hovered") return { ...state, selection: next };
  // The bracket keys continue from the star that was selected last.
  return { selection: next, cursor: next.several?.at(-1) ?? next.selected, isStepped: false, isOpen };
}

/** Moves the cursor after a change of the list: it leaves a star that is gone, for the last one of several. */
function keepCursor(state: State, selection: Selection, has: (id: string) => boolean): State {
  const { cursor } = state;
  if (cursor === null || has(cursor)) return selection === state.selection ? state : { ...state, selection };
  return { ...state, selection, cursor: selection.several?.at(-1) ?? null, isStepped: false };
}

/** The ids are indexed only when one is looked up. */
export function listAction(entries: readonly MoodEntry[]): Extract<Action, { type: "listed" }> {
  let ids: Set<string> | null = null;
  const has = (id: string) => {
    ids ??= new Set(entries.map((entry) => entry.id));
    return ids.has(id);
  };
  return { type: "listed", has };
}

/**
 * The previous or next star in time among `found`, a part of the entries in their order; the star itself at the end.
 * Without a star, `[` begins with the newest and `]` with the oldest.
 */
export function adjacentStar(
  entries: readonly MoodEntry[],
  id: string | null,
  by: -1 | 1,
  found = entries,
): string | null {
  const from = id === null ? -1 : entries.findIndex((entry) => entry.id === id);
  if (from < 0) return found.at(by < 0 ? -1 : 0)?.id ?? null;
  const ids = found === entries ? null : new Set(found.map((entry) => entry.id));
  for (let at = from + by; at >= 0 && at < entries.length; at += by) {
    const next = entries[at]?.id;
    if (next !== undefined && (!ids || ids.has(next))) return next;
  }
  return id;
}
