import type { naming } from "../en/naming.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof naming> = {
  title: "これらの星に名前をつける",
  nameLength: "{limit}文字のうち{length}文字",
  name: "名前",
  orAddTo: "または、次の星座に加える",
  nameHint: "例：ここでのはじめての夏",
  save: "名前をつける",
  subtitle: "選んだ順番に、線でつながります。",
  tooManyStars: "ひとつの星座の星は{max}個までです。今は{stars, number}個を選んでいます。",
  full: "星座が{max}個あり、ひとつの宇宙の上限です。日記でひとつ削除すると、空きができます。",
};
