/** Movement by arrow keys among boxes as they are laid out, whatever rows they are in. */

export type Box = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

const middleX = ({ left, width }: Box) => left + width / 2;
const middleY = ({ top, height }: Box) => top + height / 2;

/** Boxes are in one row if their middles are nearer than half a box. */
const isSameRow = (one: Box, other: Box) =>
  Math.abs(middleY(one) - middleY(other)) < Math.min(one.height, other.height) / 2;

/**
 * The index of the box that a key leads to from the box `from`; null for keys that do not move. Left and right follow
 * the order of the list. Up and down lead to the nearest box of the next row. Both go on at the other end.
 */
export function neighbour(boxes: readonly Box[], from: number, key: string): number | null {
  const last = boxes.length - 1;
  if (key === "Home") return 0;
  if (key === "End") return last;
  if (key === "ArrowLeft") return from === 0 ? last : from - 1;
  if (key === "ArrowRight") return from === last ? 0 : from + 1;
  if (key === "ArrowUp") return inNextRow(boxes, from, -1);
  if (key === "ArrowDown") return inNextRow(boxes, from, 1);
  return null;
}

function inNextRow(boxes: readonly Box[], from: number, direction: -1 | 1): number {
  const start = boxes[from];
  if (!start) return from;
  const others = boxes.filter((box) => !isSameRow(box, start));
  const ahead = others.filter((box) => (middleY(box) - middleY(start)) * direction > 0);
  const [first] = (ahead.length > 0 ? ahead : others).sort(
    (one, other) => (middleY(one) - middleY(other)) * direction,
  );
  if (!first) return from;
  const row = others.filter((box) => isSameRow(box, first));
  const away = (box: Box) => Math.abs(middleX(box) - middleX(start));
  return boxes.indexOf(row.reduce((nearest, box) => (away(box) < away(nearest) ? box : nearest)));
}
