import type { comparedSky } from "../en/compared-sky.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof comparedSky> = {
  title: "ضوءان في السماء",
  read: "قراءة المقارنة",
  unreadable: "لا شيء هنا يمكن مقارنته",
  ofSide: "جانبها: {side}",
  sides: {
    others: "الأيام الأخرى",
    all: "كل الأيام",
    goodWeeks: "أسابيع طيبة",
    otherWeeks: "الأسابيع الأخرى",
  },
};
