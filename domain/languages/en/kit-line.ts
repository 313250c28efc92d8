import { texts } from "../text.ts";

/** The question, once a year, whether the recovery kit is still at hand, with what puts it off. */
export const kitLine = texts("kit-line", {
  question: "Is your recovery kit still at hand?",
  later: "Ask me later",
});
