/** What the keys do while the sky has the focus. */

/** Radians for one press of an arrow key or a button, and the zoom of one. */
export const turnStep = 0.12;
export const zoomStep = 1.15;

export type KeyAct =
  | { readonly act: "turn"; readonly yaw: number; readonly pitch: number }
  | { readonly act: "zoom"; readonly factor: number }
  /** To the star before or after in time. */
  | { readonly act: "step"; readonly by: -1 | 1 }
  | { readonly act: "pick" | "add" | "reset" };

const acts: ReadonlyMap<string, KeyAct> = new Map(
  Object.entries<KeyAct>({
    ArrowLeft: { act: "turn", yaw: -turnStep, pitch: 0 },
    ArrowRight: { act: "turn", yaw: turnStep, pitch: 0 },
    ArrowUp: { act: "turn", yaw: 0, pitch: -turnStep },
    ArrowDown: { act: "turn", yaw: 0, pitch: turnStep },
    "+": { act: "zoom", factor: zoomStep },
    "=": { act: "zoom", factor: zoomStep },
    "-": { act: "zoom", factor: 1 / zoomStep },
    "[": { act: "step", by: -1 },
    "]": { act: "step", by: 1 },
    Enter: { act: "pick" },
    " ": { act: "add" },
    "0": { act: "reset" },
  }),
);

type Press = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">;

/** What a key asks of the sky; null for keys that belong to the page or the browser. */
export function actOf({ key, ctrlKey, metaKey, altKey }: Press): KeyAct | null {
  if (ctrlKey || metaKey || altKey) return null;
  return acts.get(key) ?? null;
}
