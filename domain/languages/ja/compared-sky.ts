import type { comparedSky } from "../en/compared-sky.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof comparedSky> = {
  title: "星空のふたつの光",
  read: "比較を読む",
  unreadable: "ここには比べられるものがありません",
  ofSide: "この星の側：{side}",
  sides: {
    others: "ほかの日",
    all: "すべての日",
    goodWeeks: "よい週",
    otherWeeks: "ほかの週",
  },
};
