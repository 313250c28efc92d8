import { type RefObject, useEffect, useRef } from "react";
import { cycleSeconds, type Technique } from "#domain/wellness/exercises/breathing.ts";
import type { SessionStore } from "../session/session-store.ts";
import { arcFrames, haloFrames, petalFrames } from "./breath-motion.ts";

/** A smaller difference from the session's time is not corrected, so that the motion stays smooth. */
const toleranceMs = 80;

/**
 * Animates the elements with `data-breath` in `root` without a React render per frame. Each tick compares the
 * animations with the session's time, so that they stay in step through pauses and sleep.
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
