import type { starSearch } from "../en/star-search.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof starSearch> = {
  filters: "التصفية",
  clear: "مسح التصفية",
  notes: {
    title: "الملاحظة",
    with: "مع ملاحظة",
    withoutShort: "بدونها",
    without: "بلا ملاحظة",
  },
  twins: {
    title: "النجوم التوائم",
    onlyShort: "التوائم فقط",
    withoutShort: "بدونها",
    only: "نجوم توائم",
    without: "بلا نجوم توائم",
  },
  all: "كل النجوم",
  weekdays: {
    title: "أيام الأسبوع",
    weekends: "السبت والأحد",
    workdays: "من الاثنين إلى الجمعة",
  },
  set: "عوامل التصفية المحددة",
  clearAll: "مسح الكل",
  dates: {
    title: "التواريخ",
    first: "من",
    last: "إلى",
    from: "من {date}",
    until: "حتى {date}",
  },
  hours: {
    title: "وقت اليوم",
    from: "من",
    until: "حتى",
    nextMorning: "صباح اليوم التالي",
    range: "{from}–{until}",
  },
  tags: {
    title: "الوسوم",
    match: "نجوم عليها",
    matchAll: "كل هذه الوسوم",
    matchAny: "أي من هذه الوسوم",
    find: "البحث عن وسم",
    none: "لا وسم بهذا الاسم.",
    found: "وُجد {count, number}",
    with: "مع {names}",
    withUnknown: "مع وسم",
    showAll: "عرض كل الوسوم ({count, number})",
    full: "اكتمل العدد: أقصى عدد لوسوم النجمة {max, number}.",
  },
  title: "نجومك",
  words: {
    title: "البحث في ملاحظاتك",
    clear: "مسح الكلمات",
  },
  intensity: {
    title: "الشدة",
    any: "أي شدة",
    lowest: "أدنى شدة",
    highest: "أعلى شدة",
    one: "الشدة {value}",
    range: "الشدة {min}–{max}",
    values: "{min}–{max}",
  },
  feelings: {
    title: "المشاعر",
    single: "مشاعر مفردة",
    ofFamily: "عائلة «{family}»، مشاعر مفردة",
  },
  show: "عرض {count, plural, zero {# نجوم} one {نجمة واحدة} two {نجمتين} few {# نجوم} many {# نجمة} other {# نجمة}}",
  remove: "إزالة: {part}",
  setCount: "{count}<spoken> محددة</spoken>",
  count:
    "{found, number} من {total, plural, zero {# نجوم} one {نجمة واحدة} two {نجمتين} few {# نجوم} many {# نجمة} other {# نجمة}}",
};
