/** The ten mindful exercises with their texts, durations and contents. */

import { exerciseTitles } from "../exercise-titles.ts";
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
    title: exerciseTitles.breathing,
    description: "A figure of light breathes with you, in one of four patterns.",
    type: "breathing",
    durationSeconds: 180,
    icon: "wind",
    ...toneOfHue(165),
    instructions: [
      "Sit or lie down so that your belly can move freely.",
      "Follow the figure: breathe in, hold, breathe out. The number counts the seconds.",
      "If a pause feels too long, just breathe, and join in again at the next breath.",
    ],
    techniques,
  },
  {
    id: "sensory-orbit-training",
    title: exerciseTitles["sensory-orbit-training"],
    description: "One small question for each of your senses.",
    type: "sensory",
    durationSeconds: 300,
    icon: "orbit",
    ...toneOfHue(205),
    instructions: [
      "Six questions: one for each of your five senses, and one for how your body feels inside.",
      "Take a breath before each answer, then tap what comes closest. There is no wrong answer.",
    ],
    prompts: sensoryPrompts,
  },
  {
    id: "stellar-focus-conditioner",
    title: exerciseTitles["stellar-focus-conditioner"],
    description: "Four short exercises for your attention: follow, center, switch and count.",
    type: "focus",
    durationSeconds: 240,
    icon: "focus",
    ...toneOfHue(95),
    instructions: [
      "Four exercises of one minute each. The next one begins by itself.",
      "Your mind will wander, as everybody's does. Just come back when you notice it.",
    ],
    exercises: focusExercises,
  },
  {
    id: "cosmic-trigger-resolution",
    title: exerciseTitles["cosmic-trigger-resolution"],
    description: "Three moments that sting, and what you might do in each.",
    type: "trigger",
    durationSeconds: 360,
    icon: "compass",
    ...toneOfHue(30),
    instructions: [
      "Three situations with four responses each. Tap the one that is most like you today.",
      "After each one you can read what such a response tends to lead to. It is a self-reflection, not a test of health.",
    ],
    scenarios: triggerScenarios,
  },
  {
    id: "solar-warmth-journey",
    title: exerciseTitles["solar-warmth-journey"],
    description: "Imagine a day in the sun, in four scenes. You choose how each one goes.",
    type: "visualization",
    durationSeconds: 420,
    icon: "sunrise",
    ...toneOfHue(60),
    instructions: [
      "Four scenes, from dawn to dusk. Read each one slowly and picture it.",
      "Stay with each picture for as long as you like. Then choose an answer, and the next scene begins.",
    ],
    scenes,
  },
  {
    id: "stellar-focus",
    title: exerciseTitles["stellar-focus"],
    description: "Picture a single star, and come back to it whenever your mind wanders.",
    type: "guided",
    durationSeconds: 300,
    icon: "star",
    ...toneOfHue(255),
    instructions: stellarFocusSteps,
  },
  {
    id: "sensory-orbit",
    title: exerciseTitles["sensory-orbit"],
    description: "Notice what you can see, feel, hear, smell and taste, right where you are.",
    type: "guided",
    durationSeconds: 240,
    icon: "ear",
    ...toneOfHue(225),
    instructions: sensoryOrbitSteps,
  },
  {
    id: "gravity-grounding",
    title: exerciseTitles["gravity-grounding"],
    description: "Feel your weight, and the ground that carries it.",
    type: "guided",
    durationSeconds: 210,
    icon: "mountain",
    ...toneOfHue(140),
    instructions: gravityGroundingSteps,
  },
  {
    id: "solar-warmth",
    title: exerciseTitles["solar-warmth"],
    description: "Imagine a small sun in your chest, and let its warmth spread.",
    type: "guided",
    durationSeconds: 270,
    icon: "sun",
    ...toneOfHue(75),
    instructions: solarWarmthSteps,
  },
  {
    id: "moonlight-reflection",
    title: exerciseTitles["moonlight-reflection"],
    description: "Look back on your day kindly, and let it come to an end.",
    type: "guided",
    durationSeconds: 420,
    icon: "moon",
    ...toneOfHue(290),
    instructions: moonlightReflectionSteps,
  },
];

export const findExercise = (id: string | null): Exercise | undefined =>
  exercises.find((exercise) => exercise.id === id);
