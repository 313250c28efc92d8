/** The keys of the sky while it has the focus. */

/** Radians, zoom factor and pixels for one press of a key. */
export const turnStep = 0.12;
export const zoomStep = 1.15;
const panStep = 48;

export type KeyAction =
  | { readonly type: "turn"; readonly yaw: number; readonly pitch: number }
  | { readonly type: "pan"; readonly x: number; readonly y: number }
  | { readonly type: "zoom"; readonly factor: number }
  /** Steps to the previous or next star in time. */
  | { readonly type: "step"; readonly by: -1 | 1 }
  | { readonly type: "pick" | "toggle" | "reset" };

const actions: ReadonlyMap<string, KeyAction> = new Map(
  Object.entries<KeyAction>({
    ArrowLeft: { type: "turn", yaw: -turnStep, pitch: 0 },
    ArrowRight: { type: "turn", yaw: turnStep, pitch: 0 },
    ArrowUp: { type: "turn", yaw: 0, pitch: -turnStep },
    ArrowDown: { type: "turn", yaw: 0, pitch: turnStep },
    "+": { type: "zoom", factor: zoomStep },
    "=": { type: "zoom", factor: zoomStep },
    "-": { type: "zoom", factor: 1 / zoomStep },
    "[": { type: "step", by: -1 },
    "]": { type: "step", by: 1 },
    Enter: { type: "pick" },
    " ": { type: "toggle" },
    "0": { type: "reset" },
  }),
);

/** Actions with Shift: the view moves, as a page that is scrolled, and the sky the other way. */
const shifted: ReadonlyMap<string, KeyAction> = new Map(
  Object.entries<KeyAction>({
    ArrowLeft: { type: "pan", x: panStep, y: 0 },
    ArrowRight: { type: "pan", x: -panStep, y: 0 },
    ArrowUp: { type: "pan", x: 0, y: panStep },
    ArrowDown: { type: "pan", x: 0, y: -panStep },
  }),
);

/** Where keyboards of other scripts have letters. */
const brackets: Readonly<Record<string, string>> = { BracketLeft: "[", BracketRight: "]" };
const otherLetter = /^(?!\p{Script=Latin})\p{L}$/u;

type KeyPress = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/** The action of a key; null for keys of the page or the browser. */
export function keyAction(press: KeyPress): KeyAction | null {
  const key = otherLetter.test(press.key) ? (brackets[press.code] ?? press.key) : press.key;
  // Many keyboards type brackets with Alt.
  const isBracket = key === "[" || key === "]";
  if (press.ctrlKey || press.metaKey || (press.altKey && !isBracket)) return null;
  const moved = press.shiftKey ? shifted.get(key) : undefined;
  if (moved) return moved;
  return actions.get(key) ?? null;
}
