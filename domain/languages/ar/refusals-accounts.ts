import type { refusalsAccounts } from "../en/refusals-accounts.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsAccounts> = {
  nameTaken: "اسم الكون مستخدم بالفعل",
  registrationClosed: "لا يقبل هذا الخادم حسابات ولا أكوانًا جديدة.",
  nameSignInClosed: "الدخول باسم الكون مغلق هنا.",
  universeNotFound: "لم يُعثر على الكون",
  protectedByPassword: "هذا الكون محمي بكلمة مرور.",
  protectedAlready: "لهذا الكون طريقة دخول خاصة به بالفعل",
  migrationWaiting: "أُرسل رابط هذا الكون، وهو في انتظار فتحه. يُرجى إعادة المحاولة بعد دقيقة.",
  ownersMigrationWaiting: "من أنشأ هذا الكون يضيف إليه كلمة مرور بالفعل.",
  invitationRequired: "هنا تُضاف كلمة مرور إلى الكون حيث هو مفتوح، أو برابط من القائمين على هذا الخادم.",
  invalidInvitation:
    "استُخدم هذا الرابط من قبل، أو مضى عليه أكثر من سبعة أيام، أو هو لكون آخر. يُرجى طلب رابط جديد من القائمين على هذا الخادم.",
  founderRequired: "لا يمكن إلغاء هذا إلا من المتصفح الذي أُنشئ فيه هذا الكون.",
  universeMigrated: "أُضيفت إلى هذا الكون طريقة دخول خاصة به. سجّل الدخول بها.",
  migrationUndoable:
    "أُضيفت كلمة المرور إلى هذا الكون قبل أقل من سبعة أيام، ولا يزال بإمكان المتصفح الذي أُنشئ فيه استعادته. يمكنك حذفه بعد ذلك.",
  universeClosed: "أُغلق هذا الكون وسيُزال. ما زال بإمكانك الاحتفاظ به.",
  wrongCredentials: "بيانات الدخول غير صحيحة",
  wrongPassword: "كلمة المرور الحالية غير صحيحة",
  noPassword: "ليس لهذا الكون كلمة مرور لتغييرها.",
  noPasswordYet: "ليس لهذا الكون كلمة مرور بعد. يمكن إضافة بريد وكلمة مرور إليه في \u200e/migrate\u200e.",
  notVerified: "لم يتم التحقق من البريد الإلكتروني",
  locked:
    "كلمات مرور خاطئة كثيرة. يُرجى إعادة المحاولة بعد {minutes, plural, zero {قليل} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}.",
  invalidLink: "رابط التحقق غير صالح",
  usedLink: "استُخدم هذا الرابط من قبل، وتم التحقق من بريدك الإلكتروني.",
  expiredLink: "رابط التحقق هذا غير معروف، أو استُخدم، أو مضى عليه أكثر من يوم.",
  providerFailed: "لم ينجح تسجيل الدخول هذه المرة. يُرجى إعادة المحاولة.",
  otherName: "هذا ليس اسم كونك.",
  oldSignIn:
    "يُرجى تسجيل الدخول من جديد عبر مزود الهوية، ثم حذف كونك خلال {minutes, plural, zero {لحظات} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}} بعد ذلك.",
  confirmFirst: "يُرجى أولًا تأكيد أن هذا أنت.",
};
