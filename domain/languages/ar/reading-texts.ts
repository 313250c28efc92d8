import type { readingTexts } from "../en/reading-texts.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof readingTexts> = {
  yes: "نعم",
  no: "لا",
  withUnit: "{value}\u00a0{unit}",
  hoursAndMinutes: "{hours} {minutes}",
  range: "{low} – {high}",
  ofDay: "ما قيس في {day}",
  more: "{count, number} أخرى",
  calendar: {
    title: "ما تعرضه الأيام",
    feelings: "المشاعر",
    pleasantness: "مدى لطفها",
    day: "{day}: {tracker} {value}",
    dayWithout: "{day}: لا قيمة من {tracker}",
    legend: "معاني ألوان {tracker}",
    noValue: "لا قيمة",
    gone: "أُزيل هذا المقياس، لذلك تعرض الأيام مشاعرها.",
  },
  glow: {
    title: "اجعل الأيام تتوهج حسب",
    none: "لا شيء",
    shown: "تتوهج الأيام حسب {tracker}",
    stop: "إيقاف التوهج",
    range: "{tracker}: الخافت {low} والساطع {high}. اليوم الذي لا قيمة له لا يتوهج.",
    one: "{tracker}: يتوهج كل يوم له قيمة.",
    empty: "ليس في {tracker} قيم بعد، لذلك لا يتوهج أي يوم.",
    otherView: "لا يعرض هذا المنظر ما قِسته. تعرضه السماء والسنة.",
    gone: "أُزيل هذا المقياس، لذلك لا يتوهج أي يوم.",
  },
};
