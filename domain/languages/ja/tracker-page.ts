import type { trackerPage } from "../en/tracker-page.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof trackerPage> = {
  back: "トラッカー",
  outOfReach: "今は宇宙につながりません。中にあるものはすべて保管されています。",
  gone: {
    title: "このトラッカーは削除されました",
    text: "値も一緒に消えました。その日々の星はそのままです。",
  },
  archived: "このトラッカーはアーカイブされていて、もう尋ねられません。値はここに残り、直すこともできます。",
  empty: {
    title: "まだ何も測っていません",
    text: "最初の値は点としてここに現れ、続く日々がそれを線にします。",
  },
  measured: "値のある日：{days, number}日、{span}",
  inCalendar: "カレンダーで見る",
  compare: "高い日と低い日を比べる",
  compareYes: "ある日とない日を比べる",
  line: {
    title: "時の流れ",
    sum: "それぞれの日は、その日の値の合計です。",
    mean: "それぞれの日は、その日の値の平均です。",
    ever: "値のどれかが「はい」の日は「はい」です。",
    once: "それぞれの日に値は一つです。",
    gaps: "{what}値のない日は空いたままです。",
    show: "表示する日",
    quarter: "3か月",
    year: "1年",
    all: "すべて",
    slider: "読み上げる日",
    reading: "{date}：{value}",
    columns: { day: "日", value: "値" },
  },
  distribution: {
    title: "どのくらいの頻度で",
    unit: "それぞれの値の日数",
    days: "日数",
  },
  readings: {
    title: "値",
    correctNamed: "{when}の値を直す：{value}",
    removeNamed: "{when}の値を削除：{value}",
    form: "{when}の値",
    more: "あと{count, number}件を表示",
    removed: "{when}の値を削除しました",
    back: "{when}の値が戻りました",
    waits: "まだ送信していません",
  },
};
