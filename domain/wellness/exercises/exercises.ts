/** The ten mindful exercises with their texts, durations and contents. */

import type { ExerciseId } from "../ids.ts";
import { type Technique, techniques } from "./breathing.ts";
import { type FocusExercise, focusExercises } from "./focus.ts";
import {
  gravityGroundingSteps,
  moonlightReflectionSteps,
  sensoryOrbitSteps,
  solarWarmthSteps,
  stellarFocusSteps,
} from "./guided.ts";
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
  readonly title: string;
  readonly description: string;
  readonly durationSeconds: number;
  readonly icon: ExerciseIcon;
  /** Instructions in order; the steps of a guided exercise. */
  readonly instructions: readonly string[];
} & Tone;

type Kind =
  | { readonly type: "breathing"; readonly techniques: readonly Technique[] }
  | { readonly type: "sensory"; readonly prompts: readonly SensoryPrompt[] }
  | { readonly type: "focus"; readonly exercises: readonly FocusExercise[] }
  | { readonly type: "trigger"; readonly scenarios: readonly TriggerScenario[] }
  | { readonly type: "visualization"; readonly scenes: readonly Scene[] }
  | { readonly type: "guided" };

export type Exercise = Common & Kind;
export type ExerciseType = Exercise["type"];

export const exercises: readonly Exercise[] = [
  {
    id: "breathing",
    title: "Cosmic Breathing",
    description: "A figure of light breathes with you, in one of four patterns.",
    type: "breathing",
    durationSeconds: 180,
    icon: "wind",
    ...toneOfHue(165),
    instructions: [
      "Sit or lie so that your belly has room.",
      "Breathe with the figure: in, at rest and out, each for as long as it counts.",
      "If a pause feels long, breathe sooner and join in again at the next breath. Nothing is lost.",
    ],
    techniques,
  },
  {
    id: "sensory-orbit-training",
    title: "Sensory Orbit Training",
    description: "Once round your senses, with one small question for each.",
    type: "sensory",
    durationSeconds: 300,
    icon: "orbit",
    ...toneOfHue(205),
    instructions: [
      "Six questions, one for each sense and one for the inside.",
      "Take a breath before you answer. Tap what comes closest; there is no better answer.",
    ],
    prompts: sensoryPrompts,
  },
  {
    id: "stellar-focus-conditioner",
    title: "Stellar Focus Conditioner",
    description: "Four short exercises for your attention: follow, center, switch and count.",
    type: "focus",
    durationSeconds: 240,
    icon: "focus",
    ...toneOfHue(95),
    instructions: [
      "Four exercises of a minute each. They follow one another by themselves.",
      "Your mind will wander, as everybody's does. Coming back is all there is to it.",
    ],
    exercises: focusExercises,
  },
  {
    id: "cosmic-trigger-resolution",
    title: "Cosmic Trigger Resolution",
    description: "Three moments that sting, and a look at how you might take them.",
    type: "trigger",
    durationSeconds: 360,
    icon: "compass",
    ...toneOfHue(30),
    instructions: [
      "Three situations with four responses each. Tap the one that is most like you today.",
      "Responses that open things up add points. It is a self-reflection, not a test of health.",
    ],
    scenarios: triggerScenarios,
  },
  {
    id: "solar-warmth-journey",
    title: "Solar Warmth Journey",
    description: "One imagined day in the sun, in four scenes that you help to paint.",
    type: "visualization",
    durationSeconds: 420,
    icon: "sunrise",
    ...toneOfHue(60),
    instructions: [
      "Four scenes, from dawn to dusk. Read each one slowly and let it become a picture.",
      "Then choose how it goes on. Stay as long as it is pleasant before you do.",
    ],
    scenes,
  },
  {
    id: "stellar-focus",
    title: "Stellar Focus",
    description: "Keep a single star in mind, lose it, and find it again.",
    type: "guided",
    durationSeconds: 300,
    icon: "star",
    ...toneOfHue(255),
    instructions: stellarFocusSteps,
  },
  {
    id: "sensory-orbit",
    title: "Sensory Orbit",
    description: "Five things to see, four to feel, three to hear: a way back to where you are.",
    type: "guided",
    durationSeconds: 240,
    icon: "ear",
    ...toneOfHue(225),
    instructions: sensoryOrbitSteps,
  },
  {
    id: "gravity-grounding",
    title: "Gravity Grounding",
    description: "Feel your weight, and the ground that carries it.",
    type: "guided",
    durationSeconds: 210,
    icon: "mountain",
    ...toneOfHue(140),
    instructions: gravityGroundingSteps,
  },
  {
    id: "solar-warmth",
    title: "Solar Warmth",
    description: "A small sun behind your breastbone, and warmth to pass on.",
    type: "guided",
    durationSeconds: 270,
    icon: "sun",
    ...toneOfHue(75),
    instructions: solarWarmthSteps,
  },
  {
    id: "moonlight-reflection",
    title: "Moonlight Reflection",
    description: "Look back on the day in a mild light, and let it be enough.",
    type: "guided",
    durationSeconds: 420,
    icon: "moon",
    ...toneOfHue(290),
    instructions: moonlightReflectionSteps,
  },
];

export const findExercise = (id: string | null): Exercise | undefined =>
  exercises.find((exercise) => exercise.id === id);

/** Titles by id, for lists of finished exercises. */
export const exerciseTitles: Readonly<Record<string, string>> = Object.fromEntries(
  exercises.map(({ id, title }) => [id, title]),
);
