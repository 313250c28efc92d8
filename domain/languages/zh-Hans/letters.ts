import type { letters } from "../en/letters.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof letters> = {
  title: "一封信",
  about: "关于",
  kinds: {
    week: "一周",
    month: "一个月",
    year: "一年",
  },
  before: {
    week: "前一周",
    month: "前一个月",
    year: "前一年",
  },
  after: {
    week: "后一周",
    month: "后一个月",
    year: "后一年",
  },
  quiet: {
    week: "这一周没有星。它静静的，这样也很好。",
    month: "这个月没有星。它静静的，这样也很好。",
    year: "这一年没有星。它静静的，这样也很好。",
  },
  method:
    "这封信只统计这段时间的星，不读任何笔记。一天有多明亮，取决于当天各颗星得分的平均值。有并列时，不说哪个最多。图中时间从左到右，愉快的感受在上方。",
  someDays:
    "{length, plural, other {# 天}}里有 {days, number} 天，你点亮了{stars, plural, other { # 颗星}}。",
  firstDay: "你的日记在第一天以{stars, plural, other { # 颗星}}开始。",
  everyDaySinceFirst:
    "自第一颗星起，每天都有星：{kind, select, week {这一周} month {这个月} other {这一年}}有{stars, plural, other { # 颗星}}。",
  everyDay:
    "{kind, select, week {这一周} month {这个月} other {这一年}}的每一天都有星：共{stars, plural, other { # 颗星}}。",
  everyDaySoFar:
    "{kind, select, week {这一周} month {这个月} other {这一年}}至今的每一天都有星：共{stars, plural, other { # 颗星}}。",
  oneStar: "它说的是{feelings}。",
  oneFeeling: "它们说的都是{feelings}。",
  equalFeelings: "你说出了{count, plural, other { # 种感受}}，没有哪一种特别突出。",
  feelings: "你说出了{feelings}。",
  mostFeelings: "你说得最多的是：{feelings}。",
  feelingWithCount: "“{feeling}”（{count, number} 次）",
  newFeelings: "你第一次说出了{feelings}。",
  manyNewFeelings: "你第一次说出了{count, plural, other { # 种感受}}，其中有{feelings}。",
  equalTags: "{count, plural, other {有 # 个标签与之相关，没有哪一个特别突出。}}",
  tags: "与之相关的是：{tags}。",
  mostTags: "最常与之相关的是：{tags}。",
  tagWithDays: "“{tag}”（{days, plural, other {# 天}}）",
  measured: "你在{days, plural, other { # 天}}里记录了数值：{trackers}。",
  brightest: "从星来看，最明亮的一天是 {day}。",
  fullest: "你写得最多的一天是 {day}：{stars, plural, other {# 颗星}}。",
  silentDays: "没有星的日子，就那样也很好。",
  picture: {
    save: "保存为图片",
    hint: "图中有这一年的星和年份，没有你笔记里的一个字。",
    caption: "{year} · {count, plural, other {# 颗星}}",
    saved: {
      title: "已保存",
      text: "你这一年的图片在下载文件夹中。",
    },
    notSaved: {
      title: "未保存",
      text: "此浏览器无法生成图片。你的日记不受影响。",
    },
  },
};
