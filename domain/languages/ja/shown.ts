import type { shown } from "../en/shown.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof shown> = {
  title: "Mood Universeの星空",
  titleOf: "{count, plural, =0 {まだ星のない空} other {星#個の空}}",
  tryAgain: "もう一度試す",
  maker: "<name>Mood Universe</name>で作られました",
  zoomIn: "拡大",
  zoomOut: "縮小",
  reset: "最初の表示に戻す",
  list: "星の一覧",
  listTitle: "この空の星",
  close: "閉じる",
  sentences: "{first}{second}",
  summary: {
    empty: "だれかが気持ちを記録すると、すぐにここに最初の星が現れます。",
    stars: "どの星も、だれかが何かを感じたひとときです。",
    places: "上にあるほど心地よく、外にあるほど新しい星です。",
    month: "{month}。",
    months: "{from}から{to}まで。",
    asOf: "{day}時点の星空です。",
  },
  star: {
    twin: "{feeling}と{other}",
    another: "別の気持ち",
    anotherAlone: "別の気持ち",
    feelingAndDay: "{feeling}、{day}",
    place: "{count, number}個のうち{at, number}番目の星",
    withPlace: "{star}、{count, number}個のうち{at, number}番目の星",
  },
  keys: {
    all: "矢印キーで空を回し、Shiftと一緒に押すと動かします。プラスとマイナスで拡大・縮小し、0で最初の表示に戻します。",
    unnamed: "持ち主は色と形だけを見せているため、読める名前はありません。",
    named:
      "角かっこで前後の星へ移り、Enterで中央の星を読み、Escapeで選択を外します。空の後に、すべての星の一覧があります。",
  },
  instead: {
    gone: "ここに見られる星空はありません。リンクが無効になったか、アドレスが途中で切れています。",
    busy: "この星空を、今たくさんの人が見ています。まもなく開きます。",
    unreachable: "今はこの星空につながりません。接続が戻ると、自動で開きます。",
    undelivered: "このページの一部が届きませんでした。接続を確認して、もう一度お試しください。",
    undrawable: "このブラウザーでは、この星空を描けません。",
    lost: "表示が途切れています。自動で戻ります。",
  },
};
