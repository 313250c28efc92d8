import type { onboarding } from "../en/onboarding.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof onboarding> = {
  ways: "طرق الدخول",
  create: "إنشاء كون",
  signIn: "دخول",
  closed: "الأكوان الجديدة مغلقة هنا",
  closedReason: "لا يقبل هذا الخادم حسابات ولا أكوانًا جديدة. إن كان لديك كون بالفعل، فيُفتح من «دخول».",
  namesOff: "الأسماء وحدها لا تفتح شيئًا هنا",
  namesOffReason: "أوقف مشغل هذا الخادم الدخول باسم الكون وحده.",
  noNewAccounts: "لا يقبل هذا الخادم حسابات ولا أكوانًا جديدة.",
  giveItOne: "إن كان كونك بلا كلمة مرور بعد، فيمكنك <migrate>إضافة كلمة مرور</migrate>.",
  createAccount:
    "يمكنك <register>إنشاء حساب</register> ببريد وكلمة مرور، أو <migrate>إضافة كلمة مرور</migrate> إن كان كونك بلا كلمة مرور بعد.",
  logIn: "الدخول بالبريد الإلكتروني",
  privacy: "تبقى بياناتك خاصة وآمنة على جهازك",
  nameIsKey:
    "الكون الذي بلا كلمة مرور يفتح لكل من يعرف اسمه بالضبط. الأفضل اختيار اسم لا يخطر على بال غيرك، أو <migrate>إضافة كلمة مرور إلى كونك</migrate>.",
  nameIsKeyClosed:
    "الكون الذي بلا كلمة مرور يفتح لكل من يعرف اسمه بالضبط. يمكنك <migrate>إضافة كلمة مرور إلى كونك</migrate>.",
  launch: {
    title: "هويتك الكونية",
    more: "المزيد عنك",
    demographicsHint: "أي شيء عنك يضع مشاعرك في سياقها، بكلماتك.",
    submit: "إطلاق كونك",
    busy: "جارٍ الإطلاق…",
    created: "وُلد كونك!",
    welcome: "أهلًا بك في {universeName}",
    failed: "تعذر إنشاء كونك. يُرجى إعادة المحاولة.",
  },
  access: {
    title: "الدخول إلى كونك",
    hint: "يُكتب اسم الكون بالضبط كما كتبته عند إنشائه.",
    logIn: "تسجيل الدخول إلى هذا الكون",
    submit: "دخول الكون",
    busy: "جارٍ الدخول…",
    accessing: "جارٍ الدخول إلى {universeName}",
    emptyName: "يُرجى كتابة اسم كونك",
    notFound: "لم يُعثر على الكون",
    notFoundHint: "يُرجى مراجعة اسم كونك أو إنشاء كون جديد",
    notFoundReason: "لا كون بهذا الاسم بالضبط.",
    failed: "تعذر الدخول إلى الكون. يُرجى إعادة المحاولة.",
  },
  closing: {
    title: "«{universeName}» مغلق",
    reason: "طلب حذفَه شخص يعرف اسمه. كل ما فيه ما زال موجودًا.",
    reasonWithDate: "طلب حذفَه شخص يعرف اسمه. سيُزال في <time>{moment}</time>. كل ما فيه ما زال موجودًا.",
    keep: "الاحتفاظ بكوني",
    failed: "تعذر الاحتفاظ به. يُرجى إعادة المحاولة.",
  },
};
