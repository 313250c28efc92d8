import type { home } from "../en/home.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof home> = {
  addForEarlier: "以前の気分を記録",
  nextStarIn: "次の星まで",
  countdown: "次の星までの残り時間",
  yourSky: "星空",
  firstStar: "{feeling}。最初の星です。{sentence}",
  firstStarHint: {
    touch: "星をタップすると、内容が見られます。1本指で空を回せます。",
    mouse: "星をクリックすると、内容が見られます。ドラッグで空を回せます。",
  },
  addFirstStar: "最初の星を置く",
  emptySky: "星空はまだ空っぽです。最初の気分を記録すると、ここに星が生まれます。",
  refusedChange: {
    sentence: "<strong>{star}</strong>の星の変更は受け付けられませんでした。この端末に残っています。",
    look: "見てみる",
  },
  stillSignedIn: {
    title: "まだログインしています",
    description: "ログアウトにはサーバーが必要です。つながるときに、もう一度お試しください。",
  },
  starsRefused: "{count, number}個の星が受け付けられませんでした。",
  starsWaiting: "{count, number}個の星が、この端末で待っています。",
  timer: {
    ready: "記録できます",
    active: "ひと休み中",
  },
  notDrawn: {
    drawAgain: "星空を描き直す",
    reason: "今は星空を描けません。星は無事で、気分の記録も続けられます。",
  },
  theme: {
    legend: "テーマ",
    system: "システム",
    dark: "ダーク",
    light: "ライト",
  },
  share: {
    embed: "埋め込み",
    share: "共有",
    embedCopied: {
      title: "埋め込みコードをコピーしました",
      description: "同じサイトのページに貼りつけると、そこに宇宙が現れます。",
    },
    linkCopied: {
      title: "リンクをコピーしました",
      description: "このページのアドレスがクリップボードにあります。",
    },
    pageTitle: "{universe} Mood Universe",
  },
  settings: "設定",
  starNotInSky: {
    title: "この星は星空にありません",
    description: "削除されたのかもしれません。削除した星は、日記のごみ箱に30日間残ります。",
  },
  outOfReach: {
    withStars: "今は宇宙につながりません。星は前に見たときの姿です。つながると、自動で新しくなります。",
    withoutStars:
      "今は宇宙につながりません。星はサーバーに保管されています。つながると、自動で新しくなります。",
  },
  pendingEmail:
    "<strong>{email}</strong>に送ったリンクが待っています。開くまでは、名前だけでこの宇宙が開きます。",
  journeyOf: "<person>{name}</person><rest>さんの旅</rest>",
};
