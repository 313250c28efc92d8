import type { rulesStars } from "../en/rules-stars.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof rulesStars> = {
  emotionRequired: "星をつくる前に、気持ちを選んでください。",
  baseEmotionRequired: "双子星のもとにある気持ちを選んでください。",
  sameEmotion: "双子星には、2つの異なる気持ちが必要です。",
  repeatedId: "2つの星に同じIDが付いています。",
  note: {
    tooLong: "メモは{max, number}文字までです。",
    unstorable: "メモに、保存できない文字が含まれています。",
  },
  momentTooEarly: "{year}年より前の日時は選べません。",
  tooManyTags: "ひとつの星のタグは{max}個までです。",
  tagName: {
    length: "タグの名前は{min}文字から{max}文字です。",
    unstorable: "タグの名前に、保存できない文字が含まれています。",
    invisible: "タグの名前に、見えない文字が含まれています。",
  },
  feelingName: {
    length: "気持ちの名前は{min}文字から{max}文字です。",
    unstorable: "気持ちの名前に、保存できない文字が含まれています。",
    invisible: "気持ちの名前に、見えない文字が含まれています。",
  },
  constellationName: {
    length: "星座の名前は{min}文字から{max}文字です。",
    unstorable: "星座の名前に、保存できない文字が含まれています。",
    invisible: "星座の名前に、見えない文字が含まれています。",
  },
  comparisonName: {
    length: "比較の名前は{min}文字から{max}文字です。",
    unstorable: "比較の名前に、保存できない文字が含まれています。",
    invisible: "比較の名前に、見えない文字が含まれています。",
  },
  comparisonTooLong: "この比較は、残せる量を超えています。タグや気持ち、言葉を減らしてください。",
  constellationStars: "星座の星は{min}個から{max}個です。",
};
