import type { refusalsSeal } from "../en/refusals-seal.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsSeal> = {
  universeSealed:
    "كلمات هذا الكون مختومة، وقد وصل هذا بلا ختم. لم يتغير شيء. يُرجى إعادة تحميل هذه الصفحة وفتح قفل كلماتك.",
  universeNotSealed: "كلمات هذا الكون لم تعد مختومة. يُرجى إعادة تحميل هذه الصفحة.",
  wrongEpoch: "خُتم هذا بمفتاح لم يعد هذا الكون يستخدمه. يُرجى إعادة تحميل هذه الصفحة وفتح قفل كلماتك من جديد.",
  sealState: "هذا لا يوافق المرحلة التي بلغها ختم كلماتك. يُرجى إعادة تحميل هذه الصفحة للاطلاع عليها.",
  wordsLeft:
    "{plain, plural, zero {لم يبق أي عنصر غير جاهز} one {عنصر واحد غير جاهز بعد} two {عنصران غير جاهزين بعد} few {# عناصر غير جاهزة بعد} many {# عنصرًا غير جاهز بعد} other {# عنصر غير جاهز بعد}}.",
};
