import { type RefObject, useEffect, useState } from "react";
import { Painting } from "./scene/painting.ts";
import { type SkyEvents, SkyScene } from "./scene/sky-scene.ts";

/** Whether the sky can be drawn, has lost its graphics context for now, or never had one. */
export type SkyState = "drawn" | "lost" | "no-webgl";

/** What assistive technology is told of the sky. */
export type SkyLabel = { readonly name: string; readonly descriptionId: string };

/**
 * A scene on a canvas of its own inside `host`, for as long as the component lives. The canvas is not React's:
 * one whose context was given back can never be drawn on again, and a component may be mounted twice.
 * `events` must not change.
 */
export function useSkyScene(
  host: RefObject<HTMLElement | null>,
  events: Omit<SkyEvents, "lost">,
  { name, descriptionId }: SkyLabel,
) {
  const [scene, setScene] = useState<SkyScene | null>(null);
  const [state, setState] = useState<SkyState>("drawn");
  useEffect(() => {
    const canvas = makeCanvas();
    host.current?.prepend(canvas);
    const lost = (isLost: boolean) => setState(isLost ? "lost" : "drawn");
    const made = tryToDraw(canvas, { ...events, lost });
    setScene(made);
    setState(made ? "drawn" : "no-webgl");
    return () => {
      made?.dispose();
      canvas.remove();
    };
  }, [host, events]);
  useEffect(() => {
    const canvas = host.current?.querySelector("canvas");
    canvas?.setAttribute("aria-label", name);
    canvas?.setAttribute("aria-describedby", descriptionId);
  }, [host, name, descriptionId]);
  return { scene, state };
}

/** Fills its parent, takes the focus, and leaves no gesture to the browser. */
function makeCanvas(): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.tabIndex = 0;
  canvas.setAttribute("role", "application");
  canvas.className = "absolute inset-0 size-full touch-none select-none focus-visible:-outline-offset-4";
  return canvas;
}

/** Null where the browser has no WebGL 2. */
function tryToDraw(canvas: HTMLCanvasElement, events: SkyEvents): SkyScene | null {
  try {
    return new SkyScene(canvas, new Painting(canvas), events);
  } catch {
    return null;
  }
}
