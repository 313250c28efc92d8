import type { refusalsAdmin } from "../en/refusals-admin.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsAdmin> = {
  registrationByInvitation:
    "تُنشأ الحسابات والأكوان الجديدة هنا بدعوة. يُرجى طلب دعوة من القائمين على هذا الخادم.",
  invitationEnded: "انتهت هذه الدعوة أو سُحبت أو استُنفدت، أو هي لخادم آخر. يُرجى طلب دعوة جديدة ممن أرسلها.",
  closedByAdministrator: "أغلق القائمون على هذا الخادم هذا الكون، وسيُزال. تُرجى مراسلتهم للاحتفاظ به.",
  secondFactorNeeded: "تتطلب الإدارة خطوة ثانية أو مفتاح مرور. يُرجى إعداد ذلك أولًا في إعدادات الحساب.",
  passkeyNeeded: "لديك مفتاح مرور: يُفتح هذا بعد تسجيل الخروج ثم الدخول به من جديد.",
  ownUniverse: "لا يمكنك إغلاق كونك من هنا. يمكنك حذفه في إعدادات الحساب.",
  administratorsUniverse: "لا يُغلق كون من يدير هذا الخادم إلا بأمر على الخادم نفسه.",
  noAddress: "ليس لهذا الكون بريد إلكتروني مؤكد يمكن إرسال رابط إليه.",
  noMails: "لا يرسل هذا الخادم رسائل بريد.",
  closedAlready: "هذا الكون مغلق.",
  notClosed: "هذا الكون مفتوح.",
  closedByPerson: "أغلق هذا الكون صاحبه، وهو وحده من يمكنه الاحتفاظ به.",
  tooManyInvitations: "الحد الأقصى للدعوات في وقت واحد هو {max, number}. يُرجى سحب إحداها أولًا.",
  labelTooLong: "الحد الأقصى لطول التسمية {max, number} حرفًا.",
  labelUnstorable: "يحتوي هذا النص على أحرف لا يمكن حفظها.",
  days: "مدة الدعوة من {min, number} إلى {max, number} يومًا.",
  uses: "يمكن استخدام الدعوة من {min, number} إلى {max, number} مرة.",
  usedOnce: "الدعوة المخصصة لكون واحد تُستخدم مرة واحدة.",
};
