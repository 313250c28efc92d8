/** Walks through mazes by their text description, never by their drawing. */

import { expect, type Page } from "@playwright/test";

export type Way = "up" | "right" | "down" | "left";

type Told = {
  readonly row: number;
  readonly column: number;
  readonly open: readonly Way[];
  readonly steps: number;
};

const back: Record<Way, Way> = { up: "down", right: "left", down: "up", left: "right" };
const beside: Record<Way, readonly [rows: number, columns: number]> = {
  ...{ up: [-1, 0], right: [0, 1], down: [1, 0], left: [0, -1] },
};

export const boardOf = (page: Page) => page.getByRole("application");
export const toldBy = (page: Page) => page.locator("[role=status]", { hasText: /Row \d+, column \d+/ });

export const placeText = (row: number, column: number) => new RegExp(`Row ${row}, column ${column}\\.`);

export async function openMaze(page: Page, id: string) {
  await page.goto(`/maze-challenges?maze=${id}`);
  await expect(boardOf(page)).toBeVisible();
}

async function readTold(page: Page): Promise<Told> {
  const text = (await toldBy(page).textContent()) ?? "";
  const [, row, column, open, steps] =
    /Row (\d+), column (\d+)\. Open: ([a-z, ]+)\. (\d+) steps? to the goal/.exec(text) ?? [];
  if (!open) throw new Error(`This is not told: ${text}`);
  return { row: Number(row), column: Number(column), open: open.split(", ") as Way[], steps: Number(steps) };
}

/** Takes one open step, and waits until the description reports it. */
async function step(page: Page, from: Told, way: Way, move: (way: Way) => Promise<void>): Promise<Told> {
  const [rows, columns] = beside[way];
  await move(way);
  const isThere = (told: Told) => told.row === from.row + rows && told.column === from.column + columns;
  let told = await readTold(page);
  // The description usually changes at once, so the first check comes without a wait.
  if (!isThere(told)) {
    await expect(toldBy(page)).toContainText(placeText(from.row + rows, from.column + columns));
    told = await readTold(page);
  }
  return told;
}

type Habits = {
  /** Whether to turn back as soon as the distance to the goal grows, instead of only at dead ends. */
  readonly heedsDistance?: boolean;
};

/** Tries every open direction and turns back at dead ends, until the goal is reached. Returns the number of moves. */
export async function solve(
  page: Page,
  move: (way: Way) => Promise<void>,
  { heedsDistance = false }: Habits = {},
): Promise<number> {
  const seen = new Set<string>();
  const trail: Way[] = [];
  let told = await readTold(page);
  let isAstray = false;
  for (let moves = 0; ; moves++) {
    if (told.steps === 0) return moves;
    seen.add(`${told.row},${told.column}`);
    const fresh = told.open.find((way) => {
      const [rows, columns] = beside[way];
      return !isAstray && !seen.has(`${told.row + rows},${told.column + columns}`);
    });
    const last = fresh ? null : trail.pop();
    const way = fresh ?? (last && back[last]);
    if (!way) throw new Error("Every way was tried, and none leads to the goal.");
    if (fresh) trail.push(fresh);
    const before = told.steps;
    told = await step(page, told, way, move);
    isAstray = heedsDistance && fresh !== undefined && told.steps > before;
  }
}

const keys: Record<Way, string> = {
  up: "ArrowUp",
  right: "ArrowRight",
  down: "ArrowDown",
  left: "ArrowLeft",
};

export const byKeys = (page: Page) => (way: Way) => page.keyboard.press(keys[way]);
/** Presses the buttons with the mouse, at their positions. */
export async function byButtons(page: Page) {
  const places = new Map<Way, { x: number; y: number }>();
  for (const way of ["up", "right", "down", "left"] as const) {
    const box = await page.getByRole("button", { name: `Move ${way}` }).boundingBox();
    if (!box) throw new Error(`There is no button to move ${way}.`);
    places.set(way, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
  }
  return (way: Way) => {
    const { x = 0, y = 0 } = places.get(way) ?? {};
    return page.mouse.click(x, y);
  };
}
