import type { refusalsTrackers } from "../en/refusals-trackers.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsTrackers> = {
  nameTaken: "已有同名追踪项。",
  tooMany: "你有 {max} 个追踪项，达到一个宇宙的上限。请先移除一个。",
  unknown: "这个追踪项不存在。",
  removed: "这个追踪项已被移除。",
  outOfRange: "这个追踪项的值从 {min, number} 到 {max, number}，并按其步长。",
  tooManyOfDay: "一个追踪项每天最多有 {max} 条记录。",
  tooManyReadings: "一个宇宙最多有 {max, number} 条记录。",
};
