import { type RefObject, useEffect, useState } from "react";
import { Canvas2dSkyRenderer } from "./scene/canvas2d/canvas2d-renderer.ts";
import type { SkyEvents } from "./scene/scene-interface.ts";
import { SkyScene } from "./scene/sky-scene.ts";
import { WebglSkyRenderer } from "./scene/webgl/webgl-renderer.ts";

/** `lost`: the graphics context is gone for now. `unsupported`: this browser can draw neither renderer. */
export type SkyState = "drawn" | "lost" | "unsupported";

/** For assistive technology. */
export type SkyLabel = { readonly name: string; readonly descriptionId: string };

/**
 * A scene on its own canvas inside `host` for the lifetime of the component. React does not create the canvas: after
 * its context is released nothing can draw on it again, and React may mount a component twice. `events` must be
 * stable.
 */
export function useSkyScene(
  host: RefObject<HTMLElement | null>,
  events: Omit<SkyEvents, "contextLost">,
  { name, descriptionId }: SkyLabel,
) {
  const [scene, setScene] = useState<SkyScene | null>(null);
  const [state, setState] = useState<SkyState>("drawn");
  useEffect(() => {
    const contextLost = (isLost: boolean) => setState(isLost ? "lost" : "drawn");
    const created = host.current && createScene(host.current, { ...events, contextLost });
    setScene(created?.scene ?? null);
    setState(created ? "drawn" : "unsupported");
    return () => {
      created?.scene.dispose();
      created?.canvas.remove();
    };
  }, [host, events]);
  useEffect(() => {
    const canvas = host.current?.querySelector("canvas");
    canvas?.setAttribute("aria-label", name);
    canvas?.setAttribute("aria-describedby", descriptionId);
  }, [host, name, descriptionId]);
  return { scene, state };
}

/** Focusable, without gestures of the browser; on phones it leaves room for the list of stars. */
function makeCanvas(): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.tabIndex = 0;
  canvas.setAttribute("role", "application");
  canvas.className =
    "absolute inset-0 size-full touch-none select-none focus-visible:-outline-offset-4 max-md:group-has-[[data-over-sky]]/map:h-[54dvh]";
  return canvas;
}

/** By WebGL, or else on a 2D canvas, each on a new canvas; null where neither works. */
function createScene(host: HTMLElement, events: SkyEvents) {
  for (const Renderer of [WebglSkyRenderer, Canvas2dSkyRenderer]) {
    const canvas = makeCanvas();
    host.prepend(canvas);
    try {
      return { canvas, scene: new SkyScene(canvas, new Renderer(canvas), events) };
    } catch {
      canvas.remove();
    }
  }
  return null;
}
