import type { starTexts } from "../en/star-texts.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof starTexts> = {
  addFirstMood: "إضافة شعورك الأول",
  legend: {
    family: "الاتجاه والأسنان هما العائلة",
    pleasantness: "الارتفاع هو السرور",
    time: "البعد عن الوسط هو الزمن",
  },
  tags: "الوسوم",
  with: "مع",
  waiting: {
    change: "تغييرها أو سحبها",
    hint: {
      correction: "تظهر النجمة كما كانت. تصحيحها من جديد محاولة أخرى.",
      star: "هي محفوظة على هذا الجهاز إلى أن تُغيَّر أو تُسحب.",
    },
    kept: "محفوظة على هذا الجهاز، وتُرسل من تلقاء نفسها.",
    noReason: "لم يقبلها كونك.",
    correction: "تصحيح ينتظر",
    star: "تنتظر الإرسال",
    refused: "لم تُقبل",
    hintAfter: "{reason} {hint}",
  },
  nightsLit: {
    first: "أضاءت ليلتك الأولى",
    none: "سماؤك هنا متى أردتها",
    allOfFirst: "أضاءت كل لياليك الأولى، وعددها {of}",
    someOfFirst: "أضاءت {lit} من لياليك الأولى وعددها {of}",
    allOfLast: "أضاءت كل لياليك الأخيرة، وعددها {of}",
    someOfLast: "أضاءت {lit} من لياليك الأخيرة وعددها {of}",
  },
  twin: "{name} مع {other}",
  unknownTime: "وقت غير معروف",
  ofFamily: "، عائلة «{family}»",
  intensity: "<spoken>، الشدة </spoken>{intensity}/10",
  family: "عائلة «{family}»",
};
