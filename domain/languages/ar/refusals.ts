import type { refusals } from "../en/refusals.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusals> = {
  unreadable: "تعذرت قراءة الطلب.",
  tooLarge: "هذا أكثر مما يمكن إرساله دفعة واحدة.",
  notSignedIn: "يُرجى تسجيل الدخول أولًا.",
  notFound: "غير موجود",
  anotherSession: "الدخول هنا مسجل الآن باسم شخص آخر.",
  tooManyRequests: "طلبات كثيرة في وقت واحد. يُرجى الانتظار لحظة ثم إعادة المحاولة.",
  storageUnavailable: "لا يستطيع Mood Universe الوصول إلى مخزن بياناته الآن. يُرجى إعادة المحاولة بعد قليل.",
  busy: "Mood Universe مشغول جدًا الآن. يُرجى إعادة المحاولة بعد قليل.",
  restarting: "سيُعاد تشغيل Mood Universe بعد لحظات. يُرجى إعادة المحاولة بعد قليل.",
  bug: "حدث خطأ ما",
};
