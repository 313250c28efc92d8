import type { support } from "../en/support.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof support> = {
  anywhere: "任何地方",
  findAHelpline: "免费的电话、短信和聊天热线，可按国家和主题查找。",
  befrienders: "愿意倾听的志愿者，覆盖许多国家和语言。",
  emergency: "紧急救援",
  emergencyNumber: "112，或当地号码",
  emergencyNote:
    "当有生命正处于危险之中时。在中国请拨打 120（急救）或 110（报警）。112 在许多国家可用；其他地方是 911、999 或 000。",
  callOrText: "拨打 {number} 或发短信",
  dayAndNight: "全天候。",
  anyPhone: "全天候，任何电话均可免费拨打。",
};
