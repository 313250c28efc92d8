import type { kitLine } from "../en/kit-line.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof kitLine> = {
  question: "復旧キットは手元にありますか？",
  later: "あとできく",
};
