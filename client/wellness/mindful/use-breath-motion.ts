import { type RefObject, useEffect, useRef } from "react";
import { cycleSeconds, type Technique } from "#domain/wellness/breathing.ts";
import { arcFrames, haloFrames, petalFrames } from "./breath-motion.ts";
import type { SessionStore } from "./session-store.ts";

/** What differs by less from the session's time is left to run on smoothly. */
const toleranceMs = 80;

/**
 * Moves what bears `data-breath` within `root`: no frame passes through React. Each tick compares the animations with
 * the session's time, so that they stay with it through pauses and sleep.
 */
export function useBreathMotion(
  root: RefObject<HTMLElement | null>,
  { technique, store, isStill }: { technique: Technique; store: SessionStore; isStill: boolean },
) {
  const animations = useRef<readonly Animation[]>([]);
  useEffect(() => {
    if (isStill) return;
    animations.current = animate(root.current, technique);
    return () => {
      for (const animation of animations.current) animation.cancel();
      animations.current = [];
    };
  }, [root, technique, isStill]);
  useEffect(() => {
    const isRunning = store.current().clock.status === "running";
    const elapsedMs = store.elapsedMs();
    for (const animation of animations.current) {
      if (isRunning) animation.play();
      else animation.pause();
      if (Math.abs(Number(animation.currentTime) - elapsedMs) > toleranceMs)
        animation.currentTime = elapsedMs;
    }
  });
}

function animate(root: HTMLElement | null, technique: Technique): Animation[] {
  const timing = { duration: 1000 * cycleSeconds(technique), iterations: Number.POSITIVE_INFINITY };
  const parts = root?.querySelectorAll<HTMLElement | SVGElement>("[data-breath]") ?? [];
  return Array.from(parts, (part) => {
    const animation = part.animate(framesOf(part, technique), timing);
    animation.pause();
    return animation;
  });
}

function framesOf({ dataset: { breath, n } }: HTMLElement | SVGElement, technique: Technique): Keyframe[] {
  if (breath === "arc") return arcFrames(technique, Number(n));
  return breath === "petal" ? petalFrames(technique, Number(n)) : haloFrames(technique);
}
