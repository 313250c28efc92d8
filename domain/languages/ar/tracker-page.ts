import type { trackerPage } from "../en/tracker-page.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof trackerPage> = {
  back: "مقاييسك",
  outOfReach: "تعذر الوصول إلى كونك الآن. كل ما فيه محفوظ.",
  gone: { title: "أُزيل هذا المقياس", text: "ذهبت قيمه معه. نجوم تلك الأيام باقية كما كانت." },
  archived: "هذا المقياس مؤرشف: لم يعد يُسأل عنه. تبقى قيمه هنا، ويمكنك تصحيحها.",
  empty: { title: "لم يُقَس شيء بعد", text: "تظهر القيمة الأولى هنا نقطةً، وتجعل الأيام التالية منها خطًّا." },
  measured:
    "{days, plural, zero {# يوم} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}} لها قيمة، {span}",
  inCalendar: "عرض في التقويم",
  compare: "مقارنة الأيام المرتفعة والمنخفضة",
  compareYes: "مقارنة الأيام معه ودونه",
  line: {
    title: "مع مرور الوقت",
    sum: "لكل يوم مجموع قيمه.",
    mean: "لكل يوم متوسط قيمه.",
    ever: "يكون اليوم «نعم» إذا كانت إحدى قيمه كذلك.",
    once: "لكل يوم قيمة واحدة.",
    gaps: "{what} تبقى الأيام التي لا قيمة لها فارغة.",
    show: "الأيام",
    quarter: "3 أشهر",
    year: "سنة",
    all: "الكل",
    slider: "اليوم المقروء",
    reading: "{date}: {value}",
    columns: { day: "اليوم", value: "القيمة" },
  },
  distribution: {
    title: "كم مرة",
    unit: "عدد الأيام لكل قيمة",
    days: "الأيام",
  },
  readings: {
    title: "القيم",
    correctNamed: "تصحيح قيمة {when}: {value}",
    removeNamed: "إزالة قيمة {when}: {value}",
    form: "قيمة {when}",
    more: "عرض {count, number} أخرى",
    removed: "أُزيلت قيمة {when}",
    back: "عادت قيمة {when}",
    waits: "لم تُرسل بعد",
  },
};
