import type { rulesWellness } from "../en/rules-wellness.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof rulesWellness> = {
  noEmotion: "يُرجى اختيار شعور، أو كتابته بكلماتك.",
  longEmotion: "يجب ألا يزيد عدد أحرف الشعور على {max, number}.",
  unstorableEmotion: "في الشعور محارف لا يمكن حفظها.",
};
