import type { starNotices } from "../en/star-notices.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof starNotices> = {
  notChanged: {
    title: "変更できませんでした",
    description: "ページの一部が届きませんでした。接続を確認して、もう一度お試しください。",
    refused: "宇宙はこの変更を受け付けませんでした。この星は別の端末で削除されたのかもしれません。",
  },
  notRemoved: {
    title: "削除できませんでした",
    description: "ページの一部が届きませんでした。接続を確認して、もう一度お試しください。",
  },
  cooldown: {
    title: "ひと休み中です",
    description: "次の星をつくるまで、少しお待ちください。",
    minutes: "次の気分を記録するまで、あと{minutes}分お待ちください。",
  },
  toBin: "{count, plural, =1 {ごみ箱に移しました} other {#個の星をごみ箱に移しました}}",
  undo: "元に戻す",
  back: "{count, plural, other {星が戻りました}}",
};
