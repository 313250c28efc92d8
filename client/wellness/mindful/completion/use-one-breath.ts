import { type RefObject, useEffect, useRef, useState } from "react";
import { useReducedMotion } from "../../../ui/use-media.ts";
import { haloAt, petalAt } from "../breathing/breath-motion.ts";

/** How far the figure is open between breaths, 0 to 1. */
export const restLevel = 0.45;

const movements = {
  in: { seconds: 4, from: restLevel, to: 1, next: "out" },
  out: { seconds: 5, from: 1, to: restLevel, next: "done" },
} as const;

type Movement = keyof typeof movements;

export type OneBreath = {
  readonly phase: "rest" | Movement | "done";
  readonly isMoving: boolean;
  /** The element whose petals move. */
  readonly figure: RefObject<HTMLDivElement | null>;
  /** Begins a breath, also in the middle of one. */
  breathe(): void;
};

/** One breath: in, out, and no more. With reduced motion only its words change. */
export function useOneBreath(): OneBreath {
  const figure = useRef<HTMLDivElement>(null);
  const isReduced = useReducedMotion();
  const [{ phase, begun }, setBreath] = useState<{ phase: OneBreath["phase"]; begun: number }>({
    phase: "rest",
    begun: 0,
  });
  const isMoving = phase === "in" || phase === "out";
  useEffect(() => {
    const root = figure.current;
    if (!root || begun === 0 || !isMoving) return;
    const [pace, ...petals] = animate(root, phase, isReduced);
    if (pace) pace.onfinish = () => setBreath((breath) => ({ ...breath, phase: movements[phase].next }));
    return () => {
      for (const animation of [pace, ...petals]) animation?.cancel();
    };
  }, [phase, isMoving, begun, isReduced]);
  return {
    phase,
    isMoving,
    figure,
    breathe() {
      // The figure is above the button in a low window.
      figure.current?.scrollIntoView({ block: "nearest" });
      setBreath((breath) => ({ phase: "in", begun: breath.begun + 1 }));
    },
  };
}

/** The first animation moves nothing: its end is the end of the movement, also where nothing may move. */
function animate(root: HTMLElement, movement: Movement, isStill: boolean): Animation[] {
  const { seconds, from, to } = movements[movement];
  const timing = { duration: 1000 * seconds, easing: "ease-in-out", fill: "forwards" } as const;
  const parts = isStill ? [] : root.querySelectorAll<HTMLElement>("[data-breath]");
  return [
    root.animate([], timing),
    ...Array.from(parts, (part) =>
      part.animate(
        [from, to].map((level) => frameAt(part, level)),
        timing,
      ),
    ),
  ];
}

const frameAt = ({ dataset: { breath, n } }: HTMLElement, level: number): Keyframe =>
  breath === "halo" ? haloAt(level) : { transform: petalAt(Number(n), level) };
