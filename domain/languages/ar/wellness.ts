import type { wellness } from "../en/wellness.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof wellness> = {
  pageTitle: "الأنشطة",
  title: "أنشطة الذكاء الاصطناعي",
  back: "العودة إلى كونك",
  noAi: "لا يقرأ أي ذكاء اصطناعي شيئًا هنا.",
  intro: "أشياء صغيرة لما في داخلك من مشاعر. كلها تحدث في كونك وحده: لا تصل أي إجابة إلى أحد.",
  more: "أنشطة أخرى",
  sharing: {
    copied: "نُسخ",
    copiedHint: "يمكن لصقه في أي مكان.",
    notShared: "لم يُشارك",
  },
  mindful: {
    title: "لحظات تأمل",
    text: "عشرة تمارين موجهة: تنفس، ونظرة متأنية، وعودة.",
  },
  mazes: {
    title: "تحديات المتاهات",
    text: "متاهتان، خطوة بعد خطوة.",
  },
  quiz: {
    title: "الاختبار التمهيدي للذكاء العاطفي",
    selfReflection: "هو تأمل في الذات، وليس فحصًا صحيًا.",
    easy: "سهل",
    quick: "أقل من 10 ث للسؤال",
    startHere: "البداية من هنا",
    text: "ست لحظات من الحياة اليومية، وما قد يكون شعورك في كل منها. أول ما يخطر لك هو الأنسب؛ ولا يستغرق ذلك أكثر من 5 دقائق.",
    begin: "بدء الاختبار",
    goesOn: "يُستأنف من الموقف {scenario, number} من {count, number}، حيث توقفت.",
  },
  practice: {
    title: "ممارساتك",
    noExercise: "لا شيء هنا بعد. كل تمرين مكتمل يُدوَّن هنا، لك وحدك.",
    noMaze: "لا شيء هنا بعد. كل متاهة مكتملة تُدوَّن هنا، لك وحدك.",
    unreachable: "تعذر الوصول إلى ممارساتك السابقة الآن. لم يُفقد شيء.",
    showFewer: "عرض أقل",
    showAll: "عرض الكل ({count, number})",
    onItsWay: "في الطريق",
    won: "وُجد المخرج",
    timedOut: "انتهى الوقت",
    moves:
      "{count, plural, zero {لا حركات} one {حركة واحدة} two {حركتان} few {# حركات} many {# حركة} other {# حركة}}",
    breaths:
      "{count, plural, zero {لا أنفاس} one {نَفَس واحد} two {نَفَسان} few {# أنفاس} many {# نَفَسًا} other {# نَفَس}}",
    score: "النقاط: {points}",
    scoreNote: "نقاط «{exercise}» هي مجموع نقاط ردودك. وقلة النقاط ليست أمرًا سيئًا.",
  },
  time: {
    minutes:
      "{minutes, plural, zero {# دقائق} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}",
    seconds:
      "{seconds, plural, zero {# ثوانٍ} one {ثانية واحدة} two {ثانيتين} few {# ثوانٍ} many {# ثانية} other {# ثانية}}",
    both: "{minutes, plural, zero {# دقائق} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}} و{seconds, plural, zero {# ثوانٍ} one {ثانية واحدة} two {ثانيتين} few {# ثوانٍ} many {# ثانية} other {# ثانية}}",
  },
  duration: {
    seconds: "{seconds, number} ث",
    minutes: "{minutes, number} د",
    minutesSeconds: "{minutes, number} د {seconds, number} ث",
    hours: "{hours, number} س",
    hoursMinutes: "{hours, number} س {minutes, number} د",
  },
};
