import { expect, test } from "vitest";
import { timeOf } from "#domain/sky-time/span.ts";
import { makeStar } from "../../../../testing/make-star.ts";
import { placeFigures } from "../model/place-figures.ts";
import { themes } from "../model/themes.ts";
import { FigureLines } from "./figure-lines.ts";

const stars = [1, 2, 3].map((day) =>
  makeStar({ id: `${day}`, timestamp: `2026-03-0${day}T12:00:00.000Z`, x: 50 * day }),
);
const constellation = (name: string, ...entryIds: string[]) => ({ id: name, name, entryIds, revision: 1 });
const figures = placeFigures(
  [constellation("All", "3", "1", "2"), constellation("First two", "1", "2")],
  (id) => stars.find((star) => star.id === id) ?? null,
);

test("a step in time changes which lines are drawn, and writes no vertices", () => {
  const lines = new FigureLines();
  lines.applyTheme(themes.dark);
  lines.show(figures);
  const [pass] = lines.passes;
  const written = () => pass?.table.columns.map(({ numbers }) => [...numbers]);
  const before = written();
  const shownUntil = (day: number) => {
    const until = timeOf({ ...makeStar(), timestamp: `2026-03-0${day}T23:00:00.000Z` });
    lines.setTime({ from: Number.NEGATIVE_INFINITY, until }, 1);
    return pass?.uniforms.uRange.slice(0, 2);
  };
  expect([shownUntil(1), shownUntil(2), shownUntil(3)]).toEqual([
    [0, -1],
    [0, 0],
    [0, 2],
  ]);
  expect(written()).toEqual(before);
  expect(pass?.isDrawn).toBe(true);
});
