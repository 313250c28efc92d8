import { type RefObject, useEffect, useState } from "react";
import { FlatPainting } from "./scene/flat-painting.ts";
import { Painting } from "./scene/painting.ts";
import { SkyScene } from "./scene/sky-scene.ts";
import type { SkyEvents } from "./scene/sky-terms.ts";

/** Whether the sky is drawn, has lost its graphics context for now, or can never be drawn here. */
export type SkyState = "drawn" | "lost" | "undrawable";

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
    const lost = (isLost: boolean) => setState(isLost ? "lost" : "drawn");
    const made = host.current && drawIn(host.current, { ...events, lost });
    setScene(made?.scene ?? null);
    setState(made ? "drawn" : "undrawable");
    return () => {
      made?.scene.dispose();
      made?.canvas.remove();
    };
  }, [host, events]);
  useEffect(() => {
    const canvas = host.current?.querySelector("canvas");
    canvas?.setAttribute("aria-label", name);
    canvas?.setAttribute("aria-describedby", descriptionId);
  }, [host, name, descriptionId]);
  return { scene, state };
}

/** Fills what the list of stars leaves of its parent on phones, takes the focus, and leaves no gesture to the browser. */
function makeCanvas(): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.tabIndex = 0;
  canvas.setAttribute("role", "application");
  canvas.className =
    "absolute inset-0 size-full touch-none select-none focus-visible:-outline-offset-4 max-md:group-has-[[data-over-sky]]/map:h-[54dvh]";
  return canvas;
}

/** On the graphics card, or else without one, each on a fresh canvas; null where neither works. */
function drawIn(host: HTMLElement, events: SkyEvents) {
  for (const AnyPainting of [Painting, FlatPainting]) {
    const canvas = makeCanvas();
    host.prepend(canvas);
    try {
      return { canvas, scene: new SkyScene(canvas, new AnyPainting(canvas), events) };
    } catch {
      canvas.remove();
    }
  }
  return null;
}
