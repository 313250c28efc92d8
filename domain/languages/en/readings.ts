import { texts } from "../text.ts";

/** The controls that take values of trackers. `name` is the name of a tracker. */
export const readings = texts("readings", {
  less: "Less: {name}",
  more: "More: {name}",
  hours: "{name}: hours",
  minutes: "{name}: minutes",
  /** What a screen reader says of a wheel without a value. */
  empty: "Empty",
  rules: {
    notANumber: "Write a number, such as {example}.",
    notADuration: "Write hours and minutes, such as {example}.",
    between: "This can be from {least} to {most}.",
    atLeast: "This can be {least} or more.",
    atMost: "This can be up to {most}.",
    /** Follows one of the sentences above, or stands alone. */
    steps: "It goes in steps of {step}.",
  },
});
