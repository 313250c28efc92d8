import type { quiz } from "../en/quiz.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof quiz> = {
  pageTitle: "الاختبار التمهيدي",
  back: "العودة إلى الأنشطة",
  count: "<hidden>الموقف </hidden>{scenario, number} من {count, number}",
  progress: "التقدم",
  answered: "أُجيب عن {done, number} من {count, number}",
  question: "كيف سيكون شعورك في هذا الموقف؟",
  intensity: "الشدة",
  subtle: "خفيف",
  intense: "شديد",
  next: "الموقف التالي",
  complete: "إنهاء الاختبار",
  hint: "يكفي أقل من 10 ثوانٍ لكل موقف: الشعور الأول هو الأنسب. هو تأمل في الذات، وليس فحصًا صحيًا.",
  contexts: {
    work: "العمل",
    relationship: "العلاقات",
    health: "الصحة",
    family: "العائلة",
    social: "الناس",
  },
  difficulties: {
    easy: "سهل",
    medium: "متوسط",
    hard: "صعب",
  },
  own: {
    type: "كتابة شعور بكلماتك",
    yourWord: "<quiet>كلمتك: </quiet><own>{word}</own>",
    label: "شعورك بكلماتك",
    use: "استخدام",
  },
  wheel: {
    joy: "فرح",
    love: "حب",
    serenity: "سكينة",
    melancholy: "شجن",
    sadness: "حزن",
    frustration: "إحباط",
    anger: "غضب",
    anxiety: "قلق",
    fear: "خوف",
    surprise: "دهشة",
    curiosity: "فضول",
    excitement: "حماس",
  },
  situations: {
    work_1: {
      name: "شكر أمام الجميع",
      text: "يشكرك أحد الزملاء، باسمك وأمام الجميع، على عمل ظننت أن لا أحد لاحظه.",
    },
    relationship_1: {
      name: "أمسية أُلغيت",
      text: "يلغي شخص قريب منك أمسيتكما قبل موعدها بساعة، للمرة الثالثة هذا الشهر. «أعتذر كثيرًا، اليوم فوق طاقتي. قريبًا!»",
    },
    health_1: {
      name: "تحليل يُعاد",
      text: "بعد فحص دوري تتصل بك العيادة: يودون إعادة أحد التحاليل. «لا شيء في الغالب.» موعدك بعد تسعة أيام.",
    },
    family_1: {
      name: "طبق دافئ",
      text: "وصلت إلى البيت في وقت متأخر. أبقى لك أحد أفراد العائلة طبقًا دافئًا، ويجلس بجانبك أثناء الطعام.",
    },
    social_1: {
      name: "حفلة مع غرباء",
      text: "وصلت إلى حفلة لا معرفة لك فيها إلا بصاحبها، وهو مشغول في الطرف الآخر. وبقربك مجموعة تضحك من شيء فاتك.",
    },
    work_2: {
      name: "رسالة قصيرة في المساء",
      text: "في المساء تصلك رسالة من الإدارة: «هل يمكن أن نتحدث غدًا في التاسعة؟» ولا شيء غير ذلك. في هذا الأسبوع نجح شيء من عملك، وتأخر شيء آخر عن موعد تسليمه.",
    },
  },
  result: {
    title: "اكتمل الاختبار التمهيدي!",
    scenarios: "المواقف",
    totalTime: "الوقت كله",
    average: "متوسط زمن الإجابة",
    seconds: "{seconds} ث",
    reflection: "هو تأمل في الذات، وليس فحصًا صحيًا. لا نتيجة أفضل ولا أسوأ.",
    recommended: "مقترح لك",
    games: "استكشاف الألعاب",
    share: "مشاركة النتائج",
    again: "إعادة الاختبار",
    shared:
      "{outcome} {count, plural, zero {# مواقف} one {موقف واحد} two {موقفان} few {# مواقف} many {# موقفًا} other {# موقف}}، ومجموع الثواني {total}، والمتوسط {average}. من اختباري التمهيدي في Mood Universe.",
    notSharedReason: "لم يسمح متصفحك بذلك. تبقى نتيجتك هنا.",
  },
  outcomes: {
    growth_quest: {
      title: "انفتحت لك رحلة نمو شخصي!",
      description:
        "في جانب من حياتك كان شعورك كثيرًا ما يختلف عن الشعور المرجعي. هذا يستحق نظرة ودودة أقرب: إلى ما في داخلك، وإلى ما يتكرر، وإلى ما يثبّتك.",
    },
    regulation_focus: {
      title: "تنظيم المشاعر قد يفيدك",
      description:
        "في بعض هذه اللحظات كان شعورك مختلفًا عن الشعور المرجعي. ولا خطأ في هذا ولا ذاك. تدور هذه الألعاب الثلاث حول المشاعر القوية، وحول إيجاد طريقك خلالها.",
    },
    exploration: {
      title: "وعي جميل بالمشاعر!",
      description: "كانت معظم مشاعرك قريبة من الشعور المرجعي. وللمضي أبعد، هذه الألعاب الثلاث لك، على مهلك.",
    },
  },
  answers: {
    title: "إجاباتك",
    intro:
      "كل دائرة لحظة واحدة، والأولى في الوسط. والمرجع شعور واحد للمقارنة: الإجابة البعيدة عنه مختلفة، لا خاطئة.",
    wheel: "إجاباتك على عجلة المشاعر. والقائمة تقول الشيء نفسه بالكلمات.",
    theBaseline: "المرجع",
    whatYouFelt: "شعورك",
    beside: "خارج العجلة:",
    youFelt: "شعورك",
    baseline: "المرجع",
    typed: "<own>{word}</own><place> ({feeling} على العجلة)</place>",
    ownWord: "كلمة من عندك، خارج العجلة",
    same: "الشعور نفسه",
    close:
      "شعور مجاور، على بُعد {steps, plural, zero {# خطوات} one {خطوة واحدة} two {خطوتين} few {# خطوات} many {# خطوة} other {# خطوة}}",
    different:
      "شعور مختلف، على بُعد {steps, plural, zero {# خطوات} one {خطوة واحدة} two {خطوتين} few {# خطوات} many {# خطوة} other {# خطوة}}",
  },
  types: {
    game: "لعبة",
    puzzle: "لغز",
    maze: "متاهة",
  },
  games: {
    "emotion-memory-match": "ذاكرة المشاعر",
    "empathy-adventures": "مغامرات التعاطف",
    "trigger-pattern-puzzle": "لغز أنماط المثيرات",
    "mood-maze-solver": "حل متاهة المزاج",
    "emotional-labyrinth": "دهاليز المشاعر",
    "mindfulness-maze": "متاهة التأمل",
  },
  forYou: "مخصص لك",
  reasons: {
    emotional_awareness: "الوعي بالمشاعر",
    pattern_recognition: "ملاحظة الأنماط",
    grounding: "الرسوخ",
    social_skills: "المهارات الاجتماعية",
    emotional_navigation: "الاهتداء بين المشاعر",
    deep_processing: "الفهم العميق",
    skill_building: "بناء المهارة",
    pattern_mastery: "إتقان الأنماط",
    mindful_exploration: "الاستكشاف المتأمل",
  },
  tryUntilThen: "ما زالت قيد البناء. حتى ذلك الحين:",
  comingSoon: {
    pageTitle: "قريبًا",
    title: "قريبًا",
    building: "«{game}» قيد البناء.",
    unreachable: "تعذر الاطلاع على اختبارك الآن. لم يُفقد شيء.",
    quizFirst: "«{game}» قيد البناء. يُرجى إنهاء الاختبار التمهيدي أولًا: منه تبدأ كل الأنشطة.",
    offer: "«{game}» قيد البناء، وموضوعها {about}. وإلى أن تجهز، إليك تمرينًا في الاتجاه نفسه.",
    about: {
      emotional_awareness: "الوعي بالمشاعر",
      pattern_recognition: "ملاحظة الأنماط",
      grounding: "الرسوخ",
      social_skills: "المهارات الاجتماعية",
      emotional_navigation: "الاهتداء بين المشاعر",
      deep_processing: "الفهم العميق",
      skill_building: "بناء المهارة",
      pattern_mastery: "إتقان الأنماط",
      mindful_exploration: "الاستكشاف المتأمل",
    },
  },
};
