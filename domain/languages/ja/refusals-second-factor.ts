import type { refusalsSecondFactor } from "../en/refusals-second-factor.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsSecondFactor> = {
  secondFactorRequired: "アプリに出ているコードか、復旧コードのひとつを入力してください。",
  wrongCode:
    "このコードは正しくないか、使用済みです。次のコードも受け付けられないときは、スマートフォンの時計がずれているかもしれません。",
  signInExpired: "このログインは、待ち時間が長くなりすぎました。もう一度始めてください。",
  secondFactorExists: "この宇宙には、すでにふたつ目の確認があります。",
  noSecondFactor: "ここにはふたつ目の確認がありません。もう一度、設定を始めてください。",
  nothingToRecover:
    "復旧コードはふたつ目の確認かパスキーの代わりになるもので、この宇宙にはまだどちらもありません。",
  noPasswordToProtect:
    "ふたつ目の確認は、パスワードかプロバイダーでのログインのあとに行うもので、この宇宙にはまだどちらもありません。",
  expiredLink: "このリンクは、不明か、使用済みか、15分以上たっています。新しいリンクをお送りできます。",
  newLinkRequired:
    "これには、{minutes, number}分以内のリンクによるログインが必要です。現在のパスワードを使うか、新しいリンクを受け取ってください。",
};
