import type { CSSProperties, ReactNode } from "react";
import type { StarContent } from "#domain/records/star/correction.ts";
import { orbitRadius, starSize } from "#domain/star-shape.ts";
import { StarPicture } from "../stars/StarPicture.tsx";
import { cn } from "../ui/class-names.ts";
import type { MoodForm } from "./mood-form.ts";

/** The picture of a star with the largest intensity, in pixels of the sky: `StarPicture` reaches 2.3 radii. */
const pictureSize = 2.3 * starSize(10);

type Feelings = Pick<StarContent, "emotion" | "secondaryEmotion">;

/**
 * The star that the form describes, as the sky will show it; an outline until an emotion is chosen. `own` is the star that
 * the form changes: its feelings stay where the form does not offer them.
 */
export function LiveStar({ form, own = null }: { form: MoodForm; own?: Feelings | null }) {
  const { emotion, intensity, isTwin, base, baseIntensity } = form;
  return (
    <div
      aria-hidden="true"
      // The sky is not mirrored, and neither is its star.
      dir="ltr"
      className={cn(
        // Pixels, as the star in it: large text needs the room beside it.
        "pointer-events-none relative size-[56px] *:absolute *:top-1/2 *:left-1/2 sm:size-[68px]",
        // Pixels for each pixel of the sky: a twin star needs room for its orbit.
        isTwin ? "[--scale:0.95] sm:[--scale:1.4]" : "[--scale:1.9] sm:[--scale:2.3]",
      )}
    >
      <Body emotion={emotion ?? own?.emotion ?? null} size={starSize(intensity)} />
      {isTwin && (
        <Orbit radius={orbitRadius(starSize(intensity), starSize(baseIntensity))}>
          <Body emotion={base ?? own?.secondaryEmotion ?? null} size={starSize(baseIntensity)} />
        </Orbit>
      )}
    </div>
  );
}

function Body({ emotion, size }: { emotion: string | null; size: number }) {
  const style: CSSProperties = {
    width: pictureSize,
    height: pictureSize,
    scale: `calc(var(--scale) * ${size / starSize(10)})`,
  };
  return (
    <div
      data-size={size}
      className="-translate-1/2 ease-calm motion-safe:transition-[scale] motion-safe:duration-200"
      style={style}
    >
      {emotion ? <StarPicture emotion={emotion} /> : <Outline />}
    </div>
  );
}

/** Carries its child round an inclined circle without turning or flattening it. Still with reduced motion. */
function Orbit({ radius, children }: { radius: number; children: ReactNode }) {
  return (
    <div className="size-0 -rotate-25 scale-y-50">
      <div className="size-0 animate-orbit">
        <div className="size-0" style={{ translate: `calc(${radius}px * var(--scale))` }}>
          <div className="size-0 animate-orbit-back">
            <div className="size-0 [transform:scaleY(2)_rotate(25deg)]">{children}</div>
          </div>
        </div>
      </div>
    </div>
  );
}

/** The outline of the sky where the next star will be. */
const Outline = () => (
  <svg aria-hidden="true" viewBox="-2.3 -2.3 4.6 4.6" className="size-full text-accent-ink">
    <circle
      r={0.93}
      fill="none"
      stroke="currentColor"
      strokeWidth={0.07}
      strokeDasharray="0.29 0.195"
      opacity={0.7}
    />
  </svg>
);
