import type { rulesSettings } from "../en/rules-settings.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof rulesSettings> = {
  label: {
    length: "عدد أحرف التسمية من {min, number} إلى {max, number}.",
    unstorable: "في التسمية محارف لا يمكن حفظها.",
    invisible: "في التسمية محارف غير مرئية.",
  },
  passkeyName: {
    length: "عدد أحرف اسم مفتاح المرور من {min, number} إلى {max, number}.",
    unstorable: "في اسم مفتاح المرور محارف لا يمكن حفظها.",
    invisible: "في اسم مفتاح المرور محارف غير مرئية.",
  },
  tokenName: {
    length: "عدد أحرف اسم الرمز من {min, number} إلى {max, number}.",
    unstorable: "في اسم الرمز محارف لا يمكن حفظها.",
    invisible: "في اسم الرمز محارف غير مرئية.",
  },
  tokenScopes: "يُرجى اختيار أمر واحد على الأقل يُسمح به للبرنامج.",
  tokenEnd: "يجب أن تكون نهاية الرمز في المستقبل.",
  reminderTime: "يُكتب الوقت هكذا: 20:30.",
  reminderWeekdays: "للتذكير يوم واحد على الأقل من الأسبوع، وكل يوم مرة واحدة.",
  reminderTimes: "عدد أوقات التذكير من {min, number} إلى {max, number}.",
};
