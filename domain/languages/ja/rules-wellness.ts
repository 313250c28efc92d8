import type { rulesWellness } from "../en/rules-wellness.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof rulesWellness> = {
  noEmotion: "気持ちを選ぶか、自分の言葉で入力してください。",
  longEmotion: "気持ちは{max}文字までです。",
  unstorableEmotion: "気持ちに、保存できない文字が含まれています。",
};
