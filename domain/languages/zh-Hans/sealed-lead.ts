import type { sealedLead } from "../en/sealed-lead.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof sealedLead> = {
  open: "封存你的笔记和名称，除了你谁也读不了，连管理这台服务器的人也不行。",
  sealed: "你的文字已封存：除了你谁也读不了。",
  working: "你的文字正在处理中。这里可以看到进度。",
  title: "封存文字",
  more: "关于封存文字",
};
