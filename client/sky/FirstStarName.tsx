import type { Ref } from "react";
import type { MoodEntry } from "#domain/mood-entry.ts";
import { toneOf } from "../stars/EmotionGlyph.tsx";
import { emotionNames } from "../stars/star-text.ts";

type Props = {
  star: MoodEntry;
  /** The sky positions it; it is hidden until then. */
  ref: Ref<HTMLDivElement>;
  onEnd: () => void;
};

/** The name of a person's first star beside it, for a while. The page announces it to screen readers. */
export function FirstStarName({ star, ref, onEnd }: Props) {
  return (
    <div
      ref={ref}
      data-first-star=""
      aria-hidden="true"
      className="pointer-events-none absolute top-0 left-0 z-1 w-max max-w-[calc(100%-1rem)]"
      style={{ visibility: "hidden" }}
    >
      <div
        className="animate-moment [text-shadow:0_0_4px_var(--color-ground),0_0_12px_var(--color-ground)]"
        onAnimationEnd={onEnd}
      >
        <p className="tone font-display text-display" style={toneOf(star.emotion)}>
          {emotionNames(star.emotion).name}
        </p>
        <p className="text-lead">Your first star</p>
      </div>
    </div>
  );
}
