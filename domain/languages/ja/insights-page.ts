import type { insightsPage } from "../en/insights-page.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof insightsPage> = {
  parts: { lately: "最近のこと", along: "一緒にあるもの", sure: "どのくらい確かか" },
  deeper: {
    weeks: "週ごとに見る",
    hours: "時刻ごとに見る",
    words: "気持ちを表す言葉",
    tags: "すべてのタグの比較",
    measures: "測っていること",
    rhythm: "曜日と時間帯",
    pairs: "一緒に現れる気持ち",
    practice: "エクササイズの前と後",
    steadiness: "気分はどのくらい続くか",
  },
  exact: "数字で見る",
  opening: "開いています",
  notOpened: "この部分は届きませんでした。ページのほかの部分はそのままです。",

  feelings: {
    title: "名づけた気持ち",
    reading: "{feeling}：星{count, number}個",
    readingWithBefore: "{feeling}：星{count, number}個、その前は{before, number}個",
    more: "ほかの気持ち{count, number}つ",
    mark: "縦の線は、その前の日々の数です。",
  },
  times: { title: "書いた時間帯", reading: "{part}：星{count, number}個" },
  words: "三つの言葉",
  days: "星のある日",

  compare: {
    title: "二つの時を比べる",
    text: "今月と先月、散歩をした日としなかった日、よい週とそのほかの週。何が違い、それはどのくらい確かなのか。",
  },
  letter: {
    title: "ある週についての手紙",
    text: "{dates}。あなた自身の言葉で半ページ。開いたときに、この端末で書かれます。",
  },
};
