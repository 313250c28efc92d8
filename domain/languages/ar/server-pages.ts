import type { serverPages } from "../en/server-pages.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof serverPages> = {
  description: "يوميات مشاعر، كل تدوينة فيها نجمة في سمائك.",
  needsScript: "يحتاج Mood Universe إلى JavaScript لرسم سمائك.",
  skyNeedsScript: "تحتاج هذه السماء إلى JavaScript حتى تُرسم.",
  app: {
    shortName: "مشاعر",
    addMood: "إضافة شعور",
    checkIn: "تسجيل اليوم",
    journal: "اليوميات",
    wideSky: "سماء سنة كاملة، كل تدوينة فيها نجمة",
    narrowSky: "السماء نفسها على هاتف",
    addingMood: "إضافة شعور",
  },
  signInFailed: {
    pageTitle: "لم ينجح تسجيل الدخول",
    title: "لم ينجح تسجيل الدخول هذه المرة",
    reason: "لم يُفقد شيء ولم يتغير شيء: <link>يُرجى إعادة المحاولة</link>.",
  },
};
