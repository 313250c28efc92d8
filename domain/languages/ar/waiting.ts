import type { waiting } from "../en/waiting.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof waiting> = {
  title: "في انتظار الشبكة",
  update: "بانتظار التحديث",
  locked: "بانتظار فتح قفل كلماتك",
  claim: "بانتظار جوابك",
  tryNow: "المحاولة الآن",
  arrived: "وصل كل شيء.",
  listed: "ينتظر على هذا الجهاز",
  refused: {
    constellationRemoval: "لم تُزل الكوكبة",
    constellation: "لم تُحفظ الكوكبة",
    comparison: "لم تُحفظ المقارنة",
    comparisonRemoval: "لم تُزل المقارنة",
    avatar: "لم تتغير الصورة الرمزية",
    tagMerge: "لم تُدمج الوسوم",
    tagRemoval: "لم يُزل الوسم",
    tagChangeKept: "تغييرك محفوظ في «الوسوم» ضمن يومياتك.",
    tagChange: "لم يتغير الوسم",
    newTag: "لم يُضف الوسم",
    newFeeling: "لم يُضف الشعور",
    newFeelingKept: "يبقى على هذا الجهاز مع نجومه إلى حين تغييره أو إزالته.",
    feelingChange: "لم يتغير الشعور",
    feelingRemoval: "لم يُزل الشعور",
    feelingMerge: "لم تُدمج المشاعر",
    newTracker: "لم يُضف المقياس",
    newTrackerKept: "يبقى على هذا الجهاز مع قراءاته إلى حين تغييره أو إزالته.",
    trackerChange: "لم يتغير المقياس",
    trackerRemoval: "لم يُزل المقياس",
    reading: "لم تُحفظ القراءة: {name}",
    restoration: "لم تُستعد النجمة",
    noReason: "لم يقبله كونك.",
    quota: "لم يُحفظ",
  },
  practice: "تمرين منجز أو متاهة منجزة",
  quiz: "إجابة في الاختبار",
  avatar: "صورتك الرمزية الجديدة",
  constellationRemoval: "إزالة كوكبة",
  comparison: "مقارنة: {name}",
  comparisonRemoval: "إزالة مقارنة",
  change: "تغيير في كونك",
  tag: {
    change: "تغيير الوسم «{name}»",
    new: "وسم جديد: {name}",
    removal: {
      known: "إزالة الوسم «{name}»",
      unknown: "إزالة وسم",
    },
    merge: {
      known: "دمج الوسم «{name}» في الوسم «{into}»",
      intoUnknown: "دمج الوسم «{name}» في وسم",
      ofUnknown: "دمج وسم في الوسم «{into}»",
      unknown: "دمج وسم في وسم",
    },
  },
  feeling: {
    new: "شعور جديد: {name}",
    change: "تغيير الشعور «{name}»",
    removal: { known: "إزالة الشعور «{name}»", unknown: "إزالة شعور" },
    merge: { known: "دمج الشعور «{name}» في «{into}»", unknown: "دمج شعور في شعور آخر" },
  },
  tracker: {
    new: "مقياس جديد: {name}",
    change: "تغيير المقياس «{name}»",
    removal: { known: "إزالة المقياس «{name}»", unknown: "إزالة مقياس" },
  },
  reading: {
    new: "قراءة: {name}",
    removal: { known: "إزالة قراءة: {name}", unknown: "إزالة قراءة" },
  },
  star: {
    back: "عودة نجمة من سلة المحذوفات",
    new: "نجمة جديدة: {feeling}",
    change: {
      known: "تغيير نجمة: {feeling}",
      unknown: "تغيير نجمة",
    },
    removal: {
      known: "إزالة نجمة: {feeling}",
      unknown: "إزالة نجمة",
    },
  },
  kept: "محفوظ على هذا الجهاز. يُرسل من تلقاء نفسه متى أمكن الوصول إلى كونك.",
  keptLocked:
    "محفوظ حتى إغلاق هذه الصفحة: ما دامت كلماتك مقفلة فلا شيء يُخزَّن كما كُتب. ومتى فُتح القفل تُختم الكلمات وتُرسل.",
  keptInPage:
    "محفوظ حتى إغلاق هذه الصفحة، لأن متصفحك لا يخزن شيئًا هنا. يُرسل من تلقاء نفسه متى أمكن الوصول إلى كونك.",
  writes:
    "، {count, plural, zero {لا تغييرات} one {تغيير واحد} two {تغييران} few {# تغييرات} many {# تغييرًا} other {# تغيير}}",
  constellation: "كوكبة: {name}",
};
