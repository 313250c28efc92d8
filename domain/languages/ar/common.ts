import type { common } from "../en/common.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof common> = {
  tryAgain: "إعادة المحاولة",
  logIn: "تسجيل الدخول",
  stars:
    "{count, plural, zero {لا نجوم} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}}",
  loading: "جارٍ تحميل كونك…",
  backToSky: "العودة إلى سمائك",
  showInSky: "عرض في السماء",
  loadingForm: "جارٍ التحميل",
  close: "إغلاق",
  cancel: "إلغاء",
  save: "حفظ",
  undo: "تراجع",
  breatheNow: "تنفّس الآن",
  support: "الدعم",
  percent: "{percent, number}\u200e%\u200e",
  ofMost: "{value, number} من {max, number}",
  toast: {
    name: "إشعار",
    dismiss: "إخفاء",
    undoKey: "المفتاحان Control وZ: {action}.",
  },
  copyByHand: {
    title: "النسخ يدويًا",
    reason: "لا يسمح هذا المتصفح للصفحة باستخدام الحافظة.",
    text: "النص المراد نسخه",
  },
  notOpened: {
    title: "تعذر الفتح",
    newVersion: "صدر إصدار جديد من كونك. يكفي تحميل الصفحة من جديد حتى يُفتح.",
    disconnected: "لم يصل جزء من الصفحة. يُرجى التحقق من الاتصال ثم إعادة المحاولة.",
  },
  unavailable: {
    title: "تعذر الوصول إلى هذه الصفحة",
    reason:
      "الخادم لا يستجيب، أو هذا الجهاز غير متصل. لم يُفقد شيء، فنجومك محفوظة على الخادم. يُرجى التحقق من الاتصال ثم إعادة المحاولة.",
    still: "ما زال الوصول متعذرًا.",
  },
  language: "اللغة",
  networkError: "خطأ في الشبكة. يُرجى التحقق من الاتصال وإعادة المحاولة.",
  session: {
    ended: "سُجّل خروجك",
    endedReason: "انتهت جلستك. ما كنت بصدد كتابته محفوظ إلى حين عودتك.",
  },
  settingsClosed: {
    title: "إعدادات الحساب",
    reason: "يُرجى تسجيل الدخول للوصول إلى إعدادات الحساب.",
  },
  unreachable: {
    title: "تعذر الوصول إلى كونك",
    reason:
      "تعذر جلب بيانات الحساب. لم يُفقد شيء، فنجومك محفوظة على الخادم. يُرجى التحقق من الاتصال ثم إعادة المحاولة.",
  },
  unreachableForVisitor: {
    title: "تعذر الوصول إلى Mood Universe",
    reason:
      "لا يوجد كون مفتوح في هذا المتصفح، وفتح أي كون يتطلب الاتصال بالخادم. يُرجى التحقق من الاتصال ثم إعادة المحاولة.",
  },
  broken: {
    title: "توقفت هذه الصفحة عن العمل",
    reason: "نجومك في أمان. وغالبًا ما يكفي تحميل الصفحة من جديد.",
    reload: "تحميل من جديد",
  },
  notFound: {
    pageTitle: "الصفحة غير موجودة",
    title: "404 الصفحة غير موجودة",
    reason: "لا شيء في هذا العنوان. نجومك حيث تركتها.",
    back: "العودة إلى كونك",
  },
};
