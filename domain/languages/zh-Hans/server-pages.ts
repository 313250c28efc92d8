import type { serverPages } from "../en/server-pages.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof serverPages> = {
  description: "一本心情日记，每一条记录都是你星空中的一颗星。",
  needsScript: "Mood Universe 需要 JavaScript 来绘制你的星空。",
  skyNeedsScript: "绘制这片星空需要 JavaScript。",
  app: {
    shortName: "心情",
    addMood: "添加心情",
    checkIn: "今日记录",
    journal: "日记",
    wideSky: "一年的星空，每一条记录都是一颗星",
    narrowSky: "手机上的同一片星空",
    addingMood: "添加一份心情",
  },
  signInFailed: {
    pageTitle: "登录没有成功",
    title: "这次登录没有成功",
    reason: "什么都没有丢失，也没有任何改动：<link>请重试</link>。",
  },
};
