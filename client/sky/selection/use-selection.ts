import { useLayoutEffect, useMemo } from "react";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { type SkyStore, useSky, useSkyState } from "../sky-store.tsx";
import { reduceSelection, type SelectionEvent, tooltipStar } from "./selection.ts";
import type { Selection, SelectionState } from "./selection-state.ts";

const none: readonly string[] = [];

type Action =
  | SelectionEvent
  | { readonly type: "stepped"; readonly by: -1 | 1 }
  /** Adds the star at the cursor to several or removes it. */
  | { readonly type: "cursorToggled" }
  /** A key picks the star nearest to the middle. Picking the selected star opens its card. */
  | { readonly type: "picked"; readonly id: string | null }
  | { readonly type: "opened" };

/** Everything that can change the selection; the scene calls the `events`. */
function actionsOn(store: SkyStore) {
  const dispatch = (action: Action) => {
    const { selection, found } = store.state;
    store.set({ selection: reduce(selection, action, store.entries, found) });
  };
  return {
    events: {
      tapped: (ids: readonly string[], isAdding: boolean) => dispatch({ type: "tapped", ids, isAdding }),
      hovered: (id: string | null) => dispatch({ type: "hovered", id }),
      held: (id: string) => dispatch({ type: "held", id }),
      stepped: (by: -1 | 1) => dispatch({ type: "stepped", by }),
      picked: (id: string | null) => dispatch({ type: "picked", id }),
      toggled: () => dispatch({ type: "cursorToggled" }),
    },
    select: (id: string | null) => dispatch({ type: "selected", id }),
    toggle: (id: string) => dispatch({ type: "toggled", id }),
    open: () => dispatch({ type: "opened" }),
    /** Closes the card first; the next time, ends the selection. */
    clear: () => dispatch({ type: "escaped" }),
    /** Stars that are gone leave the selection. */
    list: (entries: readonly MoodEntry[]) => {
      store.entries = entries;
      dispatch(listAction(entries));
    },
  };
}

export function useSelectionActions() {
  const store = useSky();
  return useMemo(() => actionsOn(store), [store]);
}

/** What is selected among the listed stars. */
export function useSelection() {
  const { selection, cursor, isStepped, isOpen } = useSkyState((state) => state.selection);
  const shownId = tooltipStar(selection) ?? (selection.several && cursor);
  return {
    /** The star to which the sky turns. */
    selected: selection.selected ?? (selection.several && isStepped ? cursor : null),
    several: selection.several ?? none,
    isSelectingSeveral: selection.several !== null,
    isOpen,
    isActive: shownId !== null || selection.several !== null,
    /** Whether the mouse is over a star whose tooltip was not closed. */
    isHovered: selection.hovered !== null && selection.hovered === shownId,
    /** The open card says all that the tooltip of its star would say. */
    tooltipId: isOpen && shownId === selection.selected ? null : shownId,
    /** The one star that is selected, while not several are. */
    selectedId: selection.selected,
  };
}

/** Tells the selection which stars there are. */
export function useListed(entries: readonly MoodEntry[]) {
  const { list } = useSelectionActions();
  useLayoutEffect(() => list(entries), [list, entries]);
}

export const useEntry = (entries: readonly MoodEntry[], wanted: string | null): MoodEntry | null =>
  useMemo(() => entries.find(({ id }) => id === wanted) ?? null, [entries, wanted]);

/**
 * The state after an action among these entries. `found` are those that a filter finds: the steps from star to star go
 * through them.
 */
export function reduce(
  state: SelectionState,
  action: Action,
  entries: readonly MoodEntry[],
  found: readonly MoodEntry[] | null = null,
): SelectionState {
  const { selected } = state.selection;
  if (action.type === "opened" || (action.type === "picked" && selected !== null && selected === action.id))
    return selected === null ? state : { ...state, isOpen: true };
  if (action.type === "escaped" && state.isOpen) return { ...state, isOpen: false };
  const next = reduceStars(state, action, (from, by) => adjacentStar(entries, from, by, found ?? entries));
  return next.isOpen && next.selection.selected === null ? { ...next, isOpen: false } : next;
}

type StarAction = Exclude<Action, { type: "opened" }>;

type Step = (from: string | null, by: -1 | 1) => string | null;

function reduceStars(state: SelectionState, action: StarAction, step: Step): SelectionState {
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
function keepCursor(
  state: SelectionState,
  selection: Selection,
  has: (id: string) => boolean,
): SelectionState {
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

/**
 * Where a star stands among `found`: the stars before and after it, null at either end, and its position, beginning with
 * 1; 0 for a star that is not among them.
 */
export function placeAmong(entries: readonly MoodEntry[], id: string, found = entries) {
  const step = (by: -1 | 1) => {
    const next = adjacentStar(entries, id, by, found);
    return next === id ? null : next;
  };
  return { previous: step(-1), next: step(1), position: found.findIndex((entry) => entry.id === id) + 1 };
}
