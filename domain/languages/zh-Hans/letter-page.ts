import type { letterPage } from "../en/letter-page.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof letterPage> = {
  title: "信",
  introduction: "半页纸，写的是你的一段时光，用的是你自己的星和话。打开时才在这台设备上写成，别人不会读到。",
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
  keys: "前一封信、后一封信",
  writing: "正在写你的信",
  quiet: {
    week: "这一周没有星。它静静的，这样也很好。",
    month: "这个月没有星。它静静的，这样也很好。",
    year: "这一年没有星。它静静的，这样也很好。",
  },
  newest: { week: "最近有星的一周", month: "最近有星的一个月", year: "最近有星的一年" },
  empty: { title: "还没有可以讲的", text: "有了第一颗星，就有可写的了。" },
  outOfReach: "暂时无法连接你的宇宙。里面的一切都在。",
  failed: "没能写成这封信。你的日记不受影响。",

  showStar: "查看{day}的星",

  keep: {
    title: "保留这封信",
    picture: "保存为图片",
    pictureHint: "图中有这一年的星和年份，没有你笔记里的一个字。",
    page: "保存为网页",
    pageHint: "一个文件，里面是这封信。任何浏览器都能打开，一张纸就能印下。",
    withWords: "带上你自己的话",
    withWordsHint: "否则，网页里没有引自你笔记的话。",
    fileTitle: "一封信",
    caption: "{year} · {count, plural, other {# 颗星}}",
    saved: {
      title: "已保存",
      picture: "你这一年的图片在下载文件夹中。",
      page: "你这一年的信在下载文件夹中。",
    },
    notSaved: { title: "未保存", text: "此浏览器无法生成图片。你的日记不受影响。" },
  },

  line: {
    name: "一封信",
    open: {
      week: "可以打开关于这一周的信了",
      month: "可以打开关于这个月的信了",
      year: "可以打开关于这一年的信了",
    },
    dismiss: "现在不",
    show: "有信可以打开时，在星空上提示",
    showHint: "在有星的一周、一个月或一年的最后一天，静静的一行字。只对这台设备有效。",
  },
};
