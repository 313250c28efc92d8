/** The haze behind the stars: their light, spread so far that only its colour is left. */

import type { Raster } from "./raster.ts";
import type { Rgb } from "./star-light.ts";

/** Pixels of the picture for each cell of the haze. */
const cell = 10;
/** Cells, and how often they are averaged: three box filters are nearly a Gaussian. */
const blurRadius = 6;
const blurs = 3;
/** Strength of the brightest cell. */
const strength = 0.14;

export type HazeSource = {
  readonly x: number;
  readonly y: number;
  readonly tint: Readonly<Rgb>;
  readonly weight: number;
};

export function addHaze(raster: Raster, sources: readonly HazeSource[]) {
  const [columns, rows] = [Math.ceil(raster.width / cell) + 1, Math.ceil(raster.height / cell) + 1];
  let cells = gather(sources, columns, rows);
  for (let pass = 0; pass < blurs; pass++) cells = blur(cells, columns, rows);
  const brightest = cells.reduce((most, value) => Math.max(most, value), 1e-9);
  raster.addEverywhere((across, down, into) => {
    const [column, row] = [(across + raster.width / 2) / cell, (down + raster.height / 2) / cell];
    for (let channel = 0; channel < 3; channel++)
      into[channel] =
        strength * (Math.max(0, sample(cells, columns, rows, column, row, channel)) / brightest) ** 0.75;
  });
}

function gather(sources: readonly HazeSource[], columns: number, rows: number): Float64Array {
  const cells = new Float64Array(columns * rows * 3);
  for (const { x, y, tint, weight } of sources) {
    const [column, row] = [Math.floor(x / cell), Math.floor(y / cell)];
    if (column < 0 || row < 0 || column >= columns || row >= rows) continue;
    for (let channel = 0; channel < 3; channel++) {
      const at = (row * columns + column) * 3 + channel;
      cells[at] = (cells[at] as number) + weight * (tint[channel] as number);
    }
  }
  return cells;
}

/** Averages along the rows, then along the columns; outside is dark. */
function blur(cells: Float64Array, columns: number, rows: number): Float64Array {
  const along = (from: Float64Array, lines: number, length: number, lineStep: number, step: number) => {
    const to = new Float64Array(from.length);
    for (let line = 0; line < lines; line++)
      for (let channel = 0; channel < 3; channel++) {
        const start = line * lineStep + channel;
        let sum = 0;
        for (let at = -blurRadius; at < length; at++) {
          if (at + blurRadius < length) sum += from[start + (at + blurRadius) * step] as number;
          if (at - blurRadius > 0) sum -= from[start + (at - blurRadius - 1) * step] as number;
          if (at >= 0) to[start + at * step] = sum / (2 * blurRadius + 1);
        }
      }
    return to;
  };
  return along(along(cells, rows, columns, columns * 3, 3), columns, rows, 3, columns * 3);
}

/** Between the cells, smoothly. */
function sample(
  cells: Float64Array,
  columns: number,
  rows: number,
  column: number,
  row: number,
  channel: number,
): number {
  const [left, top] = [Math.min(columns - 2, Math.floor(column)), Math.min(rows - 2, Math.floor(row))];
  const [right, bottom] = [column - left, row - top];
  const valueAt = (c: number, r: number) => cells[(r * columns + c) * 3 + channel] as number;
  const upper = valueAt(left, top) * (1 - right) + valueAt(left + 1, top) * right;
  const lower = valueAt(left, top + 1) * (1 - right) + valueAt(left + 1, top + 1) * right;
  return upper * (1 - bottom) + lower * bottom;
}
