import type { readingTexts } from "../en/reading-texts.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof readingTexts> = {
  yes: "是",
  no: "否",
  withUnit: "{value}\u00a0{unit}",
  hoursAndMinutes: "{hours}{minutes}",
  range: "{low}–{high}",
  ofDay: "{day}的测量",
  more: "还有 {count, number} 项",
  calendar: {
    title: "每天显示",
    feelings: "感受",
    pleasantness: "有多愉快",
    day: "{day}：{tracker} {value}",
    dayWithout: "{day}：没有{tracker}的数值",
    legend: "{tracker}各颜色的含义",
    noValue: "没有数值",
    gone: "这个追踪项已被删除，所以每天显示的是感受。",
  },
  glow: {
    title: "让每天按此发光",
    none: "无",
    shown: "每天按{tracker}发光",
    stop: "不再发光",
    range: "{tracker}：微光是{low}，亮光是{high}。没有数值的日子不发光。",
    one: "{tracker}：有数值的日子都会发光。",
    empty: "{tracker}还没有数值，所以没有哪一天发光。",
    otherView: "这个视图不显示你的测量。“天空”和“年”会显示。",
    gone: "这个追踪项已被删除，所以没有哪一天发光。",
  },
};
