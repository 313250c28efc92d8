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
      "It is early, and nobody needs you yet. In the east the sky turns from grey to rose, and you feel the first warmth on your face.",
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
      "The sun rises above the horizon. Its warmth moves from your face down to your shoulders, your chest and your open hands.",
    interactivePrompt: "Where does it feel best?",
    options: ["On my shoulders", "In my chest", "In my hands", "In my belly"],
  },
  {
    title: "Full Noon",
    description:
      "The sun is high, and everything around you is bright and warm. You can put down whatever you have been carrying today.",
    interactivePrompt: "What would you like to put down for a while?",
    options: ["A worry", "My tiredness", "Something I have not said", "Nothing, I just want to be here"],
  },
  {
    title: "Evening Glow",
    description:
      "The sun sinks low, but its warmth stays: in the stones, in the air, and in you. You can take some of it home.",
    interactivePrompt: "What do you take with you?",
    options: ["A little calm", "A little courage", "A kinder look at myself", "The colour of this light"],
  },
];
