import { texts } from "../text.ts";

/** What forms of trackers say about a field that breaks a rule. A reading is one value of a tracker. */
export const rulesTrackers = texts("rules-trackers", {
  nameLength: "A tracker's name has {min} to {max} characters.",
  unitLength: "A unit has up to {max} characters.",
  labelLength: "The words at the end of a scale have up to {max} characters.",
  unstorable: "This text contains characters that cannot be stored.",
  invisible: "This text contains invisible characters.",
  bound: "Please enter a number up to one million.",
  scaleNeeds: "A scale needs a lowest and a highest value, and a step.",
  scaleWhole: "A scale has whole numbers.",
  order: "The highest value must be above the lowest.",
  belowZero: "A duration cannot be below 0.",
  step: "A step must be above 0.",
  scaleParts: "The steps must lead from the lowest to the highest value.",
  scaleValues: "A scale has {min} to {max} values.",
  dayToCome: "This day has not come yet.",
  tooEarly: "A reading cannot be before {year}.",
});
