/** What exercises look like: their icons, the names of their kinds and their colours on either ground. */

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
import type { ExerciseIcon, ExerciseType } from "#domain/wellness/exercises.ts";
import type { Tone } from "#domain/wellness/tones.ts";

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

/** Gives `.tone` and what is in it the colour. */
export const toneStyle = ({ color, inkColor }: Tone) =>
  ({ "--night-tone": color, "--paper-tone": inkColor }) as CSSProperties;

/** The same for what glows rather than writes: on paper a shade between the two. */
export const glowStyle = ({ color, inkColor }: Tone) =>
  ({
    "--night-tone": color,
    "--paper-tone": `color-mix(in oklab, ${inkColor} 45%, ${color})`,
  }) as CSSProperties;

/** `3 min`, `3.5 min`. */
export const spellMinutes = (seconds: number) => `${seconds / 60} min`;
