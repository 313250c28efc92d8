import type { openSealed } from "../en/open-sealed.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof openSealed> = {
  title: "封印した日記を開く",
  introduction:
    "このページは、Mood Universeで書かれた日記の、封印されたファイルを読みます。ネットワークは要らず、何も送りません。選んだものも入力したものも、このブラウザーの中だけにあります。",
  language: "言語",
  file: {
    choose: "ファイルを選ぶ",
    another: "別のファイルを選ぶ",
    hint: "名前の終わりは.jsonです。例：mood-universe-sealed-2026-03-13.json",
    found: "{count, plural, =0 {星のない日記です} other {星が#個ある日記です}}（{day}に保存）。",
    notJson: "このファイルはJSONとして読めません。別のファイルか、一部だけかもしれません。",
    notOurs: "Mood Universeのエクスポートではないか、このページより新しいバージョンのものです。",
    notSealed: "このファイルに封印されたものはありません。このページがなくても読めます。",
  },
  key: {
    with: "開く方法",
    passphrase: "合言葉",
    kit: "復旧キット",
    kitHint: "文字と数字の8つの組です。小文字でも、空白がなくてもかまいません。",
    show: "入力を表示",
    hide: "入力を隠す",
    open: "開く",
    opening: "開いています…",
    wrongPassphrase: "この日記の合言葉ではありません。大文字と小文字、空白も区別されます。",
    wrongKit: "この日記の復旧キットではありません。",
    mistyped: "入力に間違いがあります。キットとひと組ずつ比べてください。",
    damaged: "ファイルが壊れていて、開くためのものを読めません。",
  },
  journal: {
    title: "日記",
    save: "読めるJSONとして保存",
    saveHint: "保存したファイルは、手にした人がすべて読めます。日記帳と同じように保管してください。",
    notOpened:
      "{count, plural, other {#件の言葉は、壊れていて開けませんでした。}}保存したファイルでも封印されたままです。",
    search: "言葉を探す",
    none: "この言葉のある星はありません。",
    shown: "{count, plural, =0 {星はありません} other {星#個、新しい順}}",
    binned: "ごみ箱の中：{count, number}個",
    more: "前の星を表示",
    inBin: "ごみ箱の中",
    tags: "タグ",
    feeling: "{feeling} {intensity, number}/10",
    twin: "{first}と{second}",
  },
  noCryptography:
    "このブラウザーでは、ファイルから開いたページが暗号機能を使えません。パソコンのFirefox、Chrome、Edgeで開いてください。",
};
