/** The table of results, with one row for each measurement. */

export type Row = {
  readonly what: string;
  readonly figure: string;
  /** The peer of a comparison, or what else a reader needs to judge the figure. */
  readonly against: string;
  readonly goal: string;
  readonly isMet: boolean;
};

type Goal = { readonly atMost: number } | { readonly atLeast: number };

const isMet = (value: number, goal: Goal) =>
  "atMost" in goal ? value <= goal.atMost : value >= goal.atLeast;
const describe = (goal: Goal, unit: string) =>
  "atMost" in goal ? `${goal.atMost}${unit} or less` : `${goal.atLeast}${unit} or more`;

/** Rounds to three significant digits. */
export const round = (value: number) =>
  value >= 1000 ? Math.round(value).toLocaleString("en") : `${Number(value.toPrecision(3))}`;

export type Comparison = {
  readonly what: string;
  readonly figure: number;
  readonly against: string;
  readonly peer: number;
  readonly goal: Goal;
};

/**
 * The ratio of a figure to that of a peer, which ran in turn with it. The two figures are not told: they say how fast
 * this machine is, and no goal depends on that.
 */
export function compare({ what, figure, against, peer, goal }: Comparison): Row {
  const ratio = figure / peer;
  return {
    ...{ what, figure: `${round(ratio)} ×`, against },
    ...{ goal: describe(goal, " ×"), isMet: isMet(ratio, goal) },
  };
}

/** A figure whose goal is a count or a size. */
export function limit(what: string, figure: number, unit: string, goal: Goal): Row {
  return {
    what,
    figure: `${round(figure)} ${unit}`,
    against: "–",
    goal: describe(goal, ` ${unit}`),
    isMet: isMet(figure, goal),
  };
}

const head = ["what", "figure", "against", "goal", "met"];

/** A Markdown table that is also aligned in a terminal. */
export function formatTable(rows: readonly Row[]): string {
  const cells = rows.map((row) => [row.what, row.figure, row.against, row.goal, row.isMet ? "yes" : "NO"]);
  const widths = head.map((title, column) =>
    Math.max(title.length, ...cells.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...cells.map(line)].join("\n");
}
