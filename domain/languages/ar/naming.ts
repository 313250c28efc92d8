import type { naming } from "../en/naming.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof naming> = {
  title: "تسمية هذه النجوم",
  nameLength: "{length, number} من {limit, number}",
  name: "الاسم",
  orAddTo: "أو إضافتها إلى",
  nameHint: "مثلًا: أول صيف لي هنا",
  save: "تسمية",
  subtitle: "يصل بينها خط بالترتيب الذي اخترتها به.",
  tooManyStars: "أقصى عدد لنجوم الكوكبة {max, number}، والمختار {stars, number}.",
  full: "عدد كوكباتك {max, number}، وهو أقصى ما يسعه كون. إزالة إحداها من يومياتك تفسح مكانًا.",
};
