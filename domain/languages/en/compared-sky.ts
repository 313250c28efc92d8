import { texts } from "../text.ts";

/** The sky that shows the two sides of a comparison as two lights. */
export const comparedSky = texts("compared-sky", {
  title: "Two lights in the sky",
  /** A link to the page that compares. */
  read: "Read the comparison",
  /** Stands where the two sides would be named. */
  unreadable: "Nothing here can be compared",
  /** What a screen reader says of a selected star; `side` is the name of its side. */
  ofSide: "Its side: {side}",
  /** Names of sides that are not what somebody chose. */
  sides: {
    others: "The other days",
    all: "All days",
    goodWeeks: "Good weeks",
    otherWeeks: "The other weeks",
  },
});
