/** Solves a maze by what is announced to a screen reader, never by how the maze is drawn. */

export type Direction = "up" | "right" | "down" | "left";

export type MazePlayer = {
  /** The current announcement, such as "Row 1, column 1. Open: right. 92 steps to the goal." */
  announcement(): Promise<string>;
  /** Makes a move. Resolves when the new place is announced, such as "Row 1, column 2." */
  move(direction: Direction, destination: string): Promise<void>;
};

const opposite: Record<Direction, Direction> = { up: "down", right: "left", down: "up", left: "right" };
const offset: Record<Direction, readonly [rows: number, columns: number]> = {
  ...{ up: [-1, 0], right: [0, 1], down: [1, 0], left: [0, -1] },
};

export const placeText = (row: number, column: number) => `Row ${row}, column ${column}.`;

function parse(announcement: string) {
  const [, row, column, open, steps] =
    /Row (\d+), column (\d+)\. Open: ([a-z, ]+)\. (\d+) steps? to the goal/.exec(announcement) ?? [];
  if (!open) throw new Error(`This is not the announcement of a place: ${announcement}`);
  const directions = open.split(", ") as Direction[];
  return { row: Number(row), column: Number(column), open: directions, steps: Number(steps) };
}

/**
 * Tries open directions until the goal is reached. Turns back at a dead end, and after a move that increased the
 * distance to the goal. Returns the number of moves.
 */
export async function solveMaze({ announcement, move }: MazePlayer): Promise<number> {
  const visited = new Set<string>();
  const path: Direction[] = [];
  let place = parse(await announcement());
  let isFarther = false;
  for (let moves = 0; ; moves++) {
    if (place.steps === 0) return moves;
    visited.add(placeText(place.row, place.column));
    const next = place.open.find((direction) => !isFarther && !visited.has(destinationOf(place, direction)));
    const last = next ? null : path.pop();
    const direction = next ?? (last && opposite[last]);
    if (!direction) throw new Error("Every direction was tried, and none leads to the goal.");
    if (next) path.push(next);
    const { steps } = place;
    await move(direction, destinationOf(place, direction));
    place = parse(await announcement());
    isFarther = next !== undefined && place.steps > steps;
  }
}

function destinationOf({ row, column }: { row: number; column: number }, direction: Direction): string {
  const [rows, columns] = offset[direction];
  return placeText(row + rows, column + columns);
}
