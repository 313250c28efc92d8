import type { keepsakes } from "../en/keepsakes.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof keepsakes> = {
  film: {
    left: {
      unknown: "جارٍ حساب المدة",
      seconds: "بقيت بضع ثوانٍ",
      aboutSeconds: "الثواني الباقية: نحو {seconds, number}",
      aboutMinutes:
        "بقي نحو {minutes, plural, zero {# دقائق} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}",
    },
    making: "جارٍ صنع فيلمك",
    makingHint: "يرسمه متصفحك صورة صورة على هذا الجهاز. يُرجى إبقاء هذه النافذة مفتوحة حتى يجهز.",
    length: "المدة",
    seconds: "{seconds, number} ث",
    title: "العنوان",
    optional: "اختياري",
    music: "الموسيقى",
    noSound: "لا يستطيع هذا المتصفح صنع الأفلام إلا بلا صوت.",
    make: "صنع الفيلم",
    wide: "عريض",
    tall: "طويل",
    failures: {
      graphics:
        "لا يستطيع متصفحك رسم الفيلم الآن، لأن رسوماته (WebGL) غير متاحة. يومياتك كما هي. يُرجى إغلاق علامات تبويب أخرى أو إعادة تشغيل المتصفح، ثم إعادة المحاولة.",
      music: "لم تصل الموسيقى. يُرجى التحقق من الاتصال وإعادة المحاولة، أو صنع الفيلم بلا موسيقى.",
      browser:
        "لم يتمكن المتصفح من إتمام الفيلم؛ ربما نقصت ذاكرته. يومياتك كما هي. يُرجى إغلاق علامات تبويب أخرى أو اختيار فيلم أقصر.",
    },
    period: "ما يعرضه",
    firstStar: "تضيء نجمتك الأولى.",
    fromFirst:
      "{count, plural, zero {لا نجوم تضيء.} one {تضيء نجمة واحدة.} two {تضيء نجمتان، من الأولى إلى الأخيرة.} few {تضيء # نجوم، من الأولى إلى الأخيرة.} many {تضيء # نجمة، من الأولى إلى الأخيرة.} other {تضيء # نجمة، من الأولى إلى الأخيرة.}}",
    preview: "معاينة فيلمك",
    noPreview: "تعذر رسم المعاينة الآن.",
    moment: "لحظة من الفيلم",
    second: "الثانية {second, number} من {length, number}",
    yours: "فيلمك",
    ready: "فيلمك جاهز.",
    savedAs: "حُفظ باسم {name}، وهو بين تنزيلاتك.",
    again: "صنع فيلم آخر",
    save: "حفظ الفيلم",
    unsupported:
      "لا يستطيع هذا المتصفح صنع الأفلام. يستطيع ذلك إصدار حديث من Chrome أو Edge أو Firefox أو Safari على حاسوب. وتعمل يومياتك هنا كما كانت.",
    insecure:
      "لا تصنع المتصفحات الأفلام إلا في صفحات تُفتح عبر HTTPS، وهذه ليست منها. وتعمل يومياتك هنا كما كانت.",
    drawn: "فيلمك أثناء رسمه",
    gettingReady: "جارٍ التحضير…",
    everything:
      "كل شيء · {count, plural, zero {لا نجوم} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}}",
    year: "{year} · {count, plural, zero {لا نجوم} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}}",
    secondsOf: "{second, number}/{length, number} ث",
    megabytes: "{name}، {size} م.ب",
    loading: "جارٍ التحميل…",
  },
  shape: {
    title: "الشكل",
    portrait: "طولي",
    landscape: "عرضي",
  },
  dates: "التواريخ",
  drawing: "جارٍ الرسم…",
  poster: {
    size: "الحجم",
    stars: "النجوم",
    inView: "كما في المنظر",
    all: "كلها",
    names: "الأسماء في السماء",
    namesOfTags: "هذه هنا أسماء وسومك.",
    namesOfConstellations: "وأسماء كوكباتك أيضًا.",
    ready: {
      title: "ملصقك جاهز",
      description: "هو بين تنزيلاتك.",
    },
    preview: "معاينة ملصقك",
    making: "جارٍ رسم ملصقك",
    save: "حفظ الملصق",
    screen: "للشاشة",
    largest: "الأكبر",
    print: "{across} × {down} سم، للطباعة",
    pixels: "{across} × {down} بكسل",
  },
  name: "الاسم",
  legend: "مفتاح المشاعر",
  card: {
    preview: "معاينة بطاقتك",
    notShared: {
      title: "لم تُشارك البطاقة",
      description: "يمكن حفظها، ثم مشاركة الملف من هناك.",
    },
    copied: {
      title: "نُسخت البطاقة",
      description: "يمكنك لصقها أينما شئت.",
    },
    notCopied: {
      title: "لم تُنسخ البطاقة",
      description: "المتصفح لا يسمح بذلك. يمكن حفظ البطاقة بدلًا من نسخها.",
    },
    copy: "نسخ البطاقة",
    save: "حفظ البطاقة",
    share: "مشاركة البطاقة",
  },
  parts: {
    poster: "ملصق",
    film: "فيلم",
    card: "بطاقة",
    title: "نوع التذكار",
  },
  title: "تذكار من سمائك",
  subtitle: "في صورة أو فيلم. لا يُظهر أي منهما ملاحظاتك.",
  noStars: "لا نجوم في سمائك بعد. مع إضافة أول شعور يصير هناك ما يُحتفظ به.",
  colours: {
    night: "ليل",
    paper: "ورق",
    title: "الألوان",
  },
  failures: {
    tooLarge: "ترسم رسومات هذا الجهاز صورًا لا يزيد ضلعها على {largest, number} بكسل. يُرجى اختيار حجم أصغر.",
    noGraphics:
      "لا يستطيع متصفحك رسم الصورة الآن، لأن رسوماته (WebGL) غير متاحة. يومياتك كما هي. يُرجى إغلاق علامات تبويب أخرى أو إعادة تشغيل المتصفح، ثم إعادة المحاولة.",
    unexpected: "تعذر صنع الصورة. يومياتك كما هي. يُرجى إعادة المحاولة، أو اختيار حجم أصغر.",
  },
};
