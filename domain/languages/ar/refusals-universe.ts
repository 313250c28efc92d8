import type { refusalsUniverse } from "../en/refusals-universe.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsUniverse> = {
  pause:
    "فترة الانتظار سارية. يُرجى الانتظار {minutes, plural, zero {قليلًا} one {دقيقة أخرى} two {دقيقتين أخريين} few {# دقائق أخرى} many {# دقيقة أخرى} other {# دقيقة أخرى}}.",
  pauseAtMoment:
    "هناك نجمة أخرى على بُعد أقل من {minutes, plural, zero {دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}} من تلك اللحظة. يُرجى اختيار لحظة أخرى.",
  dailyLimit: "عدد النجوم التي أضفتها في آخر أربع وعشرين ساعة: {max, number}. يُرجى إضافة التالية لاحقًا.",
  momentInFuture: "تلك اللحظة لم تأتِ بعد.",
  changedElsewhere: "تغيرت هذه النجمة في مكان آخر في هذه الأثناء.",
  starRemoved: "أُزيلت هذه النجمة.",
  unknownTag: "أحد الوسوم غير موجود.",
  tagNameTaken: "هناك وسم آخر بهذا الاسم.",
  tooManyTags: "عدد وسومك {max, number}، وهو أقصى ما يسعه كون. يُرجى دمج بعضها أو إزالته أولًا.",
  noMergeTarget: "الوسم المراد إبقاؤه لم يعد موجودًا.",
  mergedIntoItself: "لا يمكن دمج وسم في نفسه.",
  unknownFeeling: "هذا الشعور غير موجود.",
  feelingNameTaken: "هناك شعور آخر بهذا الاسم.",
  tooManyFeelings: "عدد مشاعرك الخاصة {max, number}، وهو أقصى ما يسعه كون. يُرجى دمج بعضها أو إزالته أولًا.",
  feelingInUse:
    "{stars, plural, zero {لا نجوم تحمل} one {نجمة واحدة تحمل} two {نجمتان تحملان} few {# نجوم تحمل} many {# نجمة تحمل} other {# نجمة تحمل}} هذا الشعور، بما فيها سلة المحذوفات. أرشِفه أو ادمجه في شعور آخر.",
  noFeelingMergeTarget: "الشعور المراد إبقاؤه لم يعد موجودًا.",
  feelingMergedIntoItself: "لا يمكن دمج شعور في نفسه.",
  unknownStar: "إحدى هذه النجوم لم تعد في سمائك.",
  tooManyConstellations: "عدد كوكباتك {max, number}، وهو أقصى ما يسعه كون. يُرجى إزالة إحداها أولًا.",
  tooManyComparisons: "عدد مقارناتك {max, number}، وهو أقصى ما يسعه كون. يُرجى إزالة إحداها أولًا.",
  importClosed: "هذا الاستيراد لم يعد مفتوحًا.",
  importOpen: "هناك استيراد آخر مفتوح. يُرجى إتمامه أو إلغاؤه أولًا.",
  undoExpired: "يمكن التراجع عن الاستيراد خلال ثلاثين يومًا. هذا أقدم من ذلك، فتبقى نجومه.",
  noRoom:
    "لا متسع لذلك: يشغل كونك {used, number} ميغابايت من {megabytes, number} ميغابايت متاحة له هنا. {largest, select, notes {أكبر جزء منها الملاحظات، وتشغل {size, number} ميغابايت.} stars {أكبر جزء منها النجوم من دون ملاحظاتها، وتشغل {size, number} ميغابايت.} readings {أكبر جزء منها ما قِسته، ويشغل {size, number} ميغابايت.} imports {أكبر جزء منها ما تحتفظ به عمليات الاستيراد، ويشغل {size, number} ميغابايت.} practice {أكبر جزء منها التمارين والاختبار، وتشغل {size, number} ميغابايت.} other {أكبر جزء منها الأسماء وآثار ما حذفته، وتشغل {size, number} ميغابايت.}} يمكنك إفساح المجال بتقصير الملاحظات الطويلة أو حذف نجوم نهائيًا من سلة المحذوفات.",
  universeFull: "أقصى عدد لنجوم الكون {max, number}، والمتسع الباقي {room, number}.",
  universeNotEmpty: "لا تمكن الاستعادة إلا إلى كون فارغ، وفي هذا الكون نجوم بالفعل.",
  importTooManyTags: "أقصى عدد للوسوم في كون: {max, number}.",
  importTooManyConstellations: "أقصى عدد للكوكبات في كون: {max, number}.",
  importTooManyComparisons: "أقصى عدد للمقارنات في كون: {max, number}.",
  unknownStarOfConstellation: "إحدى نجوم الكوكبات غير موجودة.",
  tooManyLinks: "أقصى عدد للروابط: {max, number}. يُرجى إزالة رابط لم تعد له حاجة.",
  notAPushService: "لا تُرسل التذكيرات إلا إلى خدمة إشعارات لها عنوان https عام.",
  pushServiceNotFound: "يتعذر العثور الآن على خدمة الإشعارات الخاصة بمتصفحك. يُرجى إعادة المحاولة بعد قليل.",
  incompleteReminderLink: "هذا الرابط غير مكتمل. يمكن إيقاف التذكيرات في الإعدادات.",
  practiceQuota:
    "في كونك {max, number} من التمارين والمتاهات المنجزة، وهو أقصى ما يمكنه حفظه. لم يُحفظ هذا الأخير.",
  quizQuota: "في كونك {max, number} من إجابات الاختبار، وهو أقصى ما يمكنه حفظه. لم تُحفظ هذه الإجابة.",
};
