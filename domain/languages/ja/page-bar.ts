import type { pageBar } from "../en/page-bar.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof pageBar> = {
  yourUniverse: "自分の宇宙",
  addMood: "気分を記録",
  more: "その他",
  pages: {
    sky: "星空",
    journal: "日記",
    insights: "気づき",
    activities: "アクティビティ",
    checkIn: "チェックイン",
  },
};
