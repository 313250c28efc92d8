import type { insightsPage } from "../en/insights-page.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof insightsPage> = {
  parts: { lately: "このごろ", along: "一緒にあるもの", sure: "どのくらい確かか" },
  deeper: {
    weeks: "週ごとに見る",
    hours: "時刻ごとに見る",
    words: "気持ちを表す言葉",
    tags: "すべてのタグの比較",
    measures: "測っているもの",
    rhythm: "曜日と時間帯",
    pairs: "一緒に現れる気持ち",
    practice: "エクササイズの前と後",
    steadiness: "気分はどのくらい続くか",
  },
  exact: "数字で見る",
  opening: "開いています",
  notOpened: "この部分は届きませんでした。ページのほかの部分はそのままです。",

  feelings: {
    title: "選んだ気持ち",
    reading: "{feeling}：星{count, number}個",
    readingWithBefore: "{feeling}：星{count, number}個、その前は{before, number}個",
    more: "ほか{count, number}種類の気持ち",
    mark: "縦の線は、その前の日々の数です。",
  },
  times: { title: "書いた時間帯", reading: "{part}：星{count, number}個" },
  words: "3つの言葉",
  days: "星のある日",

  compare: {
    title: "ふたつの時期を比べる",
    text: "今月と先月、散歩をした日としなかった日、よい週とほかの週。何が違い、それはどのくらい確かなのか。",
  },
  letter: {
    title: "ある週についての手紙",
    text: "{dates}。自分の言葉でできた半ページです。開いたときに、この端末で書かれます。",
  },
};
