import type { refusalsSecondFactor } from "../en/refusals-second-factor.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsSecondFactor> = {
  secondFactorRequired: "يُرجى إدخال الرمز الذي يعرضه تطبيق الرموز، أو أحد رموز الاسترداد.",
  wrongCode: "هذا الرمز خاطئ، أو استُخدم من قبل. وإن رُفض الرمز التالي أيضًا، فقد تكون ساعة هاتفك غير مضبوطة.",
  signInExpired: "طال انتظار تسجيل الدخول هذا. يُرجى البدء من جديد.",
  secondFactorExists: "لهذا الكون خطوة ثانية بالفعل.",
  noSecondFactor: "لا توجد خطوة ثانية هنا. يُرجى بدء إعدادها من جديد.",
  nothingToRecover: "رموز الاسترداد تقوم مقام خطوة ثانية أو مفتاح مرور، وليس لهذا الكون أي منهما بعد.",
  noPasswordToProtect:
    "الخطوة الثانية تلي كلمة المرور أو تسجيل الدخول عبر مزود الهوية، وليس لهذا الكون أي منهما بعد.",
  expiredLink: "هذا الرابط غير معروف، أو استُخدم، أو مضت عليه أكثر من 15 دقيقة. يمكنك طلب رابط جديد.",
  newLinkRequired:
    "يلزم لذلك تسجيل دخول برابط خلال آخر {minutes, plural, zero {لحظات} one {دقيقة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}. يمكنك استخدام كلمة المرور الحالية، أو طلب رابط جديد.",
};
