import type { comparedSky } from "../en/compared-sky.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof comparedSky> = {
  title: "星空中的两道光",
  read: "阅读比较",
  unreadable: "这里没有可以比较的内容",
  ofSide: "所属的一组：{side}",
  sides: {
    others: "其他日子",
    all: "所有日子",
    goodWeeks: "较好的几周",
    otherWeeks: "其他几周",
  },
};
