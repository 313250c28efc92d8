import type { readings } from "../en/readings.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof readings> = {
  less: "减少：{name}",
  more: "增加：{name}",
  hours: "{name}：小时",
  minutes: "{name}：分钟",
  empty: "空",
  rules: {
    notANumber: "请写一个数，比如 {example}。",
    notADuration: "请写小时和分钟，比如 {example}。",
    between: "可以从 {least} 到 {most}。",
    atLeast: "可以是 {least} 或更多。",
    atMost: "最多可以到 {most}。",
    steps: "步长为 {step}。",
  },
};
