import type { sky } from "../en/sky.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof sky> = {
  firstStarSentence: "تحفظ هذه اللحظة. لكل شعور مكان هنا.",
  zoom: "{zoom}×",
  selected: "المحدد: {count, number}.",
  spokenStar: {
    withNote: "{star}، {intensity} من 10، {moment}. {note}",
    withoutNote: "{star}، {intensity} من 10، {moment}",
  },
  layouts: {
    notLoaded: {
      title: "لم يُحمّل المنظر",
      description: "لم يصل جزء من الصفحة. يُرجى التحقق من الاتصال وإعادة المحاولة.",
    },
    title: "مناظر سمائك",
    choice: "ترتيب نجومك",
    close: "إغلاق المناظر",
    noTags: "لا وسم على أي من نجومك بعد. حين تُوسم بعض النجوم تتجمع هنا.",
    otherFeelings: "أخرى",
    withoutTags: "بلا وسوم",
    names: {
      sky: {
        name: "السماء",
        shows: "كونك: الأعلى سار، ولكل عائلة مشاعر اتجاه، والنجوم الأحدث أبعد.",
      },
      year: {
        name: "السنة",
        shows: "تقويم: لكل يوم خانة، والأسابيع متتابعة، والسنوات بعضها فوق بعض.",
      },
      day: {
        name: "اليوم",
        shows: "ساعة من 24 ساعة ومنتصف الليل في أعلاها: كل نجمة عند ساعتها، والأحدث أبعد.",
      },
      feelings: {
        name: "المشاعر",
        shows: "تسعة أنهار عبر الزمن، أكثرها سرورًا في الأعلى: يعلو النهر حيث كثر شعوره.",
      },
      moons: {
        name: "الأقمار",
        shows: "كل وسم يجمع نجومه. ما له عدة وسوم يقع بينها، وما ليس له وسم في الحلقة الخارجية.",
      },
    },
  },
  card: {
    selected: "النجمة المحددة",
    position: "{position, number} من {count, number}",
    notAmong: "ليست من بين {count, number}",
    correct: "تصحيح",
    remove: "إزالة",
    gone: {
      title: "لم تعد هذه النجمة في سمائك",
      description: "أُزيلت في مكان آخر. تحتفظ بها سلة المحذوفات في يومياتك ثلاثين يومًا.",
    },
    open: "فتح",
    previous: "النجمة السابقة",
    next: "النجمة التالية",
    tags: "وسوم هذه النجمة",
  },
  controls: {
    touch: {
      rotate: "إصبع واحدة للتدوير",
      zoom: "مباعدة إصبعين للتقريب",
      move: "إصبعان للتحريك",
      several: "ضغط ثلاث ثوانٍ لتحديد عدة نجوم",
    },
    mouse: {
      turn: "السحب للتدوير، والعجلة للتقريب",
      move: "الزر الأيمن أو ضغط مفتاح المسافة للتحريك",
    },
    title: "التحكم",
    turnUp: "تدوير إلى أعلى",
    turnLeft: "تدوير إلى اليسار",
    turnRight: "تدوير إلى اليمين",
    turnDown: "تدوير إلى أسفل",
    zoomIn: "تقريب",
    zoomOut: "إبعاد",
    keep: "تذكار من سمائك",
  },
  failures: {
    lost: "انقطعت صورة سمائك. تعود من تلقاء نفسها؛ وتدويناتك في أمان.",
    undelivered:
      "لم يصل جزء من خريطة النجوم. تدويناتك في أمان: هذه قائمة نجومك. يُرجى التحقق من الاتصال وإعادة المحاولة.",
    unsupported: "لا يستطيع هذا المتصفح رسم خريطة النجوم. تدويناتك في أمان: هذه قائمة نجومك.",
    drawAgain: "رسم السماء من جديد",
  },
  list: {
    addToSeveral: "إضافة {star}، {day} إلى المجموعة",
    title: "نجومك",
    journal: "القراءة في اليوميات",
    close: "إغلاق القائمة",
    empty: "تظهر نجومك هنا شهرًا بعد شهر. والبداية بإضافة شعور.",
    button: "قائمة النجوم",
    month:
      "{month}، {count, plural, zero {لا نجوم} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}}",
    count: "{found, number} من {total, number}",
  },
  presets: {
    side: "منظر جانبي",
    tilted: "منظر مائل",
    top: "منظر علوي",
    reset: "المنظر الأصلي",
    title: "مناظر جاهزة",
  },
  firstStar: "نجمتك الأولى",
  constellation: {
    inJournal: "الكوكبات في اليوميات",
    noStars: "لا نجوم",
    unknown: {
      title: "هذه الكوكبة ليست في سمائك",
      description: "ربما أُزيلت. نجومها ما زالت هناك.",
    },
  },
  time: {
    count:
      "{shown, number} من {all, plural, zero {# نجوم} one {نجمة واحدة} two {نجمتين} few {# نجوم} many {# نجمة} other {# نجمة}}",
    speeds: {
      day: "يوم / ث",
      week: "أسبوع / ث",
      month: "شهر / ث",
    },
    from: "العرض من",
    until: "العرض حتى",
    everythingUntil: "عرض كل شيء حتى",
    title: "الزمن",
    showAll: "عرض الزمن كله",
    pause: "إيقاف مؤقت",
    play: "تشغيل",
    speed: "السرعة",
    twoHandles: "اختيار بداية أيضًا",
    handle: "{day}، {count}",
  },
  galaxyView: "منظر المجرة",
  gridView: "منظر الشبكة",
  tooltip: {
    twin: "نظام نجمة توأم",
    primary: "الأول",
    orbiting: "يدور حوله",
    secondaryIntensity: "شدة الشعور الثاني",
    intensity: "الشدة {intensity}/10",
  },
  shown: {
    title: "المعروض في السماء",
    showAll: "عرض الكل",
    journal: "القراءة في اليوميات",
    tagNoStars: "لا نجوم",
    noMatch: "لا نجمة مطابقة",
    found:
      "{found, number} من {all, plural, zero {# نجوم} one {نجمة واحدة} two {نجمتين} few {# نجوم} many {# نجمة} other {# نجمة}}",
  },
  several: {
    title: "عدة نجوم",
    selected: "النجوم المحددة: {count, number}",
    another: "اختيار نجمة أخرى",
    name: "تسمية",
    snapshot: "لقطة",
    picture: "صورة",
    exit: "خروج",
    copied: {
      title: "نُسخت اللقطة",
      description: "عدد النجوم التي في حافظتك بصيغة JSON: {count, number}.",
    },
  },
  keys: "مفاتيح الأسهم تدوّر السماء، ومع Shift تحركها، وزائد وناقص للتقريب والإبعاد، و0 يعيد المنظر. القوسان المربعان للنجمة السابقة والتالية، وEnter يحدد التي في الوسط، وبضغطه مرة أخرى يفتحها، ومفتاح المسافة يضيف النجمة المحددة إلى المجموعة، وEscape يغلق النجمة المفتوحة ثم يلغي تحديدها. وسوم النجمة المحددة أزرار بعد السماء.",
  map: "خريطة النجوم، {count, plural, zero {لا نجوم} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}}",
  axis: {
    pleasant: "سار",
    unpleasant: "غير سار",
  },
};
