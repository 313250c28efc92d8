import type { readings } from "../en/readings.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof readings> = {
  less: "減らす：{name}",
  more: "増やす：{name}",
  hours: "{name}：時間",
  minutes: "{name}：分",
  empty: "空",
  rules: {
    notANumber: "{example}のように、数を入力してください。",
    notADuration: "{example}のように、時間と分を入力してください。",
    between: "{least}から{most}までです。",
    atLeast: "{least}以上です。",
    atMost: "{most}までです。",
    steps: "間隔は{step}です。",
  },
};
