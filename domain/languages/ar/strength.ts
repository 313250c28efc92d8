import type { strength } from "../en/strength.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof strength> = {
  levels: {
    weak: "سهلة التخمين",
    fair: "يمكن أن تكون أقوى",
    good: "جيدة",
    strong: "قوية",
  },
  advice: {
    common: "كثير من الناس يستخدمون كلمة المرور هذه، فهي من أول ما يُجرَّب.",
    likeCommon: "تشبه كلمة مرور يستخدمها كثير من الناس.",
    personal: "فيها اسمك أو عنوانك، وهما معروفان لغيرك.",
    keys: "المفاتيح المتجاورة سهلة التخمين.",
    repeats: "تكرار الحروف أو الكلمات لا يضيف إلا القليل.",
    sequence: "التسلسلات مثل abc أو 6543 سهلة التخمين.",
    date: "التواريخ والسنوات سهلة التخمين.",
    word: "كلمة واحدة أو اسم واحد سهل التخمين.",
    longer: "بضع كلمات أخرى لا صلة بينها تجعلها أقوى بكثير.",
  },
};
