import type { rulesWellness } from "../en/rules-wellness.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof rulesWellness> = {
  noEmotion: "请选择一种感受，或输入你自己的词。",
  longEmotion: "感受最多 {max} 个字符。",
  unstorableEmotion: "感受含有无法保存的字符。",
};
