import type { rulesWellness } from "../en/rules-wellness.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof rulesWellness> = {
  noEmotion: "感情を選ぶか、自分の言葉で入力してください。",
  longEmotion: "感情は{max}文字までです。",
  unstorableEmotion: "感情に、保存できない文字が含まれています。",
};
