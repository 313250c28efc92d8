import type { charts } from "../en/charts.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof charts> = {
  asTable: "以表格显示数据",
  figures: "{chart}：数据",
  copy: "复制为 CSV",
  copyNamed: "复制为 CSV：{chart}",
  copied: {
    title: "已复制",
    text: "数据已以 CSV 格式复制到剪贴板。",
  },
  notCopied: {
    title: "未复制",
    text: "浏览器不允许复制。可以手动选中表格。",
  },
};
