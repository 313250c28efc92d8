/** The steps of the five guided meditations. All steps of a meditation take the same time. */

export const stellarFocusSteps = [
  "Sit or lie down so that you are comfortable. Let your eyes close, or look softly at one spot below you.",
  "Picture a single star in a dark sky. It is small and steady, and it is in no hurry.",
  "Let your breath come and go by itself. With each breath in, see the star a little more clearly.",
  "Thoughts will drift past like thin clouds. You need not push them away. Let them pass, and look at the star behind them.",
  "If you lost the star for a while, that is fine. Go back to it as often as you need.",
  "Let the star fade, and notice the room around you again. Move your fingers, and open your eyes when you want to.",
];

export const sensoryOrbitSteps = [
  "Settle where you are. Let your shoulders drop a little, and look around slowly.",
  "Find five things that you can see. Small ones count: a scratch, a thread, the edge of a shadow.",
  "Find four things that you can feel: a sleeve, the floor, the temperature of the air, your own hand.",
  "Find three things that you can hear, close by or far away.",
  "Find two things that you can smell, or remember two smells that you like.",
  "Find one thing that you can taste. Then notice everything together: what you see, feel, hear, smell and taste. You are here.",
];

export const gravityGroundingSteps = [
  "Put both feet on the floor. If you are lying down, feel the whole length of your body on the bed or the ground.",
  "Notice how heavy you are. The ground carries all of your weight, and it does not get tired.",
  "Press your feet down for one breath, and let go for one breath. Do that two more times, at your own pace.",
  "Let your jaw grow heavy, then your arms, then your hands. Let them sink as far as they like.",
  "Think of something that has stood for a long time: a mountain, an old tree, a stone wall. Be as still as it is for a few breaths.",
  "Feel your weight once more. When you get up, the ground will be there under every step.",
];

export const solarWarmthSteps = [
  "Rub your palms together until they are warm, and lay them where it feels good: on your chest, your belly or your cheeks.",
  "Imagine a small sun in the middle of your chest. It glows softly, like a stove in winter.",
  "With each breath out, its warmth goes a little further: into your shoulders, down your arms, into your hands.",
  "Let it reach a place that feels cold or tight today. Nothing has to change there. Just let it be warm.",
  "Think of somebody who could use some warmth. In your mind, send them a little of yours.",
  "Let the warmth gather in your chest again. You can come back to it whenever you like.",
];

export const moonlightReflectionSteps = [
  "Make yourself comfortable, as if the day were over. Dim the light if you can.",
  "Picture the moon above still water. For now, you do not have to solve anything.",
  "Let your day pass by, from the morning on, like a view from a train. You do not need to stop anywhere.",
  "Was there a moment that was good, however small? Stay with it for a few breaths.",
  "Was there a moment that was hard? Think of yourself in it as kindly as you would think of a friend.",
  "Tell yourself, in your own words, that this was your day, and that it was enough.",
  "Let the moon and the water fade. Take one slow breath, and let the day be over.",
];

/** Spoken after the last step. */
export const closingWords = "The exercise is over. Take one slow breath, and open your eyes when you like.";

/** Index of the step at an elapsed time. Steps advance evenly, and the last one stays. */
export function stepAt(steps: readonly string[], elapsedMs: number, durationMs: number): number {
  const step = Math.floor((Math.max(0, elapsedMs) * steps.length) / durationMs);
  return Math.min(steps.length - 1, step);
}
