import type { readingTexts } from "../en/reading-texts.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof readingTexts> = {
  yes: "はい",
  no: "いいえ",
  withUnit: "{value}\u00a0{unit}",
  hoursAndMinutes: "{hours}{minutes}",
  range: "{low}～{high}",
  ofDay: "{day}に測ったもの",
  more: "ほか{count, number}件",
  calendar: {
    title: "日に表示するもの",
    feelings: "気持ち",
    pleasantness: "どれだけ心地よかったか",
    day: "{day}：{tracker} {value}",
    dayWithout: "{day}：{tracker}の値なし",
    legend: "{tracker}の色の意味",
    noValue: "値なし",
    gone: "このトラッカーは削除されたので、日は気持ちを表示しています。",
  },
  glow: {
    title: "日の輝きで表すもの",
    none: "なし",
    shown: "日の輝き：{tracker}",
    stop: "輝きを消す",
    range: "{tracker}：かすかな光は{low}、明るい光は{high}です。値のない日は光りません。",
    one: "{tracker}：値のある日が光ります。",
    empty: "{tracker}にはまだ値がないので、光る日はありません。",
    otherView: "この表示では測ったものは見えません。「空」と「年」で見られます。",
    gone: "このトラッカーは削除されたので、光る日はありません。",
  },
};
