import { type ReactNode, useRef } from "react";
import { type BreathMoment, cycleSeconds, type Technique } from "#domain/wellness/exercises/breathing.ts";
import { useReducedMotion } from "../../../ui/use-media.ts";
import { glowStyle, toneStyle } from "../appearance/exercise-style.ts";
import type { SessionStore } from "../session/session-store.ts";
import { arcDash, arcStart } from "./breath-motion.ts";
import { Flower } from "./Flower.tsx";
import { useBreathMotion } from "./use-breath-motion.ts";

type Props = {
  technique: Technique;
  moment: BreathMoment;
  store: SessionStore;
  isResting: boolean;
  /** Content in the middle of the figure. */
  children: ReactNode;
};

/** A flower of light that opens with each inhale, inside a ring of the phases. With reduced motion, only the ring is shown. */
export function BreathingFigure({ technique, moment, store, isResting, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const isReduced = useReducedMotion();
  useBreathMotion(root, { technique, store, isStill: isReduced });
  return (
    <div
      ref={root}
      style={glowStyle(moment.phase)}
      className="tone relative mx-auto aspect-square w-[min(100%,22rem,40dvh)] min-w-56 transition-colors duration-1000"
    >
      {!isReduced && <Flower className={isResting ? "opacity-60" : undefined} />}
      <Ring technique={technique} moment={moment} isReduced={isReduced} />
      <div className="absolute inset-0 grid place-items-center text-center text-ink">{children}</div>
    </div>
  );
}

function Ring({
  technique,
  moment,
  isReduced,
}: {
  technique: Technique;
  moment: BreathMoment;
  isReduced: boolean;
}) {
  const whole = cycleSeconds(technique);
  /** The filled share of each arc in a ring without animation. */
  const progressOf = (n: number) => (n < moment.index ? 1 : n === moment.index ? moment.progress : 0);
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 100"
      className="absolute inset-0 size-full -rotate-90"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
    >
      {technique.pattern.map((phase, n) => {
        const arc = {
          cx: 50,
          cy: 50,
          r: 48.5,
          pathLength: whole,
          strokeDashoffset: -arcStart(technique, n),
        };
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a pattern never changes.
          <g key={n} className="tone" style={toneStyle(phase)}>
            <circle {...arc} strokeWidth="1" opacity="0.3" strokeDasharray={arcDash(technique, n, 1)} />
            <circle
              {...arc}
              data-breath={isReduced ? undefined : "arc"}
              data-n={n}
              strokeWidth="2"
              strokeDasharray={arcDash(technique, n, progressOf(n))}
              opacity={progressOf(n) > 0 ? 1 : 0}
            />
          </g>
        );
      })}
    </svg>
  );
}
