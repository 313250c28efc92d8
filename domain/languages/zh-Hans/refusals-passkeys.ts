import type { refusalsPasskeys } from "../en/refusals-passkeys.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsPasskeys> = {
  overHttp: "通行密钥需要以 https 开头的地址，而这台服务器没有使用 https。",
  atIpAddress: "通行密钥需要带有域名的地址，而这台服务器的地址是数字。",
  unknownPasskey: "这个通行密钥在这里打不开任何宇宙。它可能已被移除。请用其他方式登录。",
  copiedPasskey: "这个通行密钥似乎被复制过，因此暂时无法使用。请用其他方式登录，移除它，再添加一个新的。",
  knownPasskey: "这个通行密钥已经添加过了。",
  unusableKey: "无法核实你设备的回应，因此没有添加通行密钥。请重试。",
  notAnswered: "你设备的回应来得太晚，或已被使用过。请重试。",
  lastDoor: "这是进入你宇宙的唯一方式。请先添加另一种方式，再移除它。",
  tooManyPasskeys: "一个宇宙最多有 {max} 个通行密钥。先移除一个，才能再添加。",
  wrongRecoveryCode: "这个名称与恢复码不匹配，或者该恢复码已被使用过。",
};
