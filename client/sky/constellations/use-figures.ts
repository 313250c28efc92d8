import { useEffect } from "react";
import type { Constellation } from "#domain/records/constellation/constellation.ts";
import { lazyCode } from "../../loading/lazy-code.ts";
import type { SkyScene } from "../scene/sky-scene.ts";

const figurePlacer = lazyCode(async () => (await import("../scene/model/place-figures.ts")).placeFigures);

/** Draws the constellations. If the code for it does not arrive, the sky is drawn without them. */
export function useFigures(scene: SkyScene | null, constellations: readonly Constellation[]) {
  useEffect(() => {
    if (!scene) return;
    if (constellations.length === 0) return scene.showFigures(null);
    let isWanted = true;
    const show = (place: NonNullable<typeof figurePlacer.loaded>) =>
      isWanted && scene.showFigures({ constellations, place });
    if (figurePlacer.loaded) show(figurePlacer.loaded);
    else figurePlacer.load().then(show, () => {});
    return () => {
      isWanted = false;
    };
  }, [scene, constellations]);
}
