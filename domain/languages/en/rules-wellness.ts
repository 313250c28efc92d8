import { texts } from "../text.ts";

/** What the quiz says about a typed feeling that breaks a rule. */
export const rulesWellness = texts("rules-wellness", {
  noEmotion: "Please choose an emotion, or type your own.",
  longEmotion: "An emotion can have up to {max} characters.",
  unstorableEmotion: "An emotion contains characters that cannot be stored.",
});
