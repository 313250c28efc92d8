import type { rulesStars } from "../en/rules-stars.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof rulesStars> = {
  emotionRequired: "يُرجى اختيار شعور قبل إنشاء نجمتك.",
  baseEmotionRequired: "يُرجى اختيار شعور أساسي لنجمتك التوأم.",
  sameEmotion: "تحتاج النجمة التوأم إلى شعورين مختلفين.",
  repeatedId: "لنجمتين المعرّف نفسه.",
  note: {
    tooLong: "يجب ألا يزيد عدد أحرف الملاحظة على {max, number}.",
    unstorable: "في الملاحظة محارف لا يمكن حفظها.",
  },
  momentTooEarly: "لا يمكن أن تسبق اللحظة عام {year}.",
  tooManyTags: "أقصى عدد لوسوم النجمة: {max, number}.",
  tagName: {
    length: "عدد أحرف اسم الوسم من {min, number} إلى {max, number}.",
    unstorable: "في اسم الوسم محارف لا يمكن حفظها.",
    invisible: "في اسم الوسم محارف غير مرئية.",
  },
  feelingName: {
    length: "عدد أحرف اسم الشعور من {min, number} إلى {max, number}.",
    unstorable: "في اسم الشعور محارف لا يمكن حفظها.",
    invisible: "في اسم الشعور محارف غير مرئية.",
  },
  constellationName: {
    length: "عدد أحرف اسم الكوكبة من {min, number} إلى {max, number}.",
    unstorable: "في اسم الكوكبة محارف لا يمكن حفظها.",
    invisible: "في اسم الكوكبة محارف غير مرئية.",
  },
  comparisonName: {
    length: "عدد أحرف اسم المقارنة من {min, number} إلى {max, number}.",
    unstorable: "في اسم المقارنة محارف لا يمكن حفظها.",
    invisible: "في اسم المقارنة محارف غير مرئية.",
  },
  comparisonTooLong: "في هذه المقارنة أكثر مما يمكن حفظه. يُرجى اختيار وسوم أو مشاعر أو كلمات أقل.",
  constellationStars: "عدد نجوم الكوكبة من {min, number} إلى {max, number}.",
};
