import { useCallback, useEffect, useState } from "react";
import { lazyCode } from "../loading/lazy-code.ts";
import { beginSky, type Renderer } from "./begin-sky.ts";
import type { SkyEvents } from "./scene/scene-interface.ts";
import { WebglSkyRenderer } from "./scene/webgl/webgl-renderer.ts";
import { type Drawing, useSky } from "./sky-store.tsx";

/**
 * Renderer that is fetched where WebGL fails, and elsewhere after the first view: a browser can withdraw WebGL later,
 * without a network.
 */
const canvas2dRenderer = lazyCode(
  async () => (await import("./scene/canvas2d/canvas2d-renderer.ts")).Canvas2dSkyRenderer,
);

/** What assistive technology says of the sky. */
type SkyLabel = { readonly name: string; readonly descriptionId: string };

/**
 * A scene on its own canvas inside the layer of the sky for the lifetime of the component. React does not create the
 * canvas: after its context is released nothing can draw on it again, and React may mount a component twice. It draws by
 * WebGL, or else on a 2D canvas. `events` must be stable. The result fetches `undelivered` code again.
 */
export function useSkyScene(events: Omit<SkyEvents, "contextLost">, { name, descriptionId }: SkyLabel) {
  const store = useSky();
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt fetches the missing code again.
  useEffect(() => {
    const life = new AbortController();
    const show = (drawing: Drawing) => store.set({ drawing });
    const contextLost = (isLost: boolean) => show(isLost ? "lost" : "drawn");
    show("loading");
    const draw = async (Renderer: Renderer) => {
      const host = store.overlays.layer.current;
      if (!host) return;
      const { canvas, scene, firstFrame } = await beginSky(
        host,
        Renderer,
        { ...events, contextLost },
        life.signal,
      );
      setCanvas(canvas);
      store.set({ scene });
      await firstFrame;
      if (!life.signal.aborted) show("drawn");
    };
    const fail = (reason: Drawing) => () => void (life.signal.aborted || show(reason));
    draw(WebglSkyRenderer).catch(() => {
      if (life.signal.aborted) return;
      canvas2dRenderer
        .load()
        .then((Renderer) => draw(Renderer).catch(fail("unsupported")), fail("undelivered"));
    });
    return () => {
      life.abort();
      store.set({ scene: null, preset: "reset" });
    };
  }, [store, events, attempt]);
  useEffect(() => {
    canvas?.setAttribute("aria-label", name);
    canvas?.setAttribute("aria-describedby", descriptionId);
  }, [canvas, name, descriptionId]);
  return useCallback(() => setAttempt((made) => made + 1), []);
}
