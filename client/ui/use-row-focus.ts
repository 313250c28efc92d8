import { useEffect, useRef, useState } from "react";

/** What the rows of a list are: `data-tag`, `data-feeling` or the like has the id of a row. */
type Kind = "tag" | "feeling" | "constellation" | "binned" | "tracker" | "comparison";

/**
 * Moves the focus to the row with an id as soon as it is on the page, because a change moves rows from list to list. Where
 * there is no such row, the element with `data-tag-fallback` (or the like) takes the focus.
 */
export function useRowFocus(kind: Kind) {
  const container = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<{ readonly id: string | null } | null>(null);
  useEffect(() => {
    if (!wanted) return;
    const row = rowsIn(container.current, kind).find(({ dataset }) => dataset[kind] === wanted.id);
    const target = row ?? container.current?.querySelector<HTMLElement>(`[data-${kind}-fallback]`);
    target?.focus();
  }, [wanted, kind]);
  /** The id of the next row, or of the one before the last; null for the only one. */
  const neighborOf = (id: string): string | null => {
    const ids = rowsIn(container.current, kind).map(({ dataset }) => dataset[kind] ?? null);
    const at = ids.indexOf(id);
    return at < 0 ? null : (ids[at + 1] ?? ids[at - 1] ?? null);
  };
  return { container, neighborOf, focusRow: (id: string | null) => setWanted({ id }) };
}

const rowsIn = (container: HTMLElement | null, kind: Kind) => [
  ...(container?.querySelectorAll<HTMLElement>(`[data-${kind}]`) ?? []),
];
