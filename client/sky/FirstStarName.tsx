import type { Ref } from "react";
import { findEmotion } from "#domain/feelings.ts";
import { sky } from "#domain/languages/en/sky.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { useTranslator } from "../languages/language.ts";
import { toneOf } from "../stars/EmotionGlyph.tsx";
import { useFeelings } from "../stars/feelings.ts";
import { emotionNames } from "../stars/star-text.ts";

/** The sky positions the name and the light; they are hidden until then. */
type Props = {
  star: MoodEntry;
  ref: Ref<HTMLDivElement>;
  /** Ring of light round the star. */
  light: Ref<HTMLDivElement>;
  onEnd: () => void;
};

/** A person's first star arrives with light: a ring stays round it, and its name beside it, for a while. */
export function FirstStarName({ star, ref, light, onEnd }: Props) {
  const t = useTranslator();
  const feelings = useFeelings();
  const tone = toneOf(findEmotion(feelings, star.emotion));
  return (
    <>
      <div ref={light} aria-hidden="true" className="first-star-light tone" style={tone} />
      <div
        ref={ref}
        data-first-star=""
        aria-hidden="true"
        className="pointer-events-none absolute top-0 left-0 z-1 w-max max-w-[calc(100%-1rem)]"
        style={{ visibility: "hidden" }}
      >
        <div
          className="animate-moment p-5 max-md:pt-8 max-md:text-center md:text-left [text-shadow:0_0_4px_var(--color-ground),0_0_12px_var(--color-ground)]"
          onAnimationEnd={onEnd}
        >
          <p className="tone font-display text-display" style={tone}>
            {emotionNames(t, feelings, star.emotion).name}
          </p>
          <p className="text-lead">{t(sky.firstStar)}</p>
          <p className="max-w-60 text-balance text-quiet">{t(sky.firstStarSentence)}</p>
        </div>
      </div>
    </>
  );
}
