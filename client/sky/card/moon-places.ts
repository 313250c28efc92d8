/** Where the moons of a selected star are. Lengths are pixels; y grows downward. */

/** The distance of two moons' middles: each is a touch target. */
const target = 44;
/** Space between the edge of the star and the middles of its moons: outside its ring. */
const gap = 28;
/** Space between a moon's middle and its name, and half the height of a name. */
const nameGap = 8;
const halfName = 11;
/** A name is cut where there is less room for it, and hidden where there is less than this. */
const minName = 40;
/** Space between a name and the edge of its room. */
const edge = 8;
/** The arc of a side holds all its moons, so that their names stand in rows. */
const widestArc = (140 * Math.PI) / 180;
const widestStep = Math.PI / 4;
/** One or two moons stand askew, which looks more like an orbit. */
const tilt = -Math.PI / 6;

export type MoonPlace = { readonly x: number; readonly y: number; readonly isLeft: boolean };
export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

const stepOf = (onSide: number) =>
  onSide < 2 ? Math.PI / 2 : Math.min(widestStep, widestArc / (onSide - 1));

const rightOf = (count: number) => Math.ceil(count / 2);

/** The first half of the moons is at the right. */
export const isAtLeft = (at: number, count: number) => at >= rightOf(count);

/** The radius of the orbit of so many moons round a star. */
export const orbitOf = (count: number, starRadius: number): number =>
  Math.round(Math.max(starRadius + gap, target / (2 * Math.sin(stepOf(rightOf(count)) / 2))));

/** Places from the middle of the star: those at the right from top to bottom, then those at the left. */
export function moonPlaces(count: number, orbit: number): readonly MoonPlace[] {
  const right = rightOf(count);
  return Array.from({ length: count }, (_, at) => {
    const isLeft = isAtLeft(at, count);
    const onSide = isLeft ? count - right : right;
    const place = (isLeft ? at - right : at) - (onSide - 1) / 2;
    const angle = place * stepOf(onSide) + (count < 3 ? (isLeft ? -tilt : tilt) : 0);
    return { x: (isLeft ? -1 : 1) * orbit * Math.cos(angle), y: orbit * Math.sin(angle), isLeft };
  });
}

/** The width that a name beside its moon can have, 0 for none; `at` is the moon, `taken` what covers the sky. */
export function roomForName(at: MoonPlace, width: number, room: Box, taken: Box | null): number {
  const start = at.x + (at.isLeft ? -nameGap : nameGap);
  const free = Math.floor(at.isLeft ? start - room.left - edge : room.right - edge - start);
  const shown = Math.min(width, free);
  if (shown < Math.min(width, minName)) return 0;
  if (at.y - halfName < room.top || at.y + halfName > room.bottom) return 0;
  const [left, right] = at.isLeft ? [start - shown, start] : [start, start + shown];
  const isCovered =
    taken !== null &&
    left < taken.right &&
    right > taken.left &&
    at.y - halfName < taken.bottom &&
    at.y + halfName > taken.top;
  return isCovered ? 0 : shown;
}
