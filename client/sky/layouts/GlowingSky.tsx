import { useEffect, useMemo } from "react";
import { binsOf, shareOf } from "#domain/trackers/bins.ts";
import { dayValuesOf } from "#domain/trackers/day-values.ts";
import { useOwnUniverse } from "../../outbox/own-universe.tsx";
import { glowRings } from "../scene/model/glow-rings.ts";
import { useSky, useSkyState } from "../sky-store.tsx";
import { glowSteps } from "./glow-shares.ts";
import { useGlow } from "./glow-url.ts";

/** Lets the days of the sky glow by what they measured: the rings of the sky itself, and the strips of the year. */
export function GlowingSky() {
  const store = useSky();
  const scene = useSkyState((state) => state.scene);
  const { trackers, readings } = useOwnUniverse();
  const { id } = useGlow();
  const tracker = trackers.find((one) => one.id === id) ?? null;
  const shares = useMemo(() => {
    if (!tracker) return null;
    const values = dayValuesOf({ readings }, tracker);
    const bins = binsOf(tracker, [...values.values()], glowSteps);
    return new Map([...values].map(([day, value]) => [day, shareOf(bins, value)]));
  }, [tracker, readings]);
  useEffect(() => {
    store.set({ shares });
    scene?.showGlow(shares && ((entries) => glowRings(entries, shares)));
    return () => {
      store.set({ shares: null });
      scene?.showGlow(null);
    };
  }, [store, scene, shares]);
  return null;
}
