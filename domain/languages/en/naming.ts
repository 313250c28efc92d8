import { texts } from "../text.ts";

/** Naming several stars. */
export const naming = texts("naming", {
  title: "Name these stars",
  nameLength: "{length} of {limit}",
  name: "Name",
  orAddTo: "Or add them to",
  nameHint: "For example, My first summer here",
  save: "Name them",
  subtitle: "A line joins them in the order in which you chose them.",
  tooManyStars: "A constellation has up to {max} stars. You have chosen {stars, number}.",
  full: "You have {max} constellations, which is the most a universe can have. Remove one in your journal to make room.",
});
