import type { pageBar } from "../en/page-bar.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof pageBar> = {
  yourUniverse: "كونك",
  addMood: "إضافة شعور",
  more: "المزيد",
  pages: {
    sky: "السماء",
    journal: "اليوميات",
    insights: "الرؤى",
    activities: "الأنشطة",
    checkIn: "تسجيل اليوم",
  },
};
