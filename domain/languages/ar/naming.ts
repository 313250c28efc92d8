import type { naming } from "../en/naming.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof naming> = {
  title: "تسمية هذه النجوم",
  nameLength: "{length} من {limit}",
  name: "الاسم",
  orAddTo: "أو إضافتها إلى",
  nameHint: "مثلًا: أول صيف لي هنا",
  save: "تسمية",
  subtitle: "يصل بينها خط بالترتيب الذي اخترتها به.",
  tooManyStars: "أقصى عدد لنجوم الكوكبة {max}، والمختار {stars, number}.",
  full: "عدد كوكباتك {max}، وهو أقصى ما يسعه كون. إزالة واحدة في يومياتك تفسح مكانًا.",
};
