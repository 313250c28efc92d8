import type { starTexts } from "../en/star-texts.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof starTexts> = {
  addFirstMood: "إضافة شعورك الأول",
  legend: {
    family: "الاتجاه والحزوز يدلان على العائلة",
    pleasantness: "الارتفاع يدل على السرور",
    time: "البعد عن الوسط يدل على الزمن",
    own: "الخرزة تدل على شعور خاص بك",
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
    allOfFirst:
      "أضاءت كل ليلة من أول {of, plural, zero {# ليالٍ} one {ليلة واحدة} two {ليلتين} few {# ليالٍ} many {# ليلة} other {# ليلة}}",
    someOfFirst:
      "أضاءت {lit, plural, zero {#} one {ليلة واحدة} two {ليلتان} few {#} many {#} other {#}} من أول {of, plural, zero {# ليالٍ} one {ليلة واحدة} two {ليلتين} few {# ليالٍ} many {# ليلة} other {# ليلة}}",
    allOfLast:
      "أضاءت كل ليلة من آخر {of, plural, zero {# ليالٍ} one {ليلة واحدة} two {ليلتين} few {# ليالٍ} many {# ليلة} other {# ليلة}}",
    someOfLast:
      "أضاءت {lit, plural, zero {#} one {ليلة واحدة} two {ليلتان} few {#} many {#} other {#}} من آخر {of, plural, zero {# ليالٍ} one {ليلة واحدة} two {ليلتين} few {# ليالٍ} many {# ليلة} other {# ليلة}}",
  },
  twin: "{name} مع {other}",
  letters: {
    keepOut: "إبقاؤها خارج الرسائل",
    allow: "السماح للرسائل باقتباسها",
    keptOut: "خارج الرسائل",
    hint: "لن تقتبس أي رسالة هذه الملاحظة.",
  },
  unknownTime: "وقت غير معروف",
  starAt: "{star}، {time}",
  ofFamily: "، عائلة «{family}»",
  ofOwn: "، شعور خاص بك",
  familyOfOwn: "عائلة «{family}»، خاص بك",
  intensity: "<spoken>، الشدة </spoken>{intensity}/10",
  family: "عائلة «{family}»",
};
