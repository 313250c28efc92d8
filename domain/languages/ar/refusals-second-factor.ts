import type { refusalsSecondFactor } from "../en/refusals-second-factor.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsSecondFactor> = {
  secondFactorRequired: "يُرجى إدخال رمز تطبيق المصادقة، أو أحد رموز الاسترداد.",
  wrongCode: "هذا الرمز خاطئ، أو استُخدم من قبل. وإن رُفض الرمز التالي أيضًا، فقد تكون ساعة هاتفك غير مضبوطة.",
  signInExpired: "طال انتظار تسجيل الدخول هذا. يُرجى البدء من جديد.",
  secondFactorExists: "لهذا الكون عامل ثانٍ بالفعل.",
  noSecondFactor: "لا يوجد عامل ثانٍ هنا. يُرجى بدء إعداده من جديد.",
  nothingToRecover: "رموز الاسترداد تقوم مقام عامل ثانٍ أو مفتاح مرور، وليس لهذا الكون أي منهما بعد.",
  noPasswordToProtect:
    "العامل الثاني يحمي كلمة مرور أو تسجيل الدخول عبر مزود الهوية، وليس لهذا الكون أي منهما بعد.",
  expiredLink: "هذا الرابط غير معروف، أو استُخدم، أو مضت عليه أكثر من 15 دقيقة. يمكنك طلب رابط جديد.",
  newLinkRequired:
    "يلزم لذلك تسجيل دخول برابط خلال آخر {minutes, plural, zero {لحظات} one {دقيقة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}. يمكنك استخدام كلمة المرور الحالية، أو طلب رابط جديد.",
};
