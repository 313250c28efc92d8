import type { appLock } from "../en/app-lock.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof appLock> = {
  title: "この端末をロック",
  subtitle: "このブラウザーのすべてのタブで、静かな幕が日記を覆います。",
  honest:
    "好奇心から触れる手を遠ざけます。この端末に保存されたものを暗号化するわけではないので、端末を分解できる人には読めてしまいます。",
  byName:
    "この宇宙は名前だけで開きます。名前を知る人は、もう一度サインインすれば幕を避けて入れます。<link>アカウント設定</link>でパスワードを決めると、その道は閉じます。",
  needsStorage: "このブラウザーはこのページのために何も保存しないので、ロックも保存できません。",
  when: {
    legend: "操作がないときに閉じるまで",
    minutes: "{minutes, plural, other {#分}}",
    hidden: "見ていないときに閉じる",
    hiddenHint: "ほかのタブやアプリに移ったとき、このタブを閉じたときに、すぐ閉じます。",
    key: "文字を入力しているとき以外は、Lキーですぐに閉じます。",
  },
  way: {
    legend: "開く方法",
    pin: "PIN",
    passkey: "この端末",
    passkeyHint: "この端末の指紋、顔、画面ロックで開きます。ネットワークがなくても使えます。",
    passkeyName: "Mood Universeのロック",
    notMade: "端末はロックの鍵を作りませんでした。もう一度試すか、PINを選べます。",
  },
  pin: {
    one: { label: "PIN", show: "PINを表示", hide: "PINを隠す" },
    again: { label: "PIN（もう一度）", show: "2回目のPINを表示", hide: "2回目のPINを隠す" },
    hint: "{min, number}〜{max, number}桁の数字。忘れたときは、もう一度サインインするとロックが開きます。",
    form: "PINは{min, number}〜{max, number}桁の数字です。",
    differs: "2つのPINが同じではありません。",
  },
  turnOn: "ロックを有効にする",
  turningOn: "有効にしています…",
  turnOff: "ロックを無効にする",
  lockNow: "今すぐロック",
  isOn: "ロックは有効です。",
  change: "開く方法を変える",
  keep: "このままにする",
  save: "保存",
  turnedOn: "ロックを有効にしました",
  turnedOnHint: "離れるときはLキーを押してください。自動でも閉じます。",
  turnedOff: "ロックを無効にしました",
  curtain: {
    title: "星空は休んでいます",
    open: "開く",
    opening: "開いています…",
    wrong: "PINが違います。{left, plural, other {あと#回試せます。その後はサインインでだけ開きます。}}",
    notOpened: "開けませんでした。もう一度試せます。",
    signIn: "代わりにサインイン",
    signInHint:
      "ここではサインアウトし、もう一度サインインが必要になります。送信待ちのものはこの端末に残り、そのときに送られます。",
    signInSubmit: "サインアウトしてサインイン",
    back: "戻る",
    ended: "サインインしてください",
    endedByPins:
      "ここで間違ったPINが10回入力されました。サインインすると日記が開きます。失われたものはありません。",
    endedByChoice: "サインインすると日記が開きます。失われたものはありません。",
  },
  openedBySignIn: "ロックが開きました",
  openedBySignInHint:
    "サインインしたので開きました。PINを忘れたときは、設定の「この端末をロック」で別のPINを選べます。",
};
