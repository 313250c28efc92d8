import type { naming } from "../en/naming.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof naming> = {
  title: "为这些星命名",
  nameLength: "{length}/{limit}",
  name: "名称",
  orAddTo: "或将它们加入",
  nameHint: "例如“我在这里的第一个夏天”",
  save: "命名",
  subtitle: "它们会按你选择的顺序连成一条线。",
  tooManyStars: "一个星座最多有 {max} 颗星。你已选择 {stars, number} 颗。",
  full: "你已有 {max} 个星座，达到一个宇宙的上限。请在日记中移除一个，腾出位置。",
};
