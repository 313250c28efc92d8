/** Shades of the two colours that a person chose. */

/** The background of every avatar: the night, in both themes. */
export const night = "#0b1226";
export const light = "#ffffff";

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Mixes `share` (0 to 1) of `other` into `one`; colours and result are `#rrggbb`. */
export function mix(one: string, other: string, share: number): string {
  const target = channels(other);
  const mixed = channels(one).map((value, at) => {
    const byte = Math.round(value + ((target[at] ?? 0) - value) * share);
    return byte.toString(16).padStart(2, "0");
  });
  return `#${mixed.join("")}`;
}
