/** Which row a key leads to, from one of so many rows; null for keys that lead nowhere. `page` is in rows. */
export function rowAfter(key: string, row: number, rows: number, page: number): number | null {
  const goals: Record<string, number> = {
    ArrowDown: row + 1,
    ArrowUp: row - 1,
    PageDown: row + page,
    PageUp: row - page,
    Home: 0,
    End: rows - 1,
  };
  const goal = goals[key];
  return goal === undefined ? null : Math.max(0, Math.min(rows - 1, goal));
}
