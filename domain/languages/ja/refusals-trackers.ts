import type { refusalsTrackers } from "../en/refusals-trackers.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsTrackers> = {
  nameTaken: "この名前のトラッカーがすでにあります。",
  tooMany: "トラッカーが{max}個あり、ひとつの宇宙の上限です。先にひとつ削除してください。",
  unknown: "このトラッカーは存在しません。",
  removed: "このトラッカーは削除されました。",
  outOfRange: "このトラッカーの値は{min, number}から{max, number}まで、決められた間隔です。",
  tooManyOfDay: "ひとつのトラッカーの記録は1日{max}回までです。",
  tooManyReadings: "ひとつの宇宙の記録は{max, number}件までです。",
};
