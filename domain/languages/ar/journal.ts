import type { journal } from "../en/journal.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof journal> = {
  title: "يومياتك",
  loading: "جارٍ تحميل يومياتك",
  empty: {
    title: "نجمتك الأولى تفتح اليوميات",
    text: "البداية بإضافة شعور إلى سمائك، ثم يُقرأ هنا الشعور وملاحظته ويومه.",
  },
  outOfReach: {
    withStars: "تعذر الوصول إلى يومياتك الآن. تُعرض هنا كما كانت، وستُحدّث من تلقاء نفسها.",
    withoutStars: "تعذر الوصول إلى يومياتك الآن. نجومك محفوظة على الخادم، وستُحدّث من تلقاء نفسها.",
  },
  views: "طرق عرض اليوميات",
  viewNames: {
    days: "الأيام",
    month: "الشهر",
    year: "السنة",
    tags: "الوسوم",
    feelings: "المشاعر",
    constellations: "الكوكبات",
  },
  ownFeelings: "مشاعر خاصة بك",
  compareOthers: "مقارنة بالأيام الأخرى",
  compareBefore: "مقارنة بالفترة السابقة",
  unknownTime: "وقت غير معروف",
  actionsFor: "إجراءات: {star}",
  actionOn: "{action}<more>: {star}</more>",
  add: "إضافة",
  addOn: "إضافة نجمة: {day}",
  correct: "تصحيح",
  remove: "إزالة",
  bin: "سلة المحذوفات",

  days: {
    list: "نجومك بحسب الأيام",
    nothingFound: "لا شيء مطابق",
    clearSearch: "مسح البحث",
  },

  memories: {
    title: "في مثل هذا اليوم",
    turnOff: "إيقاف",
    turnOn: "تشغيل «في مثل هذا اليوم»",
    showMore: "عرض {count, number} أخرى",
    ago: {
      week: "قبل أسبوع",
      month: "قبل شهر",
      year: "{count, plural, zero {هذه السنة} one {قبل سنة} two {قبل سنتين} few {قبل # سنوات} many {قبل # سنة} other {قبل # سنة}}",
    },
    row: "{ago}<more>، {day}</more>",
    moreStars: "و{count, number} غيرها",
  },

  calendar: {
    today: "اليوم",
    month: "الشهر",
    year: "السنة",
    previousMonth: "الشهر السابق",
    nextMonth: "الشهر التالي",
    previousYear: "السنة السابقة",
    nextYear: "السنة التالية",
    stars:
      "<more>{period}: </more>{count, plural, zero {لا نجوم} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}}",
    found:
      "<more>{period}: </more>{count, plural, zero {لا نجوم مطابقة} one {وُجدت نجمة واحدة} two {وُجدت نجمتان} few {وُجدت # نجوم} many {وُجدت # نجمة} other {وُجدت # نجمة}}",
    empty: "<more>{period}: </more>نجمتك الأولى تضيء يومها هنا.",
    day: "{day}، {count, plural, zero {لا نجوم} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}}: {families}",
    dayWithoutStars: "{day}، لا نجوم. إضافة نجمة",
    dayWithoutFound: "{day}، لا شيء مطابق",
    mostly: "غالبًا {first}، مع {others}",
    anotherFeeling: "شعور آخر",
    families: "عائلات المشاعر",
    colors: "ألوان الأيام",
    byFeeling: "حسب الشعور",
    byPleasantness: "حسب الارتياح",
    ramp: "كم كانت الأيام مريحة",
    rampMethod: "يُظهر اليوم متوسط نجومه: كم مشاعرها مريحة وكم هي قوية. ليس هذا تقييمًا: لكل شعور مكانه.",
    pleasantness: {
      veryUnpleasant: "مزعج جدًا",
      unpleasant: "مزعج",
      mixed: "مختلط",
      pleasant: "مريح",
      veryPleasant: "مريح جدًا",
    },
  },
};
