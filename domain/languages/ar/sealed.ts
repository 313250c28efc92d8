import type { sealed } from "../en/sealed.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof sealed> = {
  word: "مختوم",
  claim: {
    sentence:
      "يقول الخادم إن كلماتك لم تعد مختومة. إن كانت إزالة الختم من عملك على جهاز آخر، فسيُرسل ما ينتظر هنا بلا ختم أيضًا. وإن لم تكن من عملك، فيُرجى ترك هذا بلا جواب وسؤال من يدير الخادم.",
    accept: "أزلت الختم بنفسي",
  },
};
