import type { ReactNode } from "react";
import type { AchievementId } from "#domain/journey/achievements.ts";

const line = { fill: "none", stroke: "currentColor", strokeWidth: 1.8, strokeLinecap: "round" } as const;
const shade = { fill: "currentColor", opacity: 0.3 } as const;

/** Seven points of light, as close as the Pleiades. */
const seven = [
  [12, 12],
  ...Array.from({ length: 6 }, (_, at) => {
    const angle = (at * Math.PI) / 3 + Math.PI / 6;
    return [12 + 7 * Math.cos(angle), 12 + 7 * Math.sin(angle)];
  }),
];

/** Pictures in a square of 24: a light fill, with lines and points at full opacity. */
const glyphs: Record<AchievementId, ReactNode> = {
  "first-star": (
    <path
      fill="currentColor"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinejoin="round"
      d="M12 3.6l2.5 5.3 5.8.8-4.2 4 1 5.8-5.1-2.8-5.1 2.8 1-5.8-4.2-4 5.8-.8z"
    />
  ),
  "week-streak": seven.map(([x, y]) => (
    <circle key={`${x} ${y}`} cx={x} cy={y} r="2.6" fill="currentColor" />
  )),
  "emotion-explorer": (
    <>
      <circle {...line} cx="12" cy="12" r="9" />
      <path fill="currentColor" d="M16.6 7.4l-2.7 6.5-3.8-3.8z" />
      <path {...shade} opacity="0.55" d="M7.4 16.6l2.7-6.5 3.8 3.8z" />
    </>
  ),
  "depth-seeker": (
    <>
      <path {...shade} d="M12 2.5L21.5 12 12 21.5 2.5 12z" />
      <path {...line} strokeLinejoin="round" d="M12 2.8L21.2 12 12 21.2 2.8 12z" />
      <path fill="currentColor" d="M12 7.6l4.4 4.4-4.4 4.4L7.6 12z" />
    </>
  ),
  "twin-master": (
    <>
      <circle {...line} cx="8.6" cy="12" r="6.4" />
      <circle {...line} cx="15.4" cy="12" r="6.4" />
      <path fill="currentColor" d="M12 6.6a6.4 6.4 0 0 1 0 10.8 6.4 6.4 0 0 1 0-10.8z" />
    </>
  ),
  "cosmic-traveler": (
    <>
      <circle cx="12" cy="12" r="5.6" fill="currentColor" />
      <path
        {...line}
        d="M7.2 14.6c-3.2 2.6-4.9 4.9-4.2 5.9 1 1.3 5.9-1.3 11-5.9s8.4-9.2 7.4-10.5c-.7-1-3.3 0-6.7 2.2"
      />
    </>
  ),
  "emotion-sage": (
    <>
      <path fill="currentColor" d="M13.6 2.8a9.4 9.4 0 1 0 7.6 13.6A7.8 7.8 0 0 1 13.6 2.8z" />
      <path fill="currentColor" d="M18.2 5.2l.9 2.4 2.4.9-2.4.9-.9 2.4-.9-2.4-2.4-.9 2.4-.9z" />
    </>
  ),
};

const sparkle = (
  <>
    <path fill="currentColor" d="M10.5 4l2 6 6 2-6 2-2 6-2-6-6-2 6-2z" />
    <path fill="currentColor" d="M19 2.5l.9 2.6 2.6.9-2.6.9-.9 2.6-.9-2.6-2.6-.9 2.6-.9z" />
  </>
);

const isKnown = (id: string): id is AchievementId => Object.hasOwn(glyphs, id);

/** Picture within another SVG: fills a square of 24 from the origin, in the current colour. */
export const AchievementGlyph = ({ id }: { id: string }) => (isKnown(id) ? glyphs[id] : sparkle);

/** The icon of an achievement; a sparkle for an unknown one. Its name is beside it. */
export function AchievementIcon({ id, className = "size-6" }: { id: string; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      data-achievement={isKnown(id) ? id : "sparkle"}
      className={className}
    >
      <AchievementGlyph id={id} />
    </svg>
  );
}
