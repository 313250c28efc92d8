import type { pageBar } from "../en/page-bar.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof pageBar> = {
  yourUniverse: "你的宇宙",
  addMood: "添加心情",
  more: "更多",
  pages: {
    sky: "星空",
    journal: "日记",
    insights: "洞察",
    activities: "活动",
    checkIn: "今日记录",
  },
};
