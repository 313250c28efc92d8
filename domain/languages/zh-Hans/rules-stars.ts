import type { rulesStars } from "../en/rules-stars.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof rulesStars> = {
  emotionRequired: "创建这颗星之前，请先选择一种感受。",
  baseEmotionRequired: "请为双星选择底层感受。",
  sameEmotion: "双星需要两种不同的感受。",
  repeatedId: "有两颗星的编号相同。",
  note: {
    tooLong: "笔记最多 {max, number} 个字符。",
    unstorable: "笔记含有无法保存的字符。",
  },
  momentTooEarly: "时刻不能早于 {year} 年。",
  tooManyTags: "一颗星最多有 {max} 个标签。",
  tagName: {
    length: "标签名称须为 {min} 至 {max} 个字符。",
    unstorable: "标签名称含有无法保存的字符。",
    invisible: "标签名称含有不可见字符。",
  },
  feelingName: {
    length: "感受名称须为 {min} 至 {max} 个字符。",
    unstorable: "感受名称含有无法保存的字符。",
    invisible: "感受名称含有不可见字符。",
  },
  constellationName: {
    length: "星座名称须为 {min} 至 {max} 个字符。",
    unstorable: "星座名称含有无法保存的字符。",
    invisible: "星座名称含有不可见字符。",
  },
  comparisonName: {
    length: "比较的名称须为 {min} 至 {max} 个字符。",
    unstorable: "比较的名称含有无法保存的字符。",
    invisible: "比较的名称含有不可见字符。",
  },
  comparisonTooLong: "这个比较的条件太多，无法保存。请少选一些标签、感受或字词。",
  constellationStars: "一个星座须有 {min} 至 {max} 颗星。",
};
