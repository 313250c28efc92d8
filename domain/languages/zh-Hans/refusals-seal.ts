import type { refusalsSeal } from "../en/refusals-seal.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsSeal> = {
  universeSealed:
    "这个宇宙的文字已封存，而收到的内容未经封存。没有任何更改。请重新载入此页面，并解锁你的文字。",
  universeNotSealed: "这个宇宙的文字已不再封存。请重新载入此页面。",
  wrongEpoch: "这段内容是用这个宇宙已不再使用的钥匙封存的。请重新载入此页面，并再次解锁你的文字。",
  sealState: "这与你的文字目前的封存进度不符。请重新载入此页面查看进度。",
  wordsLeft: "还有 {plain, number} 项没有完成。",
  slotNeeded: "密语和恢复卡始终各要有一个。请先创建新的。",
  tooManySlots: "解锁文字的方式最多可以有 {max} 个。请移除一个不再需要的。",
};
