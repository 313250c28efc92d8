import type { programsLead } from "../en/programs-lead.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof programsLead> = {
  title: "プログラム",
  what: "自分のプログラムが星空を見たり、星を加えたり、変化を知ったりできます。鍵はプログラムごとに分かれていて、いつでも取り消せます。",
  more: "プログラムとその鍵",
};
