import type { home } from "../en/home.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof home> = {
  addForEarlier: "إضافة لوقت سابق",
  nextStarIn: "النجمة التالية بعد",
  countdown: "الوقت المتبقي حتى النجمة التالية",
  yourSky: "سماؤك",
  firstStar: "{feeling}. نجمتك الأولى. {sentence}",
  firstStarHint: {
    touch: "نقرة على نجمتك تُظهر ما تحفظه. وبإصبع واحدة تدور السماء.",
    mouse: "نقرة على نجمتك تُظهر ما تحفظه. وبالسحب تدور السماء.",
  },
  addFirstStar: "إضافة نجمتك الأولى",
  emptySky: "سماؤك ما زالت خالية. مع إضافة أول شعور تولد هنا نجمته.",
  refusedChange: {
    sentence: "لم يُقبل تغييرك للنجمة <strong>{star}</strong>، وهو محفوظ على هذا الجهاز.",
    look: "عرضه",
  },
  stillSignedIn: {
    title: "لم يكتمل تسجيل خروجك",
    description: "يحتاج تسجيل الخروج إلى الاتصال بالخادم. يُرجى إعادة المحاولة حين يمكن الوصول إليه.",
  },
  starsRefused: "نجوم لم تُقبل: {count, number}.",
  starsWaiting: "نجوم تنتظر على هذا الجهاز: {count, number}.",
  timer: {
    ready: "المؤقت جاهز",
    active: "المؤقت يعمل",
  },
  notDrawn: {
    drawAgain: "رسم السماء من جديد",
    reason: "تعذر رسم سمائك الآن. نجومك في أمان، وما زالت إضافة المشاعر ممكنة.",
  },
  theme: {
    legend: "المظهر",
    system: "النظام",
    dark: "داكن",
    light: "فاتح",
  },
  share: {
    embed: "تضمين",
    share: "مشاركة",
    embedCopied: {
      title: "نُسخت شفرة التضمين",
      description: "لصقها في صفحة من هذا الموقع نفسه يعرض كونك هناك.",
    },
    linkCopied: {
      title: "نُسخ الرابط",
      description: "عنوان هذه الصفحة في حافظتك.",
    },
    pageTitle: "{universe} Mood Universe",
  },
  settings: "الإعدادات",
  starNotInSky: {
    title: "هذه النجمة ليست في سمائك",
    description: "ربما أُزيلت. تحتفظ سلة المحذوفات في يومياتك بالنجوم المزالة ثلاثين يومًا.",
  },
  outOfReach: {
    withStars: "تعذر الوصول إلى كونك الآن. هذه نجومك كما كانت، وستُحدّث من تلقاء نفسها.",
    withoutStars: "تعذر الوصول إلى كونك الآن. نجومك محفوظة على الخادم، وستُحدّث من تلقاء نفسها.",
  },
  pendingEmail:
    "الرابط المرسل إلى <strong>{email}</strong> ينتظر. إلى أن يُفتح، يكفي الاسم وحده لفتح هذا الكون.",
  journeyOf: "<rest>رحلة </rest><person>{name}</person>",
};
