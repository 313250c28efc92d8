import { type RefObject, useCallback, useEffect, useState } from "react";
import { lazyCode } from "../loading/lazy-code.ts";
import { beginSky, type Renderer, type Sky } from "./begin-sky.ts";
import type { SkyEvents } from "./scene/scene-interface.ts";
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

/** What assistive technology says of the sky. */
export type SkyLabel = { readonly name: string; readonly descriptionId: string };

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
    const life = new AbortController();
    const contextLost = (isLost: boolean) => setState(isLost ? "lost" : "drawn");
    setState("loading");
    const draw = async (Renderer: Renderer) => {
      if (!host.current) return;
      const sky = await beginSky(host.current, Renderer, { ...events, contextLost }, life.signal);
      setSky(sky);
      await sky.firstFrame;
      if (!life.signal.aborted) setState("drawn");
    };
    const fail = (reason: SkyState) => () => void (life.signal.aborted || setState(reason));
    draw(WebglSkyRenderer).catch(() => {
      if (life.signal.aborted) return;
      canvas2dRenderer
        .load()
        .then((Renderer) => draw(Renderer).catch(fail("unsupported")), fail("undelivered"));
    });
    return () => life.abort();
  }, [host, events, attempt]);
  useEffect(() => {
    sky?.canvas.setAttribute("aria-label", name);
    sky?.canvas.setAttribute("aria-describedby", descriptionId);
  }, [sky, name, descriptionId]);
  return { scene: sky?.scene ?? null, state, retry };
}
