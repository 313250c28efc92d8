import type { starNotices } from "../en/star-notices.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof starNotices> = {
  notChanged: {
    title: "لم تُغيَّر",
    description: "لم يصل جزء من الصفحة. يُرجى التحقق من الاتصال وإعادة المحاولة.",
    refused: "لم يقبل كونك هذا التغيير. ربما أُزيلت النجمة على جهاز آخر.",
  },
  notRemoved: {
    title: "لم تُزل",
    description: "لم يصل جزء من الصفحة. يُرجى التحقق من الاتصال وإعادة المحاولة.",
  },
  cooldown: {
    title: "فترة الانتظار سارية",
    description: "يُرجى الانتظار قبل إنشاء نجمة أخرى.",
    minutes: "يُرجى الانتظار قبل إضافة شعور آخر. الدقائق الباقية: {minutes, number}.",
  },
  toBin:
    "{count, plural, zero {لم تُنقل أي نجمة} one {نُقلت إلى سلة المحذوفات} two {نُقلت نجمتان إلى سلة المحذوفات} few {نُقلت # نجوم إلى سلة المحذوفات} many {نُقلت # نجمة إلى سلة المحذوفات} other {نُقلت # نجمة إلى سلة المحذوفات}}",
  undo: "تراجع",
  back: "{count, plural, zero {عادت نجومك} one {عادت نجمتك} two {عادت نجمتاك} few {عادت نجومك} many {عادت نجومك} other {عادت نجومك}}",
};
