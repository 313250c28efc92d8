import type { administrators } from "../en/administrators.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof administrators> = {
  lead: {
    title: "إدارة الخادم",
    what: "رعاية الأشخاص على هذا الخادم.",
    open: "فتح صفحة الإدارة",
  },
  log: {
    title: "ما فعلته الإدارة",
    what: "يمكن للإدارة مساعدتك في الدخول، ولا ترى كلمة من كلماتك. ما فعلته لكونك مكتوب هنا، وكذلك ما نُفذ بأمر على الخادم.",
    none: "لم يُفعل شيء لكونك حتى الآن. وإن حدث ذلك، فسيُكتب هنا.",
    unreachable: "لا يمكن قراءة ما فعلته الإدارة الآن.",
    showAll: "عرض الكل: {count, number}",
    actions: {
      "end-sessions": "سُجّل خروجك من كل أجهزتك.",
      unlock: "أُلغي قفل كونك بعد محاولات خاطئة.",
      "send-sign-in-link": "أُرسل رابط دخول إلى عنوانك.",
      close: "أُغلق كونك.",
      reopen: "فُتح كونك من جديد.",
      invite: "أُنشئ رابط يمنح كونك طريقة دخول جديدة.",
      "revoke-invitation": "سُحب رابط لكونك.",
      "make-administrator": "أُسندت إليك الإدارة.",
      "remove-administrator": "لم تعد الإدارة مسندة إليك.",
      export: "صُدّر كونك إلى ملف.",
      "reset-password": "أُعيد تعيين كلمة مرورك.",
      "remove-second-factor": "أُزيلت خطوتك الثانية.",
    },
    other: "فُعل أمر لا تعرفه هذه الصفحة بعد.",
    byOperator: "{moment}، بأمر على الخادم",
    byAdministrator: "{moment}، من الإدارة",
  },
};
