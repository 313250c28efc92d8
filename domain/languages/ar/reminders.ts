import type { reminders } from "../en/reminders.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof reminders> = {
  title: "التذكيرات",
  subtitle: "كلمة لطيفة في أوقات من اختيارك.",
  unreachable: "تعذر تحميل تذكيراتك. تحتاج إلى اتصال بالخادم.",
  next: "التالي: {moment}",
  restingUntil: "في استراحة حتى {day}.",
  endRest: "إنهاء الاستراحة",
  noneComes: "لن يأتي تذكير بعد: يلزم اختيار جهاز أو بريد أدناه.",
  times: {
    name: "متى",
    add: "إضافة وقت",
    zone: "بتوقيت {zone}",
    useZone: "استخدام {zone}",
    one: "التذكير {number, number}",
    time: "الوقت",
    remove: "إزالة هذا الوقت",
    kind: { name: "الغرض", star: "نجمة", "check-in": "تسجيل اليوم" },
  },
  places: {
    name: "أين",
    byMail: "بالبريد",
    byMailHint: "إلى {mail}. في كل رسالة رابط لإيقافها.",
    noMail:
      "يمكن أن تأتي التذكيرات بالبريد أيضًا، بعد التحقق من بريد إلكتروني في <link>إعدادات الحساب</link>.",
    withSound: "مع صوت",
    withSoundHint: "التذكيرات صامتة إلا إذا طلبت صوتها.",
    thisDevice: "على هذا الجهاز",
    thisDeviceHint: "كإشعار، حتى حين يكون Mood Universe مغلقًا.",
    asks: "يسألك المتصفح هل يُسمح له بعرض الإشعارات. تحتاج التذكيرات إلى موافقتك.",
    others: "أجهزة أخرى",
    lastOpened: "آخر فتح: {day}",
    remove: "إزالة {name}",
    whyNot: {
      insecure: "لا تعرض المتصفحات الإشعارات إلا عبر https، وهذا العنوان بدونه.",
      "home-screen":
        "على iPhone أو iPad، يلزم أولًا وضع Mood Universe على الشاشة الرئيسية: «مشاركة» ثم «إضافة إلى الشاشة الرئيسية». ثم فتحه من هناك والعودة إلى هنا.",
      none: "لا يستطيع هذا المتصفح عرض الإشعارات. قد يستطيع ذلك متصفح آخر، والبريد لا يحتاج إليها.",
      denied:
        "يحظر متصفحك إشعارات هذا الموقع. يمكن السماح بها في إعدادات المتصفح لهذا الموقع، ثم العودة إلى هنا.",
    },
  },
  device: { name: "{browser} على {system}", browser: "متصفح" },
  actions: {
    start: "تشغيل التذكيرات",
    started: "التذكيرات تعمل",
    stop: "إيقاف التذكيرات",
    stopped: "أُوقفت التذكيرات",
    rest: "استراحة لأسبوع",
    save: "حفظ",
    saved: "حُفظت",
  },
  failed: {
    title: "لم يتغير شيء",
    unchanged: "تذكيراتك كما كانت. يُرجى التحقق من الاتصال وإعادة المحاولة.",
    notAdded: "تعذرت إضافة هذا الجهاز. يُرجى التحقق من الاتصال وإعادة المحاولة.",
    notRemoved: "ما زال الجهاز هنا. يُرجى التحقق من الاتصال وإعادة المحاولة.",
  },
};
