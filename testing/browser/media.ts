/** Emulates media features for one component test, and shows what the style sheet of the tests turns off. */

import { cdp } from "vitest/browser";

type Features = Readonly<Record<string, string>>;

const usual: Features = { "prefers-reduced-motion": "reduce" };
let isUsual = true;

/** Replaces every emulated feature but reduced motion, which is the usual setting. */
export async function emulateMedia(features: Features) {
  const list = Object.entries({ ...usual, ...features }).map(([name, value]) => ({ name, value }));
  await cdp().send("Emulation.setEmulatedMedia", { features: list });
  isUsual = false;
}

export async function resetMedia() {
  if (isUsual) return;
  await emulateMedia({});
  isUsual = true;
}

/** Shows, until the end of the test, what `cheap-drawing.css` leaves out: motion, blurs and shadows. */
export function showEffects() {
  document.documentElement.dataset.effects = "";
}
