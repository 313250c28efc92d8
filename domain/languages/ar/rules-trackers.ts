import type { rulesTrackers } from "../en/rules-trackers.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof rulesTrackers> = {
  nameLength: "عدد أحرف اسم المقياس من {min, number} إلى {max, number}.",
  unitLength: "أقصى عدد لأحرف الوحدة: {max, number}.",
  labelLength: "أقصى عدد لأحرف كلمات طرفي التدريج: {max, number}.",
  unstorable: "في هذا النص محارف لا يمكن حفظها.",
  invisible: "في هذا النص محارف غير مرئية.",
  bound: "يُرجى إدخال عدد لا يتجاوز المليون.",
  scaleNeeds: "يحتاج التدريج إلى أدنى قيمة وأعلى قيمة وخطوة.",
  scaleWhole: "أعداد التدريج صحيحة.",
  order: "يجب أن تكون أعلى قيمة أكبر من أدنى قيمة.",
  belowZero: "لا يمكن أن تقل المدة عن صفر.",
  step: "يجب أن تكون الخطوة أكبر من 0.",
  scaleParts: "يجب أن تقود الخطوات من أدنى قيمة إلى أعلى قيمة.",
  scaleValues: "عدد قيم التدريج من {min, number} إلى {max, number}.",
  dayToCome: "لم يأتِ هذا اليوم بعد.",
  tooEarly: "لا يمكن أن تسبق القراءة عام {year}.",
};
