import type { refusalsTrackers } from "../en/refusals-trackers.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsTrackers> = {
  nameTaken: "هناك مقياس آخر بهذا الاسم.",
  tooMany: "عدد مقاييسك {max, number}، وهو أقصى ما يسعه كون. يُرجى إزالة واحد أولًا.",
  unknown: "هذا المقياس غير موجود.",
  removed: "أُزيل هذا المقياس.",
  outOfRange: "يقبل هذا المقياس القيم من {min, number} إلى {max, number}، حسب خطوته.",
  tooManyOfDay: "أقصى عدد لقراءات المقياس في اليوم: {max, number}.",
  tooManyReadings: "أقصى عدد للقراءات في الكون: {max, number}.",
};
