import type { starNotices } from "../en/star-notices.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof starNotices> = {
  notChanged: {
    title: "未更改",
    description: "页面的一部分没有载入。请检查网络连接后重试。",
    refused: "你的宇宙没有接受这项更改。这颗星可能已在另一台设备上移除。",
  },
  notRemoved: {
    title: "未移除",
    description: "页面的一部分没有载入。请检查网络连接后重试。",
  },
  cooldown: {
    title: "冷却中",
    description: "请稍等片刻，再创建下一颗星。",
    minutes: "还要等 {minutes} 分钟才能添加下一条心情记录。",
  },
  toBin: "{count, plural, other {# 颗星已移到回收站}}",
  undo: "撤销",
  back: "{count, plural, other {你的星回来了}}",
};
