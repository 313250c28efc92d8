/** The steps of the five guided meditations. All steps of a meditation take the same time. */

export const stellarFocusSteps = [
  "Sit or lie so that nothing has to hold you up by force. Let your eyes close, or rest low on one spot.",
  "Picture a single star in a dark sky. It is small and steady, and it has all the time there is.",
  "Let your breath come and go by itself. With each breath in, see the star a little more clearly.",
  "Thoughts will drift past like thin clouds. You need not push them. See them, and see the star behind them.",
  "If you have lost the star for a while, you have not lost anything. Find it again, as often as you like.",
  "Let the star grow dim and the room come back. Move your fingers, and open your eyes when you want to.",
];

export const sensoryOrbitSteps = [
  "Arrive where you are. Let your shoulders drop by the width of a finger, and look around slowly.",
  "Find five things that you can see. Small ones count: a scratch, a thread, the edge of a shadow.",
  "Find four things that you can feel: a sleeve, the floor, the temperature of the air, your own hand.",
  "Find three things that you can hear. Let the nearest and the furthest sound both be there.",
  "Find two things that you can smell, or two smells that you are fond of and can call to mind.",
  "Find one thing that you can taste. Then take in all of it at once, and notice: you are here.",
];

export const gravityGroundingSteps = [
  "Put both feet on the floor, or feel the length of your body on what you lie on.",
  "Notice how heavy you are. The ground carries all of it, and does not tire.",
  "Press your feet down for one breath, and let go for one. Do that twice more, in your own time.",
  "Let your jaw grow heavy, then your arms, then your hands. Whatever wants to sink may sink.",
  "Think of something that has stood for a long time: a mountain, an old tree, a wall. Borrow its stillness.",
  "Feel your weight once more. When you get up, the ground comes along with every step.",
];

export const solarWarmthSteps = [
  "Rub your palms together until they are warm, and lay them where they feel good: your chest, your belly, your cheeks.",
  "Imagine a small sun behind your breastbone. It does not glare. It glows like a stove in a winter room.",
  "With each breath out, its warmth goes a little further: into your shoulders, down your arms, into your hands.",
  "Let it reach a place that is cold or tight today. It need not change anything there. It only keeps it company.",
  "Think of somebody who could use some warmth, near or far. Let a little of yours go their way.",
  "Let the glow settle back behind your breastbone. It is yours, and you know where to find it.",
];

export const moonlightReflectionSteps = [
  "Make yourself comfortable, as if the day were over. If there is light that you can dim, dim it.",
  "Picture the moon above still water. Nothing has to be solved in this light.",
  "Let the day pass by, from morning on, like something seen from a quiet train. You need not stop anywhere.",
  "Was there a moment that was good, however small? Stay with it for a few breaths.",
  "Was there a moment that was hard? Look at it from here, as you would look at a friend who had it.",
  "Say to yourself, in your own words, that this was the day, and that it was enough.",
  "Let moon and water fade. Take one slow breath for the night ahead, and let that be the end.",
];

/** Spoken after the last step. */
export const closingWords = "The exercise is over. Take one slow breath, and open your eyes when you like.";

/** Index of the step at an elapsed time. Steps advance evenly, and the last one stays. */
export function stepAt(steps: readonly string[], elapsedMs: number, durationMs: number): number {
  const step = Math.floor((Math.max(0, elapsedMs) * steps.length) / durationMs);
  return Math.min(steps.length - 1, step);
}
