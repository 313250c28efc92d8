/** The ten mindful exercises with their texts, durations and contents. */

import { exerciseTitles } from "../../languages/en/exercise-titles.ts";
import { exercises } from "../../languages/en/exercises.ts";
import type { Text } from "../../languages/text.ts";
import type { ExerciseId } from "../ids.ts";
import { type Technique, techniques } from "./breathing.ts";
import { type FocusExercise, focusExercises } from "./focus.ts";
import { type Scene, scenes } from "./scenes.ts";
import { type SensoryPrompt, sensoryPrompts } from "./sensory.ts";
import { type Tone, toneOfHue } from "./tones.ts";
import { type TriggerScenario, triggerScenarios } from "./triggers.ts";

export type ExerciseIcon =
  | "wind"
  | "orbit"
  | "focus"
  | "compass"
  | "sunrise"
  | "star"
  | "ear"
  | "mountain"
  | "sun"
  | "moon";

type Common = {
  readonly id: ExerciseId;
  readonly title: Text;
  readonly description: Text;
  readonly durationSeconds: number;
  readonly icon: ExerciseIcon;
  /** Instructions in order; the steps of a guided exercise. */
  readonly instructions: readonly Text[];
} & Tone;

type Kind =
  | { readonly type: "breathing"; readonly techniques: readonly Technique[] }
  | { readonly type: "sensory"; readonly prompts: readonly SensoryPrompt[] }
  | { readonly type: "focus"; readonly exercises: readonly FocusExercise[] }
  | { readonly type: "trigger"; readonly scenarios: readonly TriggerScenario[] }
  | { readonly type: "visualization"; readonly scenes: readonly Scene[] }
  | { readonly type: "guided" };

export type Exercise = Common & Kind;

export const allExercises: readonly Exercise[] = [
  {
    id: "breathing",
    title: exerciseTitles.breathing,
    description: exercises.descriptions.breathing,
    type: "breathing",
    durationSeconds: 180,
    icon: "wind",
    ...toneOfHue(165),
    instructions: Object.values(exercises.instructions.breathing),
    techniques,
  },
  {
    id: "sensory-orbit-training",
    title: exerciseTitles["sensory-orbit-training"],
    description: exercises.descriptions["sensory-orbit-training"],
    type: "sensory",
    durationSeconds: 300,
    icon: "orbit",
    ...toneOfHue(205),
    instructions: Object.values(exercises.instructions.sensoryOrbitTraining),
    prompts: sensoryPrompts,
  },
  {
    id: "stellar-focus-conditioner",
    title: exerciseTitles["stellar-focus-conditioner"],
    description: exercises.descriptions["stellar-focus-conditioner"],
    type: "focus",
    durationSeconds: 240,
    icon: "focus",
    ...toneOfHue(95),
    instructions: Object.values(exercises.instructions.stellarFocusConditioner),
    exercises: focusExercises,
  },
  {
    id: "cosmic-trigger-resolution",
    title: exerciseTitles["cosmic-trigger-resolution"],
    description: exercises.descriptions["cosmic-trigger-resolution"],
    type: "trigger",
    durationSeconds: 360,
    icon: "compass",
    ...toneOfHue(30),
    instructions: Object.values(exercises.instructions.cosmicTriggerResolution),
    scenarios: triggerScenarios,
  },
  {
    id: "solar-warmth-journey",
    title: exerciseTitles["solar-warmth-journey"],
    description: exercises.descriptions["solar-warmth-journey"],
    type: "visualization",
    durationSeconds: 420,
    icon: "sunrise",
    ...toneOfHue(60),
    instructions: Object.values(exercises.instructions.solarWarmthJourney),
    scenes,
  },
  {
    id: "stellar-focus",
    title: exerciseTitles["stellar-focus"],
    description: exercises.descriptions["stellar-focus"],
    type: "guided",
    durationSeconds: 300,
    icon: "star",
    ...toneOfHue(255),
    instructions: Object.values(exercises.steps.stellarFocus),
  },
  {
    id: "sensory-orbit",
    title: exerciseTitles["sensory-orbit"],
    description: exercises.descriptions["sensory-orbit"],
    type: "guided",
    durationSeconds: 240,
    icon: "ear",
    ...toneOfHue(225),
    instructions: Object.values(exercises.steps.sensoryOrbit),
  },
  {
    id: "gravity-grounding",
    title: exerciseTitles["gravity-grounding"],
    description: exercises.descriptions["gravity-grounding"],
    type: "guided",
    durationSeconds: 210,
    icon: "mountain",
    ...toneOfHue(140),
    instructions: Object.values(exercises.steps.gravityGrounding),
  },
  {
    id: "solar-warmth",
    title: exerciseTitles["solar-warmth"],
    description: exercises.descriptions["solar-warmth"],
    type: "guided",
    durationSeconds: 270,
    icon: "sun",
    ...toneOfHue(75),
    instructions: Object.values(exercises.steps.solarWarmth),
  },
  {
    id: "moonlight-reflection",
    title: exerciseTitles["moonlight-reflection"],
    description: exercises.descriptions["moonlight-reflection"],
    type: "guided",
    durationSeconds: 420,
    icon: "moon",
    ...toneOfHue(290),
    instructions: Object.values(exercises.steps.moonlightReflection),
  },
];

/** Exercises that sound alike: in the first of each pair a person answers or does something, in the second they follow. */
export const alikePairs = [
  { asking: "sensory-orbit-training", quiet: "sensory-orbit" },
  { asking: "stellar-focus-conditioner", quiet: "stellar-focus" },
  { asking: "solar-warmth-journey", quiet: "solar-warmth" },
] as const satisfies readonly { asking: ExerciseId; quiet: ExerciseId }[];

export const findExercise = (id: string | null): Exercise | undefined =>
  allExercises.find((exercise) => exercise.id === id);
