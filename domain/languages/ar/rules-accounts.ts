import type { rulesAccounts } from "../en/rules-accounts.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof rulesAccounts> = {
  required: "يُرجى ملء كل الحقول المطلوبة",
  allRequired: "يُرجى ملء كل الحقول",
  email: "يُرجى إدخال بريد إلكتروني صالح",
  identifier: "هذا ليس بريدًا إلكترونيًا ولا اسم كون.",
  universeName: {
    length: "يجب أن يكون عدد أحرف اسم الكون بين {min, number} و{max, number}",
    unstorable: "في اسم الكون محارف لا يمكن حفظها",
    invisible: "في اسم الكون محارف غير مرئية",
    likeEmail: "لا يمكن أن يكون اسم الكون بريدًا إلكترونيًا",
    dots: "لا يمكن أن يكون اسم الكون نقاطًا فقط",
  },
  userName: {
    length: "يجب أن يكون عدد أحرف اسم المستخدم بين {min, number} و{max, number}",
    unstorable: "في اسم المستخدم محارف لا يمكن حفظها",
    invisible: "في اسم المستخدم محارف غير مرئية",
  },
  password: {
    tooShort: "يجب ألا يقل عدد أحرف كلمة المرور عن {min, number}",
    tooLong: "يجب ألا يزيد عدد أحرف كلمة المرور على {max, number}",
    unstorable: "في كلمة المرور محارف لا يمكن استخدامها",
    common: "يُرجى اختيار كلمة مرور أقل شيوعًا",
    characterClasses: "يجب أن تحتوي كلمة المرور على حرف كبير وحرف صغير ورقم ورمز خاص",
    mismatch: "كلمتا المرور غير متطابقتين",
  },
  code: "الرمز ستة أرقام، ورمز الاسترداد 16 حرفًا ورقمًا.",
  birthday: {
    notADate: "يجب أن يكون تاريخ الميلاد تاريخًا صالحًا.",
    noSuchDate: "يجب أن يكون تاريخ الميلاد تاريخًا موجودًا، مثل \u200e2001-12-31\u200e.",
    inFuture: "لا يمكن أن يكون تاريخ الميلاد في المستقبل.",
  },
  startDate: {
    notADate: "يجب أن يكون تاريخ بداية الرحلة تاريخًا صالحًا.",
    noSuchDate: "يجب أن يكون تاريخ بداية الرحلة تاريخًا موجودًا، مثل \u200e2001-12-31\u200e.",
    inFuture: "لا يمكن أن يكون تاريخ بداية الرحلة في المستقبل.",
  },
  demographics: {
    tooLong: "يجب ألا يزيد عدد أحرف النبذة على {max, number}.",
    unstorable: "في النبذة محارف لا يمكن حفظها.",
  },
};
