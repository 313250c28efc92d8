import type { serverPages } from "../en/server-pages.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof serverPages> = {
  description: "記録のひとつひとつが、自分だけの空の星になる気分日記です。",
  needsScript: "Mood Universeが星空を描くには、JavaScriptが必要です。",
  skyNeedsScript: "この星空を描くには、JavaScriptが必要です。",
  app: {
    shortName: "星の気分日記",
    addMood: "気分を記録",
    checkIn: "チェックイン",
    journal: "日記",
    wideSky: "記録のひとつひとつが星になった、1年の星空",
    narrowSky: "スマートフォンで見る同じ星空",
    addingMood: "気分を記録する画面",
  },
  signInFailed: {
    pageTitle: "ログインできませんでした",
    title: "今回はログインできませんでした",
    reason: "失われたものはなく、何も変わっていません。<link>もう一度お試しください</link>。",
  },
};
