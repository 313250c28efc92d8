import type { common } from "../en/common.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof common> = {
  tryAgain: "もう一度試す",
  logIn: "ログイン",
  stars: "星{count, plural, other {#個}}",
  loading: "宇宙を読み込んでいます…",
  backToSky: "星空に戻る",
  showInSky: "星空で見る",
  loadingForm: "読み込み中",
  close: "閉じる",
  cancel: "キャンセル",
  save: "保存",
  undo: "元に戻す",
  breatheNow: "今、呼吸する",
  support: "相談窓口",
  percent: "{percent, number}%",
  ofMost: "{max, number}のうち{value, number}",
  toast: {
    name: "お知らせ",
    dismiss: "閉じる",
    undoKey: "Control Z：{action}。",
  },
  copyByHand: {
    title: "手動でコピー",
    reason: "このブラウザーでは、ページからクリップボードを使えません。",
    text: "コピーするテキスト",
  },
  notOpened: {
    title: "開けませんでした",
    newVersion: "宇宙が新しいバージョンになりました。ページを読み込み直すと開きます。",
    disconnected: "ページの一部が届きませんでした。接続を確認して、もう一度お試しください。",
  },
  unavailable: {
    title: "このページにつながりません",
    reason:
      "サーバーが応答しないか、この端末が接続されていません。失われたものはありません。星はサーバーに保管されています。接続を確認して、もう一度お試しください。",
    still: "まだつながりません。",
  },
  language: "言語",
  networkError: "ネットワークエラーです。接続を確認して、もう一度お試しください。",
  session: {
    ended: "ログアウトされました",
    endedReason: "セッションが終了しました。書きかけの内容は、戻ってくるまで残っています。",
  },
  settingsClosed: {
    title: "アカウント設定",
    reason: "アカウント設定を開くには、ログインしてください。",
  },
  unreachable: {
    title: "宇宙につながりません",
    reason:
      "ユーザー情報を取得できませんでした。失われたものはありません。星はサーバーに保管されています。接続を確認して、もう一度お試しください。",
  },
  unreachableForVisitor: {
    title: "Mood Universe につながりません",
    reason:
      "このブラウザーではどの宇宙も開かれていません。宇宙を開くにはサーバーへの接続が必要です。接続を確認して、もう一度お試しください。",
  },
  broken: {
    title: "このページは動かなくなりました",
    reason: "星は無事です。ページを読み込み直すと、たいてい直ります。",
    reload: "読み込み直す",
  },
  notFound: {
    pageTitle: "ページが見つかりません",
    title: "404 ページが見つかりません",
    reason: "このアドレスには何もありません。星は元の場所にそのままあります。",
    back: "宇宙に戻る",
  },
};
