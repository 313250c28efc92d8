import type { rulesSettings } from "../en/rules-settings.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof rulesSettings> = {
  label: {
    length: "名称须为 {min} 至 {max} 个字符。",
    unstorable: "名称含有无法保存的字符。",
    invisible: "名称含有不可见字符。",
  },
  passkeyName: {
    length: "通行密钥的名称须为 {min} 至 {max} 个字符。",
    unstorable: "通行密钥的名称含有无法保存的字符。",
    invisible: "通行密钥的名称含有不可见字符。",
  },
  tokenName: {
    length: "令牌的名称须为 {min} 至 {max} 个字符。",
    unstorable: "令牌的名称含有无法保存的字符。",
    invisible: "令牌的名称含有不可见字符。",
  },
  tokenScopes: "请至少选择一件程序可以做的事。",
  tokenEnd: "令牌的到期时间须在将来。",
  reminderTime: "时间请写成 20:30 这样的格式。",
  reminderWeekdays: "每个提醒至少要选一个星期几，且不能重复。",
  reminderTimes: "提醒须有 {min} 至 {max} 个时间。",
};
