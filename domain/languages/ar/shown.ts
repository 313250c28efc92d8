import type { shown } from "../en/shown.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof shown> = {
  title: "سماء من Mood Universe",
  titleOf:
    "{count, plural, zero {سماء بلا نجوم بعد} one {سماء من نجمة واحدة} two {سماء من نجمتين} few {سماء من # نجوم} many {سماء من # نجمة} other {سماء من # نجمة}}",
  tryAgain: "إعادة المحاولة",
  maker: "صُنعت في <name>Mood Universe</name>",
  zoomIn: "تقريب",
  zoomOut: "إبعاد",
  reset: "المنظر الأصلي",
  list: "النجوم في قائمة",
  listTitle: "نجوم هذه السماء",
  close: "إغلاق",
  sentences: "{first} {second}",
  summary: {
    empty: "تظهر النجمة الأولى هنا حين يُحفظ أول شعور.",
    stars: "كل نجمة لحظة أحس بها إنسان.",
    places: "الأعلى أكثر سرورًا، والأبعد أحدث.",
    month: "{month}.",
    months: "من {from} إلى {to}.",
    asOf: "كما كانت في {day}.",
  },
  star: {
    twin: "{feeling} مع {other}",
    another: "شعور آخر",
    anotherAlone: "شعور آخر",
    feelingAndDay: "{feeling}، {day}",
    place: "النجمة {at, number} من {count, number}",
    withPlace: "{star}، النجمة {at, number} من {count, number}",
  },
  keys: {
    all: "مفاتيح الأسهم تدوّر السماء، ومع Shift تحركها، وزائد وناقص للتقريب والإبعاد، و0 يعيد المنظر.",
    unnamed: "صاحب هذه السماء يعرض الألوان والأشكال فقط، فلا أسماء لقراءتها.",
    named:
      "القوسان المربعان للنجمة السابقة والتالية، وEnter يقرأ التي في الوسط، وEscape يتركها. كل النجوم في القائمة بعد السماء.",
  },
  instead: {
    gone: "لا سماء تُرى هنا: انتهى رابطها، أو أن العنوان غير مكتمل.",
    busy: "كثيرون ينظرون إلى هذه السماء. تُفتح بعد لحظات.",
    unreachable: "تعذر الوصول إلى هذه السماء الآن. تُفتح من تلقاء نفسها حين يعود الاتصال.",
    undelivered: "لم يصل جزء من هذه الصفحة. يُرجى التحقق من الاتصال ثم إعادة المحاولة.",
    undrawable: "لا يستطيع هذا المتصفح رسم هذه السماء.",
    lost: "انقطعت الصورة. تعود من تلقاء نفسها.",
  },
};
