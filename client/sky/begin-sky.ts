/** Starts a scene on a new canvas, in slices that wait for what the person opens. */

import { startInSlices } from "../loading/turns.ts";
import { skyRoom } from "../ui/over-sky/over-sky.ts";
import type { SkyRenderer } from "./scene/renderer.ts";
import type { SkyEvents } from "./scene/scene-interface.ts";
import { SkyScene } from "./scene/sky-scene.ts";

export type Sky = {
  readonly canvas: HTMLCanvasElement;
  readonly scene: SkyScene;
  /** Resolves when the first frame is drawn. */
  readonly firstFrame: Promise<void>;
};

export type Renderer = new (canvas: HTMLCanvasElement) => SkyRenderer;

/** Focusable (`FocusMark` shows it), without gestures of the browser. It fades in with its first frame. */
function makeCanvas(): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.tabIndex = 0;
  canvas.setAttribute("role", "application");
  canvas.className =
    "peer absolute inset-0 size-full touch-none select-none outline-none not-data-frames:opacity-0 data-frames:animate-fade";
  return canvas;
}

/** Rejects where this renderer does not work, and after `signal`, which also ends a scene that has begun. */
export async function beginSky(
  host: HTMLElement,
  Renderer: Renderer,
  events: SkyEvents,
  signal: AbortSignal,
): Promise<Sky> {
  const canvas = makeCanvas();
  const begun: { renderer?: SkyRenderer; scene?: SkyScene } = {};
  const { promise: firstFrame, resolve: isInView } = Promise.withResolvers<void>();
  const end = () => {
    (begun.scene ?? begun.renderer)?.dispose();
    canvas.remove();
    isInView();
  };
  signal.addEventListener("abort", end);
  const frameDrawn: SkyEvents["frameDrawn"] = (...frame) => {
    isInView();
    events.frameDrawn(...frame);
  };
  const createRenderer = () => {
    signal.throwIfAborted();
    host.prepend(canvas);
    begun.renderer = new Renderer(canvas);
    return begun.renderer;
  };
  const createScene = (renderer: SkyRenderer) => {
    signal.throwIfAborted();
    begun.scene = new SkyScene(canvas, renderer, { ...events, frameDrawn }, skyRoom);
    return begun.scene;
  };
  try {
    const scene = await startInSlices(createRenderer, createScene, firstFrame);
    signal.throwIfAborted();
    return { canvas, scene, firstFrame };
  } catch (error) {
    end();
    throw error;
  }
}
