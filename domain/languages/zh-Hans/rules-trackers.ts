import type { rulesTrackers } from "../en/rules-trackers.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof rulesTrackers> = {
  nameLength: "追踪项名称须为 {min} 至 {max} 个字符。",
  unitLength: "单位最多 {max} 个字符。",
  labelLength: "量表两端的文字最多 {max} 个字符。",
  unstorable: "这段文字含有无法保存的字符。",
  invisible: "这段文字含有不可见字符。",
  bound: "请输入不超过一百万的数字。",
  scaleNeeds: "量表需要最小值、最大值和步长。",
  scaleWhole: "量表只有整数。",
  order: "最大值必须大于最小值。",
  belowZero: "时长不能小于 0。",
  step: "步长必须大于 0。",
  scaleParts: "步长须能从最小值正好走到最大值。",
  scaleValues: "一个量表有 {min} 至 {max} 个值。",
  dayToCome: "这一天还没有到来。",
  tooEarly: "记录不能早于 {year} 年。",
};
