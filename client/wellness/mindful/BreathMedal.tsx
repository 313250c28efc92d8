import type { Tone } from "#domain/wellness/tones.ts";
import { petalCount } from "./breath-motion.ts";
import { glowStyle } from "./looks.ts";

const petals = Array.from({ length: petalCount }, (_, n) => (360 / petalCount) * n);

/** The breathing figure, fully open, as a badge. */
export const BreathMedal = ({ tone }: { tone: Tone }) => (
  <svg aria-hidden="true" viewBox="0 0 100 100" className="tone size-32" style={glowStyle(tone)}>
    <circle cx="50" cy="50" r="48" fill="none" stroke="currentColor" strokeWidth="1.5" />
    <g fill="currentColor" fillOpacity="0.2" stroke="currentColor" strokeWidth="0.75">
      {petals.map((angle) => (
        <circle key={angle} cx="50" cy="31" r="19" transform={`rotate(${angle} 50 50)`} />
      ))}
    </g>
    <path
      fill="currentColor"
      d="M50 38 L53 46 L61.4 46.3 L54.8 51.5 L57.1 59.7 L50 55 L42.9 59.7 L45.2 51.5 L38.6 46.3 L47 46 Z"
    />
  </svg>
);
