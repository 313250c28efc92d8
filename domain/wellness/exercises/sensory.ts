/** Sensory Orbit Training: one question for each sense, and one about the inside of the body. */

export const senses = ["touch", "sound", "sight", "smell", "taste", "internal"] as const;
export type Sense = (typeof senses)[number];

export type FourOptions = readonly [string, string, string, string];

export type SensoryPrompt = { readonly sense: Sense; readonly prompt: string; readonly options: FourOptions };

export const sensoryPrompts: readonly SensoryPrompt[] = [
  {
    sense: "touch",
    prompt: "Notice what your body is touching right now. What do you feel first?",
    options: [
      "The ground under my feet",
      "Whatever I am sitting or lying on",
      "Fabric against my skin",
      "Air on my face or hands",
    ],
  },
  {
    sense: "sound",
    prompt: "Listen for a breath or two, without trying. Which sound do you notice first?",
    options: [
      "My own breathing",
      "Something humming or ticking in this room",
      "Voices, steps or traffic further off",
      "It is almost silent",
    ],
  },
  {
    sense: "sight",
    prompt: "Let your eyes rest on something near you. What do you notice?",
    options: ["A colour", "A light or a shadow", "A shape or an edge", "The dark, with my eyes closed"],
  },
  {
    sense: "smell",
    prompt: "Breathe in slowly through your nose. What do you smell?",
    options: [
      "Coffee, tea or food",
      "Soap, fabric or skin",
      "Rain, earth or plants",
      "Nothing in particular",
    ],
  },
  {
    sense: "taste",
    prompt: "Now notice your mouth and your tongue. What do you taste?",
    options: [
      "Something I ate or drank",
      "Mint or toothpaste",
      "My mouth is dry, I would like some water",
      "Nothing I can name",
    ],
  },
  {
    sense: "internal",
    prompt: "Now notice your chest and your belly. How does it feel inside?",
    options: [
      "Something is tight",
      "Something is warm or heavy",
      "Something is fluttering or restless",
      "It is calm",
    ],
  },
];
