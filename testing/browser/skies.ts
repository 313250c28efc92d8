/** Opens skies in a test and reads their pictures. */

import { vi } from "vitest";
import type { SkyRenderer } from "../../client/sky/scene/renderer.ts";
import type { SkyEvents } from "../../client/sky/scene/scene-interface.ts";
import { SkyScene } from "../../client/sky/scene/sky-scene.ts";
import { drawn } from "./looks.ts";

export const size = { width: 480, height: 360 };

export type Sky = {
  readonly scene: SkyScene;
  readonly canvas: HTMLCanvasElement;
  /** Pixels of the last frame, and the visible labels over it. */
  picture(): { pixels: Uint8ClampedArray; labels: string };
  /** Where the followed star was in each frame so far, in pixels. */
  readonly places: Set<string>;
};

const ignore = () => {};

let skies: Sky[] = [];
let hosts: HTMLElement[] = [];

export function openSky(makeRenderer: (canvas: HTMLCanvasElement) => SkyRenderer): Sky {
  const host = document.body.appendChild(document.createElement("div"));
  hosts.push(host);
  host.style.cssText = `position: relative; width: ${size.width}px; height: ${size.height}px`;
  const canvas = host.appendChild(document.createElement("canvas"));
  canvas.style.cssText = "width: 100%; height: 100%";
  const copy = new OffscreenCanvas(size.width, size.height).getContext("2d", { willReadFrequently: true });
  const places = new Set<string>();
  const events: SkyEvents = {
    ...{ tapped: ignore, hovered: ignore, held: ignore, stepped: ignore, picked: ignore, toggled: ignore },
    ...{ zoomed: ignore, presetChanged: ignore, contextLost: ignore },
    // WebGL keeps its picture only until the end of the task that drew it.
    frameDrawn({ followed }) {
      if (followed) places.add(`${followed.x.toFixed(1)}, ${followed.y.toFixed(1)}`);
      copy?.clearRect(0, 0, size.width, size.height);
      copy?.drawImage(canvas, 0, 0, size.width, size.height);
    },
  };
  const scene = new SkyScene(canvas, makeRenderer(canvas), events);
  const picture = () => ({
    pixels: copy?.getImageData(0, 0, size.width, size.height).data ?? new Uint8ClampedArray(),
    labels: [...host.querySelectorAll<HTMLElement>(".sky-labels > span")]
      .filter(({ style }) => Number(style.opacity) > 0)
      .map(({ outerHTML }) => outerHTML)
      .join(),
  });
  const sky = { scene, canvas, picture, places };
  skies.push(sky);
  return sky;
}

/** Closes all skies; called after each test. */
export function closeSkies() {
  for (const { scene } of skies) scene.dispose();
  for (const host of hosts) host.remove();
  [skies, hosts] = [[], []];
}

/** Until the test ends, each frame comes 1/60 s after the one before, however long the browser takes for it. */
export function setFrameRate() {
  const requestFrame = window.requestAnimationFrame.bind(window);
  let now = performance.now();
  vi.spyOn(performance, "now").mockImplementation(() => now);
  vi.spyOn(window, "requestAnimationFrame").mockImplementation((callback) =>
    requestFrame(() => {
      now += 1000 / 60;
      callback(now);
    }),
  );
}

export const framesOf = ({ canvas }: Sky) => Number(canvas.dataset.frames ?? 0);

/** Waits until the sky has drawn and then draws no more: what is new has flared, and what moved has arrived. */
export async function atRest(sky: Sky) {
  // The canvas learns of its size between two frames.
  for (let still = 0; still < 2; still = framesOf(sky) > 0 && sky.scene.isAtRest ? still + 1 : 0)
    await drawn();
}

/** The number of bytes that differ. */
export function differences(
  one: Uint8ClampedArray | undefined,
  other: Uint8ClampedArray | undefined,
): number {
  let count = 0;
  for (let at = 0; at < size.width * size.height * 4; at++) if (one?.[at] !== other?.[at]) count++;
  return count;
}
