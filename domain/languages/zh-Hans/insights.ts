import type { insights } from "../en/insights.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof insights> = {
  title: "洞察",
  introduction:
    "你的星显示了什么，又不能显示什么。所有计算都在此浏览器中完成。没有哪颗星是问题，这里说的也都不是建议。",
  removedTag: "一个已移除的标签",
  outOfReach: "暂时无法连接你的宇宙。里面的一切都在。",
  failed: "没能得出洞察。你的日记不受影响。",
  loading: "正在阅读你的星",
  empty: {
    title: "还没有星",
    text: "有了第一颗星，这一页就会开始告诉你能知道什么，其余的还差多少。",
  },
  howWorkedOut: "这是怎样得出的",
  showNamedInSky: "在星空中查看：{what}",
  quoted: "“{name}”",
  more: "另外 {count, number} 项",
  laterStars: {
    some: "{count, plural, other {有 # 颗星的日期晚于现在。到了那时，它们才会计入这里。}}",
    all: "{count, plural, other {你的 # 颗星的日期都晚于现在。到了那时，它们才会计入这里。}}",
  },
  coverage: {
    oneDay: "你所有的星都来自今天，所以这一页只了解这一天。",
    everyDay:
      "自第一颗星以来的{span, plural, other { # 天}}中，{days, plural, other {# 天}}有星。许多人在低落的日子里写得较少。",
    someDays:
      "自第一颗星以来的{span, plural, other { # 天}}中，{days, plural, other {# 天}}有星。许多人在低落的日子里写得较少，所以没有星的日子可能并不一样。",
    counts: "有星的日子",
    ofLast: "最近 {length, number} 天内",
  },
  tags: {
    none: "标签说明感受与什么有关。有某个标签的日子和没有它的日子各满十天，这一页就能比较。",
    sharedDays: "它常与{tags}出现在同一天，所以分不清各自的部分。",
    withDays: "“{tag}”（{days, plural, other {# 天}}）",
  },
  rhythm: {
    weekdays: {
      monday: "星期一",
      tuesday: "星期二",
      wednesday: "星期三",
      thursday: "星期四",
      friday: "星期五",
      saturday: "星期六",
      sunday: "星期日",
    },
    parts: {
      night: "夜里",
      morning: "上午",
      afternoon: "下午",
      evening: "晚上",
    },
  },
  words: {
    newFeelings: "本月新出现：{feelings}。",
  },
};
