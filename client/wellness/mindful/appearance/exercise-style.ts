/** Icons of exercises, and their colours in both themes. */

import {
  Compass,
  Ear,
  Focus,
  type LucideIcon,
  Moon,
  Mountain,
  Orbit,
  Star,
  Sun,
  Sunrise,
  Wind,
} from "lucide-react";
import type { CSSProperties } from "react";
import type { ExerciseIcon } from "#domain/wellness/exercises/exercises.ts";
import type { Tone } from "#domain/wellness/exercises/tones.ts";

export const icons: Record<ExerciseIcon, LucideIcon> = {
  wind: Wind,
  orbit: Orbit,
  focus: Focus,
  compass: Compass,
  sunrise: Sunrise,
  star: Star,
  ear: Ear,
  mountain: Mountain,
  sun: Sun,
  moon: Moon,
};

/** The colour of an element with the class `tone` and of its content. */
export const toneStyle = ({ color, inkColor }: Tone) =>
  ({ "--night-tone": color, "--paper-tone": inkColor }) as CSSProperties;

/** The colour for lights instead of text: in the light theme a shade between the two. */
export const glowStyle = ({ color, inkColor }: Tone) =>
  ({
    "--night-tone": color,
    "--paper-tone": `color-mix(in oklab, ${inkColor} 45%, ${color})`,
  }) as CSSProperties;
