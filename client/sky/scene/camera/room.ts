/** The room for the sky on its canvas. Lengths are CSS pixels from the canvas's top left. */

export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

export type Room = {
  /** The part of the canvas that is free of panels. */
  readonly free: Box;
  /**
   * The part of the canvas that is free of controls too, for a flat layout, which has stars and labels in its
   * corners.
   */
  readonly uncovered: Box;
  /** Panels and controls over the sky. */
  readonly covered: readonly Box[];
};

/** Tells the scene where there is room for the sky. */
export type RoomSource = {
  measure(canvas: HTMLElement): Room;
  /** Calls `changed` when the room may have changed, until `signal` aborts. */
  watch(changed: () => void, signal: AbortSignal): void;
};

/** The room of a sky without panels. */
export const wholeCanvas: RoomSource = {
  measure: ({ clientWidth, clientHeight }) => {
    const whole = { left: 0, top: 0, right: clientWidth, bottom: clientHeight };
    return { free: whole, uncovered: whole, covered: [] };
  },
  watch: () => {},
};

export const middleOf = ({ left, top, right, bottom }: Box) => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});

export const sizeOf = ({ left, top, right, bottom }: Box) => ({
  width: Math.max(1, right - left),
  height: Math.max(1, bottom - top),
});

export const isSameBox = (one: Box, other: Box) =>
  one.left === other.left &&
  one.top === other.top &&
  one.right === other.right &&
  one.bottom === other.bottom;

/** Whether two boxes are nearer to each other than `gap`. */
export const overlaps = (one: Box, other: Box, gap = 0) =>
  one.left < other.right + gap &&
  one.right > other.left - gap &&
  one.top < other.bottom + gap &&
  one.bottom > other.top - gap;
