import {
  Circle,
  CloudLightning,
  Droplet,
  Flame,
  Heart,
  type LucideIcon,
  Mountain,
  Sparkle,
  Sunrise,
  Waves,
  Wind,
} from "lucide-react";
import type { CSSProperties } from "react";
import { type Emotion, type FamilyId, unknownEmotionColor } from "#domain/emotions.ts";
import { findEmotion, headOf, isOwn } from "#domain/feelings.ts";
import { useFeelings } from "./feelings.ts";

/** Shapes of the families, so that colour is never the only difference between them. */
export const familyIcons: Readonly<Record<FamilyId, LucideIcon>> = {
  love: Heart,
  power: Mountain,
  wonder: Sparkle,
  fear: Wind,
  serenity: Waves,
  anguish: CloudLightning,
  grief: Droplet,
  transcendence: Sunrise,
  desire: Flame,
};

/** Sets the colour of an emotion for `.tone` in both themes; null is one that the universe does not know. */
export function toneOf(emotion: Emotion | null): CSSProperties {
  return {
    "--night-tone": emotion?.color ?? unknownEmotionColor,
    "--paper-tone": emotion?.inkColor ?? unknownEmotionColor,
    "--wash-tone": emotion?.washColor ?? unknownEmotionColor,
  } as CSSProperties;
}

/** The icon of a family, so that colour is never the only difference between emotions. */
export function FamilyGlyph({ family }: { family: FamilyId }) {
  const Glyph = familyIcons[family];
  return (
    <Glyph
      aria-hidden="true"
      className="tone wash size-3.5 shrink-0 sm:size-4"
      style={toneOf(headOf(family))}
    />
  );
}

/**
 * The icon of an emotion's family in the emotion's colour, with the bead of a feeling of the person's own; a grey ring for
 * an unknown emotion.
 */
export function EmotionGlyph({ emotion: id }: { emotion: string }) {
  const emotion = findEmotion(useFeelings(), id);
  const Glyph = emotion ? familyIcons[emotion.family] : Circle;
  const glyph = <Glyph aria-hidden="true" className="tone wash size-4.5 shrink-0" style={toneOf(emotion)} />;
  if (!emotion || !isOwn(emotion)) return glyph;
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none relative me-0.5 flex shrink-0"
      style={toneOf(emotion)}
    >
      {glyph}
      <Bead />
    </span>
  );
}

/** Says without colour that a feeling is the person's own, at the corner of its picture. */
export const Bead = () => (
  <span
    data-bead=""
    className="tone absolute -inset-e-0.75 -bottom-0.75 size-1.75 rounded-full bg-current forced-colors:bg-[CanvasText]"
  />
);
