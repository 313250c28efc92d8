import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { OpenedDay } from "../journal-url.ts";
import { type JournalRows, rowOfDay } from "./journal-rows.ts";
import { leaveFeed } from "./leave-feed.ts";

type Target = { readonly row: number; readonly isAtTop: boolean };

const rowElement = (list: HTMLElement | null, id: string | undefined) =>
  list?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id ?? "")}"]`) ?? null;

/**
 * The focus in the feed: Page Up and Page Down move it from star to star, and Control with Home or End out of the feed,
 * as the ARIA pattern describes. A day that is opened takes it. `pinned` are rows to render wherever the page is
 * scrolled: the one with the focus, and its neighbours, so that Tab reaches them.
 */
export function useFeedFocus(
  list: RefObject<HTMLElement | null>,
  rows: JournalRows,
  opened: OpenedDay | null,
) {
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const [target, setTarget] = useState<Target | null>(null);
  const idAt = (row: number) => rows.rows[row]?.star.entry.id;
  const focused = focusedId === null ? -1 : rows.rows.findIndex(({ star }) => star.entry.id === focusedId);
  const lastFocused = useRef(-1);
  const hasRows = rows.rows.length > 0;
  const latestRows = useRef(rows);
  useLayoutEffect(() => {
    latestRows.current = rows;
  });

  useEffect(() => {
    if (opened && hasRows) setTarget({ row: rowOfDay(latestRows.current, opened.day), isAtTop: true });
  }, [opened, hasRows]);

  useLayoutEffect(() => {
    const element = target && rowElement(list.current, latestRows.current.rows[target.row]?.star.entry.id);
    if (!element) return;
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block: target.isAtTop ? "start" : "nearest", behavior: "instant" });
  }, [target, list]);

  // The star that had the focus was removed: its neighbour takes the focus.
  useLayoutEffect(() => {
    if (focused >= 0) lastFocused.current = focused;
    else if (focusedId !== null && document.activeElement === document.body)
      setTarget({ row: Math.min(lastFocused.current, rows.rows.length - 1), isAtTop: false });
  }, [focused, focusedId, rows]);

  const onFocus = ({ target }: FocusEvent) =>
    setFocusedId(target.closest<HTMLElement>("[data-row]")?.dataset.row ?? null);
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !list.current?.contains(relatedTarget)) setFocusedId(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey && list.current && leaveFeed(list.current, event.key)) return event.preventDefault();
    const row = { PageDown: focused + 1, PageUp: focused - 1 }[event.key];
    if (row === undefined || idAt(row) === undefined) return;
    event.preventDefault();
    setTarget({ row, isAtTop: false });
  };
  const pinned = [focused - 1, focused, focused + 1, target?.row ?? -1].filter(
    (row) => focused >= 0 || row >= 0,
  );
  return { pinned, handlers: { onFocus, onBlur, onKeyDown } };
}
