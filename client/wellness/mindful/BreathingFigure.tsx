import { type ReactNode, useRef } from "react";
import { type BreathMoment, cycleSeconds, type Technique } from "#domain/wellness/breathing.ts";
import { cn } from "../../ui/class-names.ts";
import { arcDash, arcStart, petalCount } from "./breath-motion.ts";
import { glowStyle, toneStyle } from "./looks.ts";
import type { SessionStore } from "./session-store.ts";
import { useBreathMotion } from "./use-breath-motion.ts";
import { useStillness } from "./use-stillness.ts";

type Props = {
  technique: Technique;
  moment: BreathMoment;
  store: SessionStore;
  isResting: boolean;
  /** In its middle. */
  children: ReactNode;
};

/** A flower of light that opens with each breath in, within a ring that tells the phases. Still people see the ring alone. */
export function BreathingFigure({ technique, moment, store, isResting, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const isStill = useStillness();
  useBreathMotion(root, { technique, store, isStill });
  return (
    <div
      ref={root}
      style={glowStyle(moment.phase)}
      className="tone relative mx-auto aspect-square w-[min(100%,22rem,46dvh)] min-w-56 transition-colors duration-1000"
    >
      {!isStill && <Flower isResting={isResting} />}
      <Ring technique={technique} moment={moment} isStill={isStill} />
      <div className="absolute inset-0 grid place-items-center text-center text-ink">{children}</div>
    </div>
  );
}

const petals = Array.from({ length: petalCount }, (_, n) => n);

const Flower = ({ isResting }: { isResting: boolean }) => (
  <div
    aria-hidden="true"
    className={cn("absolute inset-0 transition-opacity duration-500", isResting && "opacity-60")}
  >
    <span
      data-breath="halo"
      className="absolute inset-0 rounded-full bg-radial from-current/35 to-transparent to-70% opacity-30"
    />
    {petals.map((n) => (
      <span
        key={n}
        data-breath="petal"
        data-n={n}
        className={cn(
          "absolute inset-[29%] rounded-full bg-radial from-current/6 from-20% to-current/30",
          "border border-current/30",
        )}
      />
    ))}
  </div>
);

function Ring({
  technique,
  moment,
  isStill,
}: {
  technique: Technique;
  moment: BreathMoment;
  isStill: boolean;
}) {
  const whole = cycleSeconds(technique);
  /** What a ring that does not move shows: past, present and coming phases of this cycle. */
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
              data-breath={isStill ? undefined : "arc"}
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
