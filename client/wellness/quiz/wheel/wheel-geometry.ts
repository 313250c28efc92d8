/** Places on a wheel around 0, 0: degrees clockwise from the top, lengths in units of the viewBox. */

export type Point = { readonly x: number; readonly y: number };

/** Numbers are rounded, so that the markup is short. */
const round = (value: number) => Math.round(value * 100) / 100;

export function pointAt(degrees: number, radius: number): Point {
  const radians = ((degrees - 90) * Math.PI) / 180;
  return { x: round(radius * Math.cos(radians)), y: round(radius * Math.sin(radians)) };
}

/** The path of an arc that starts at `degrees`. `turn` is positive clockwise, -180 to 180. */
export function arcFrom(degrees: number, turn: number, radius: number): string {
  const [from, to] = [pointAt(degrees, radius), pointAt(degrees + turn, radius)];
  return `M${from.x} ${from.y}A${radius} ${radius} 0 0 ${turn > 0 ? 1 : 0} ${to.x} ${to.y}`;
}

/** The arc on which a name stands that is centred at `degrees`: never upside down, and between the two radii. */
export function nameArc(degrees: number, inner: number, outer: number, width: number): string {
  const isBelow = degrees > 90 && degrees < 270;
  return isBelow ? arcFrom(degrees + width / 2, -width, outer) : arcFrom(degrees - width / 2, width, inner);
}
