import type { forms } from "../en/forms.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof forms> = {
  error: "خطأ",
  kept: "{reason} ما كتبته ما زال هنا.",
  nameTaken: "اسم الكون مستخدم بالفعل",
  resend: {
    again: "إرسالها مرة أخرى",
    sent: "أُرسلت رسالة التحقق",
    sentHint: "رابط التحقق في بريدك.",
    failed: "تعذر إرسال رسالة التحقق",
  },
  pendingEmail: {
    nameMeanwhile:
      "ينتظر العنوان <address>{email}</address> فتح الرابط المرسل إليه. حتى ذلك الحين يفتح الاسم وحده كونك.",
    addressMeanwhile:
      "ينتظر العنوان <address>{email}</address> فتح الرابط المرسل إليه. حتى ذلك الحين يبقى عنوانك الحالي.",
    resend: "إرسال الرابط مجددًا",
    cancelled: "أُلغي",
    cancelledHint: "الرابط الذي أُرسل لم يعد صالحًا.",
    notCancelled: "تعذر الإلغاء. يُرجى إعادة المحاولة.",
  },
};
