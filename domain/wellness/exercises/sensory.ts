/** Sensory Orbit Training: one question for each sense, and one about the inside of the body. */

export const senses = ["touch", "sound", "sight", "smell", "taste", "internal"] as const;
export type Sense = (typeof senses)[number];

export type FourOptions = readonly [string, string, string, string];

export type SensoryPrompt = { readonly sense: Sense; readonly prompt: string; readonly options: FourOptions };

export const sensoryPrompts: readonly SensoryPrompt[] = [
  {
    sense: "touch",
    prompt: "Notice where your body meets the world just now. What do you feel first?",
    options: [
      "The ground under my feet",
      "Whatever I am sitting or lying on",
      "Fabric against my skin",
      "Air on my face or hands",
    ],
  },
  {
    sense: "sound",
    prompt: "Let sounds come to you for a breath or two, without reaching for them. Which one arrives first?",
    options: [
      "My own breathing",
      "Something humming or ticking in this room",
      "Voices, steps or traffic further off",
      "Quiet, or nearly",
    ],
  },
  {
    sense: "sight",
    prompt: "Let your eyes rest on whatever they find. What holds them?",
    options: ["A colour", "A light or a shadow", "A shape or an edge", "The dark behind my closed eyes"],
  },
  {
    sense: "smell",
    prompt: "Breathe in slowly through your nose. What does the air carry?",
    options: ["Coffee, tea or food", "Soap, fabric or skin", "Rain, earth or plants", "Nothing but air"],
  },
  {
    sense: "taste",
    prompt: "Bring your attention to your mouth and tongue. What is there?",
    options: [
      "Something I ate or drank",
      "Mint or toothpaste",
      "Dryness, and a wish for water",
      "Nothing I could name",
    ],
  },
  {
    sense: "internal",
    prompt: "Now turn inward, to your chest and your belly. What is your body telling you?",
    options: [
      "Something is tight",
      "Something is warm or heavy",
      "Something flutters or will not sit still",
      "It is quiet in there",
    ],
  },
];
