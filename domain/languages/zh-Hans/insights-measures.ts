import type { measures } from "../en/insights-measures.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof measures> = {
  method: {
    compared:
      "每个追踪项的记录，与当天和次日的星的得分放在一起看，同时把星期、数月间的缓慢变化，以及一天往往与前一天相似这一点考虑在内。只计最近四年。",
    oneValue:
      "一天中的多条记录合成一个数值。次数和时长相加，因为一天里分三次喝的三杯就是三杯；“是或否”只要有一次“是”就算“是”；其余的取记录的平均值。远离其他所有数值的一个值可能是笔误，会被拉近到它们那里。没有记录的日子保持没有。",
    chance:
      "追踪项一多，总有一个会偶然显得特别。因此，一种关联只有放在你的全部追踪项和这两天中也很少见，并且四周前就已能看到，才会说出来。",
    order:
      "日子彼此相似，所以只是跟随心情的东西，也可能看起来像在预告心情。因此，只有当一条记录对之后的星确实比对之前的星说明得更多时，才会提到次日。即便如此，它说的也只是相关，而不是因果。",
    groups: "图中展示的是这些日子本身，最多分成五组。100 次中有 90 次，所有这类日子的平均值落在线内。",
  },
  unsure: "与你的星没有确定的关联：{trackers}。",
  withDays: "“{tracker}”（{days, plural, other {# 天}}）",
  missing: "“{tracker}”（有记录和星的日子 {days, number}/{needed, number} 天）",
  tooEarly: "还不能比较：{trackers}。",
  constant: "{count, plural, other {{trackers}几乎每天的数值都相同，所以还没有可比较的。}}",
  bound: "{count, plural, other {{trackers}只出现在一周中的某几天，或者变化太慢，无法与这些区分开来。}}",
  groups: {
    sameDay: "“{tracker}”与当天的星",
    nextDay: "“{tracker}”与次日的星",
    unit: "各组数值的日子的平均得分，从 −1（不愉快）到 1（愉快）。100 次中有 90 次，所有这类日子的平均值落在线内。",
    count: "{days, plural, other {# 天}}",
    columns: { values: "数值", mean: "平均得分", low: "下限", high: "上限", days: "天数" },
  },
  lines: {
    unit: "有记录的各周的平均值，最多一年。",
    columns: { week: "起始日期", mean: "平均值", yes: "“是”的天数（%）", days: "天数" },
    more: "{count, plural, other {另外 # 个追踪项}}",
  },
};
