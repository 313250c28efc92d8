import { type RefObject, useCallback, useEffect, useState } from "react";
import { lazyCode } from "../loading/lazy-code.ts";
import type { SkyRenderer } from "./scene/renderer.ts";
import type { SkyEvents } from "./scene/scene-interface.ts";
import { SkyScene } from "./scene/sky-scene.ts";
import { WebglSkyRenderer } from "./scene/webgl/webgl-renderer.ts";

/**
 * `lost`: the graphics context is gone for now. `undelivered`: the code for a browser without WebGL did not arrive.
 * `unsupported`: this browser can draw neither renderer.
 */
export type SkyState = "loading" | "drawn" | "lost" | "undelivered" | "unsupported";

/** Fetched where WebGL fails, and elsewhere after the first view: a browser can withdraw WebGL later, without a network. */
const canvas2dRenderer = lazyCode(
  async () => (await import("./scene/canvas2d/canvas2d-renderer.ts")).Canvas2dSkyRenderer,
);

/** For assistive technology. */
export type SkyLabel = { readonly name: string; readonly descriptionId: string };

type Renderer = new (canvas: HTMLCanvasElement) => SkyRenderer;
type Sky = { readonly canvas: HTMLCanvasElement; readonly scene: SkyScene };

/**
 * A scene on its own canvas inside `host` for the lifetime of the component. React does not create the canvas: after
 * its context is released nothing can draw on it again, and React may mount a component twice. It draws by WebGL, or
 * else on a 2D canvas. `events` must be stable. `retry` fetches `undelivered` code again.
 */
export function useSkyScene(
  host: RefObject<HTMLElement | null>,
  events: Omit<SkyEvents, "contextLost">,
  { name, descriptionId }: SkyLabel,
) {
  const [sky, setSky] = useState<Sky | null>(null);
  const [state, setState] = useState<SkyState>("loading");
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((made) => made + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt fetches the missing code again.
  useEffect(() => {
    let created: Sky | null = null;
    let isMounted = true;
    const contextLost = (isLost: boolean) => setState(isLost ? "lost" : "drawn");
    const drawWith = (Renderer: Renderer) => {
      created = host.current && createSky(host.current, Renderer, { ...events, contextLost });
      setSky(created);
      return created !== null;
    };
    if (drawWith(WebglSkyRenderer)) setState("drawn");
    else {
      setState("loading");
      canvas2dRenderer.load().then(
        (Renderer) => isMounted && setState(drawWith(Renderer) ? "drawn" : "unsupported"),
        () => isMounted && setState("undelivered"),
      );
    }
    return () => {
      isMounted = false;
      created?.scene.dispose();
      created?.canvas.remove();
    };
  }, [host, events, attempt]);
  useEffect(() => {
    sky?.canvas.setAttribute("aria-label", name);
    sky?.canvas.setAttribute("aria-describedby", descriptionId);
  }, [sky, name, descriptionId]);
  return { scene: sky?.scene ?? null, state, retry };
}

/** Focusable (`FocusMark` shows it), without gestures of the browser; on phones it leaves room for the list of stars. */
function makeCanvas(): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.tabIndex = 0;
  canvas.setAttribute("role", "application");
  canvas.className =
    "peer absolute inset-0 size-full touch-none select-none outline-none max-md:group-has-[[data-over-sky]]/map:h-[54dvh]";
  return canvas;
}

/** On a new canvas; null where this renderer does not work. */
function createSky(host: HTMLElement, Renderer: Renderer, events: SkyEvents): Sky | null {
  const canvas = makeCanvas();
  host.prepend(canvas);
  try {
    return { canvas, scene: new SkyScene(canvas, new Renderer(canvas), events) };
  } catch {
    canvas.remove();
    return null;
  }
}
