import type { programsLead } from "../en/programs-lead.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof programsLead> = {
  title: "程序",
  what: "让你自己的程序看到你的星空、往里添加，或在有变化时得到消息。每个程序都有一把你可以撤销的钥匙。",
  more: "程序和它们的钥匙",
};
