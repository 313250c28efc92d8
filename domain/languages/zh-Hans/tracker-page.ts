import type { trackerPage } from "../en/tracker-page.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof trackerPage> = {
  back: "你的追踪项",
  outOfReach: "暂时无法连接你的宇宙。里面的一切都在。",
  gone: { title: "这个追踪项已被删除", text: "它的数值也一并删除了。那些日子的星还是原来的样子。" },
  archived: "这个追踪项已归档：不会再询问它。它的数值留在这里，你仍可以更正。",
  empty: { title: "还没有测量", text: "第一个数值会在这里成为一个点，之后的日子把它连成线。" },
  measured: "{days, number} 天有数值，{span}",
  inCalendar: "在日历中显示",
  compare: "比较数值高和低的日子",
  compareYes: "比较有它和没有它的日子",
  line: {
    title: "随时间变化",
    sum: "每天是当天数值之和。",
    mean: "每天是当天数值的平均。",
    ever: "当天只要有一个“是”，这一天就是“是”。",
    once: "每天一个数值。",
    gaps: "{what}没有数值的日子留空。",
    show: "天数",
    quarter: "3 个月",
    year: "一年",
    all: "全部",
    slider: "读出的日子",
    reading: "{date}：{value}",
    columns: { day: "日期", value: "数值" },
  },
  distribution: {
    title: "出现频率",
    unit: "每个数值的天数",
    days: "天数",
  },
  readings: {
    title: "数值",
    correctNamed: "更正{when}的数值：{value}",
    removeNamed: "删除{when}的数值：{value}",
    form: "{when}的数值",
    more: "再显示 {count, number} 个",
    removed: "{when}的数值已删除",
    back: "{when}的数值已恢复",
    waits: "尚未发送",
  },
};
