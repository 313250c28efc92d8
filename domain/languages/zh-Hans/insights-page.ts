import type { insightsPage } from "../en/insights-page.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof insightsPage> = {
  parts: { lately: "最近", along: "相关的事", sure: "这有多确定" },
  deeper: {
    weeks: "逐周来看",
    hours: "逐小时来看",
    words: "你描述感受的词语",
    tags: "每个标签的比较",
    measures: "你测量的",
    rhythm: "星期与时段",
    pairs: "一起出现的感受",
    practice: "练习前后",
    steadiness: "一种心情能持续多久",
  },
  exact: "看数字",
  opening: "正在打开",
  notOpened: "这一部分没有加载到。页面的其余部分没有变化。",

  feelings: {
    title: "你说出的感受",
    reading: "{feeling}：{count, number} 颗星",
    readingWithBefore: "{feeling}：{count, number} 颗星，之前是 {before, number} 颗",
    more: "另外 {count, number} 种感受",
    mark: "竖线是之前那些天的数量。",
  },
  times: { title: "你在什么时候写", reading: "{part}：{count, number} 颗星" },
  words: "三种说法",
  days: "有星的日子",

  compare: {
    title: "比较两段时间",
    text: "这个月和上个月，散步的日子和不散步的日子，较好的几周和其他几周：有什么不同，又有多确定。",
  },
  letter: {
    title: "关于一周的一封信",
    text: "{dates}，用你自己的话写成的半页。你打开它时，才在这台设备上写成。",
  },
};
