/** The table of results, with one row for each measurement. */

export type Row = {
  readonly what: string;
  readonly figure: string;
  /** The peer of the comparison. */
  readonly peer: string;
  readonly ratio: number | null;
  readonly goal: string;
  readonly isMet: boolean;
};

type Goal = { readonly atMost: number } | { readonly atLeast: number };

const isMet = (value: number, goal: Goal) =>
  "atMost" in goal ? value <= goal.atMost : value >= goal.atLeast;
const describe = (goal: Goal, unit: string) =>
  "atMost" in goal ? `${goal.atMost}${unit} or less` : `${goal.atLeast}${unit} or more`;

/** At most three significant digits. */
export const round = (value: number) =>
  value >= 1000 ? Math.round(value).toLocaleString("en") : `${Number(value.toPrecision(3))}`;

export type Comparison = {
  readonly what: string;
  readonly figure: number;
  readonly against: string;
  readonly peer: number;
  readonly unit: string;
  readonly goal: Goal;
};

/** A figure whose goal is its ratio to a peer's. */
export function compare({ what, figure, against, peer, unit, goal }: Comparison): Row {
  const ratio = figure / peer;
  return {
    what,
    figure: `${round(figure)} ${unit}`,
    peer: `${round(peer)} ${unit} (${against})`,
    ratio,
    goal: describe(goal, "×"),
    isMet: isMet(ratio, goal),
  };
}

/** A figure whose goal is a count or a size. */
export function limit(what: string, figure: number, unit: string, goal: Goal): Row {
  return {
    what,
    figure: `${round(figure)} ${unit}`,
    peer: "–",
    ratio: null,
    goal: describe(goal, ` ${unit}`),
    isMet: isMet(figure, goal),
  };
}

const head = ["what", "figure", "against", "ratio", "goal", "met"];

/** A Markdown table that is also aligned in a terminal. */
export function formatTable(rows: readonly Row[]): string {
  const cells = rows.map((row) => [
    row.what,
    row.figure,
    row.peer,
    row.ratio === null ? "–" : round(row.ratio),
    row.goal,
    row.isMet ? "yes" : "NO",
  ]);
  const widths = head.map((title, column) =>
    Math.max(title.length, ...cells.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...cells.map(line)].join("\n");
}
