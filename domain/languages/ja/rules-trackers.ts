import type { rulesTrackers } from "../en/rules-trackers.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof rulesTrackers> = {
  nameLength: "トラッカーの名前は{min}文字から{max}文字です。",
  unitLength: "単位は{max}文字までです。",
  labelLength: "目盛りの両端の言葉は{max}文字までです。",
  unstorable: "保存できない文字が含まれています。",
  invisible: "見えない文字が含まれています。",
  bound: "百万までの数を入力してください。",
  scaleNeeds: "目盛りには、最小値と最大値と間隔が必要です。",
  scaleWhole: "目盛りの数は整数です。",
  order: "最大値は最小値より大きくしてください。",
  belowZero: "時間の長さは0以上にしてください。",
  step: "間隔は0より大きくしてください。",
  scaleParts: "間隔は、最小値から最大値まで割り切れるようにしてください。",
  scaleValues: "目盛りの値は{min}個から{max}個です。",
  dayToCome: "その日はまだ来ていません。",
  tooEarly: "{year}年より前の記録はできません。",
};
