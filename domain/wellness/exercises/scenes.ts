/** Solar Warmth Journey: the scenes of an imagined sunny day, from dawn to dusk. */

import type { FourOptions } from "./sensory.ts";

export type Scene = {
  readonly title: string;
  readonly description: string;
  readonly interactivePrompt: string;
  readonly options: FourOptions;
};

export const scenes: readonly Scene[] = [
  {
    title: "First Light",
    description:
      "It is early, and nobody needs you yet. In the east the sky turns from grey to rose, and a first thin warmth touches your face.",
    interactivePrompt: "Where are you standing?",
    options: [
      "On a beach with slow waves",
      "On a hill above a valley",
      "In a meadow, wet with dew",
      "At an open window at home",
    ],
  },
  {
    title: "Rising Warmth",
    description:
      "The sun comes clear of the horizon. Its warmth moves down from your face to your shoulders, your chest and your open hands.",
    interactivePrompt: "Where is it most welcome?",
    options: ["On my shoulders", "In my chest", "In my hands", "In my belly"],
  },
  {
    title: "Full Noon",
    description:
      "The light stands high and golden now. It has room for whatever you carry today, and it asks you nothing about it.",
    interactivePrompt: "What would you like to set down here for a while?",
    options: ["A worry", "A tiredness", "Something I have not said", "Nothing, I only want to be here"],
  },
  {
    title: "Evening Glow",
    description:
      "The sun sinks low, and its warmth stays: in the stones, in the air, in you. It will still be there on the way home.",
    interactivePrompt: "What do you take along?",
    options: ["A little calm", "A little courage", "A softer look at myself", "The colour of this light"],
  },
];
