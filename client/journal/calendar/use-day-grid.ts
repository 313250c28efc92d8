import { type FocusEvent, type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef } from "react";
import { keyInReadingOrder } from "../../languages/arrow-keys.ts";
import type { DayKeys } from "./day-keys.ts";

type Options = {
  /** The days that the person can reach, in this period and in others. */
  readonly first: number;
  readonly last: number;
  /** The day that has the tab stop before the person chooses one. */
  readonly initial: number;
  readonly keys: DayKeys;
  /** Shows the period of a day that is not in the grid. */
  readonly onShow: (day: number) => void;
  readonly onOpen: (day: number) => void;
  /** Adds a star to a day without one. */
  readonly onAdd: (day: number) => void;
};

/**
 * The keyboard and the pointer in a grid (WAI-ARIA) whose cells have `data-day`, and `data-lit` if they can be opened or
 * `data-empty` if a star can be added.
 * One cell has the tab stop; it moves in the DOM, so that moving the focus renders nothing.
 */
export function useDayGrid({ first, last, initial, keys, onShow, onOpen, onAdd }: Options) {
  const grid = useRef<HTMLTableElement>(null);
  /** The day to focus as soon as its period is shown. */
  const awaited = useRef<number | null>(null);
  const stop = useRef(initial);
  // Back from a day leads to its cell.
  useLayoutEffect(() => {
    const day = takeOpenedDay();
    if (day !== null) cellOf(grid.current, day)?.focus();
  }, []);
  useLayoutEffect(() => {
    if (!cellOf(grid.current, stop.current)) stop.current = initial;
    moveStop(grid.current, stop.current);
    if (awaited.current !== null) cellOf(grid.current, awaited.current)?.focus();
  });
  const onFocus = (event: FocusEvent) => {
    const day = dayOfCell(event.target);
    if (day === null) return;
    awaited.current = null;
    stop.current = day;
    moveStop(grid.current, day);
  };
  const goTo = (day: number) => {
    const next = Math.min(last, Math.max(first, day));
    const cell = cellOf(grid.current, next);
    if (cell) return cell.focus();
    awaited.current = next;
    onShow(next);
  };
  const act = (day: number, cell: EventTarget | null) => {
    if (has(cell, "empty")) return onAdd(day);
    if (!has(cell, "lit")) return;
    noteOpenedDay(day);
    onOpen(day);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const day = dayOfCell(event.target);
    if (day === null || event.altKey || event.metaKey) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      if (!event.repeat) act(day, event.target);
      return;
    }
    const next = keys(day, {
      key: keyInReadingOrder(event.key),
      ctrlKey: event.ctrlKey,
      shiftKey: event.shiftKey,
    });
    if (next === null) return;
    event.preventDefault();
    goTo(next);
  };
  const onClick = (event: MouseEvent) => {
    const cell = event.target instanceof Element ? event.target.closest("[data-day]") : null;
    const day = dayOfCell(cell);
    if (day !== null) act(day, cell);
  };
  return { ref: grid, onFocus, onKeyDown, onClick };
}

const cellOf = (grid: Element | null, day: number) =>
  grid?.querySelector<HTMLElement>(`[data-day="${day}"]`) ?? null;

const dayOfCell = (cell: EventTarget | null): number | null =>
  cell instanceof HTMLElement && cell.dataset.day !== undefined ? Number(cell.dataset.day) : null;

const has = (cell: EventTarget | null, mark: "lit" | "empty") =>
  cell instanceof HTMLElement && mark in cell.dataset;

function moveStop(grid: Element | null, day: number) {
  for (const cell of grid?.querySelectorAll<HTMLElement>('[data-day][tabindex="0"]') ?? [])
    cell.tabIndex = -1;
  const cell = cellOf(grid, day);
  if (cell) cell.tabIndex = 0;
}

/** The entry of the history keeps which day was opened from it. */
const noteOpenedDay = (openedDay: number) => history.replaceState({ ...history.state, openedDay }, "");

function takeOpenedDay(): number | null {
  const { openedDay = null, ...others } = history.state ?? {};
  if (openedDay !== null) history.replaceState(others, "");
  return openedDay;
}
