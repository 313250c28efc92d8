import type { sealed } from "../en/sealed.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof sealed> = {
  word: "مختوم",
  claim: {
    sentence:
      "يقول الخادم إن كلماتك لم تعد مختومة. إن كنت فتحتها بنفسك على جهاز آخر، فسيُرسل ما ينتظر هنا مفتوحًا أيضًا. وإن لم تفعل، فلا تُجب هنا بشيء، واسأل من يدير الخادم.",
    accept: "فتحتها بنفسي",
  },
};
