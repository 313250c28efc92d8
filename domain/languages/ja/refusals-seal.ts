import type { refusalsSeal } from "../en/refusals-seal.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsSeal> = {
  universeSealed:
    "この宇宙の言葉は封印されていますが、封印されていない言葉が届きました。何も変更されていません。このページを再読み込みして、言葉のロックを解除してください。",
  universeNotSealed: "この宇宙の言葉は、もう封印されていません。このページを再読み込みしてください。",
  wrongEpoch:
    "これは、この宇宙でもう使われていない鍵で封印されています。このページを再読み込みして、もう一度言葉のロックを解除してください。",
  sealState: "これは、言葉の封印の今の段階に合っていません。このページを再読み込みして確かめてください。",
  wordsLeft: "まだ終わっていないものが{plain, number}件あります。",
  slotNeeded: "合言葉と復旧キットは、いつもひとつずつ必要です。先に新しいものを作成してください。",
  tooManySlots: "言葉のロックを解除する方法は{max}個までです。使わなくなったものを削除してください。",
};
