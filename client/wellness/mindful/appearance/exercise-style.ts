/** Icons of exercises, names of their kinds, and their colours in both themes. */

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
import type { ExerciseIcon, ExerciseType } from "#domain/wellness/exercises/exercises.ts";
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

export const typeNames: Record<ExerciseType, string> = {
  breathing: "Breathing",
  sensory: "Sensory",
  focus: "Focus",
  trigger: "Trigger response",
  visualization: "Visualization",
  guided: "Guided",
};

/** The colour of an element with the class `tone` and of its content. */
export const toneStyle = ({ color, inkColor }: Tone) =>
  ({ "--night-tone": color, "--paper-tone": inkColor }) as CSSProperties;

/** The same for lights instead of text: in the light theme a shade between the two. */
export const glowStyle = ({ color, inkColor }: Tone) =>
  ({
    "--night-tone": color,
    "--paper-tone": `color-mix(in oklab, ${inkColor} 45%, ${color})`,
  }) as CSSProperties;

/** `3 min`, `3.5 min`. */
export const formatMinutes = (seconds: number) => `${seconds / 60} min`;
