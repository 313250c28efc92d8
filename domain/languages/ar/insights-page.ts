import type { insightsPage } from "../en/insights-page.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof insightsPage> = {
  parts: { lately: "في الآونة الأخيرة", along: "ما يترافق", sure: "ما مدى اليقين" },
  deeper: {
    weeks: "أسبوعًا بأسبوع",
    hours: "ساعةً بساعة",
    words: "كلماتك عن المشاعر",
    tags: "كل وسم بالمقارنة",
    measures: "قياساتك",
    rhythm: "أيام الأسبوع وأوقات اليوم",
    pairs: "مشاعر تأتي معًا",
    practice: "قبل التمارين وبعدها",
    steadiness: "كم يدوم المزاج",
  },
  exact: "بالأرقام",
  opening: "يُفتح الآن",
  notOpened: "لم يصل هذا الجزء. بقية الصفحة كما كانت.",

  feelings: {
    title: "ما سميته",
    reading:
      "{feeling}: {count, plural, zero {لا نجوم} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}}",
    readingWithBefore:
      "{feeling}: {count, plural, zero {لا نجوم} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}}، وقبلها {before, number}",
    more: "{count, plural, zero {لا مشاعر أخرى} one {شعور آخر} two {شعوران آخران} few {# مشاعر أخرى} many {# شعورًا آخر} other {# شعور آخر}}",
    mark: "الخط يدل على الأيام السابقة.",
  },
  times: {
    title: "متى كتبت",
    reading:
      "{part}: {count, plural, zero {لا نجوم} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}}",
  },
  words: "الكلمات الثلاث",
  days: "أيام فيها نجمة",

  compare: {
    title: "مقارنة فترتين",
    text: "هذا الشهر والذي قبله، أيام فيها مشي وأيام بدونه، الأسابيع الطيبة والأسابيع الأخرى: ما الذي اختلف، وما مدى اليقين.",
  },
  letter: {
    title: "رسالة عن أسبوع",
    text: "{dates}: نصف صفحة بكلماتك أنت. تُكتب على هذا الجهاز عند فتحها.",
  },
};
