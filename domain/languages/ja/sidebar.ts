import type { sidebar } from "../en/sidebar.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof sidebar> = {
  journey: {
    title: "旅の記録",
    entries: "記録の数",
    daysActive: "記録した日数",
    streak: "連続日数",
    nightsLit: "星が灯った夜",
    nightsOf: "{lit, number}/{of, number}夜",
  },
  streak: {
    days: "{count, plural, other {#日}}",
    open: "今日はこれから",
    none: "星ひとつで始まります",
    daysAndNote: "{days}<said>、</said><quiet>{note}</quiet>",
  },
  soFar: "これまでの旅",
  earned: "{achievements}を獲得しました。",
  achievements: {
    names: {
      "first-star": "はじめての星",
      "week-streak": "7日つづき",
      "emotion-explorer": "感情の探検家",
      "depth-seeker": "深みの探求者",
      "twin-master": "双子星の達人",
      "cosmic-traveler": "宇宙の旅人",
      "emotion-sage": "感情の賢者",
    },
    descriptions: {
      "first-star": "最初の気分を空に置きました。",
      "week-streak": "7日続けて戻ってきました。",
      "emotion-explorer": "6種類の気持ちを選びました。",
      "depth-seeker": "とても強い気持ちを5つ残しました。",
      "twin-master": "2つの気持ちを同時に、3回記録しました。",
      "cosmic-traveler": "星が30個になりました。",
      "emotion-sage": "星が100個になりました。",
    },
    requirements: {
      "first-star": "空に置く最初の気分",
      "week-streak": "7日続けて",
      "emotion-explorer": "6種類の気持ち",
      "depth-seeker": "とても強い気持ちを5つ",
      "twin-master": "2つの気持ちを同時に、3回",
      "cosmic-traveler": "星30個",
      "emotion-sage": "星100個",
    },
    unknown: "きらめき",
    unknownDescription: "この旅で手にしたものです。",
  },
  card: {
    name: "アバターと旅",
    unavailable: "今は旅の記録を表示できません。",
    achievements: "実績",
    noneYet: "最初の星で、ひとつ目が手に入ります。",
    ahead: "これから",
    mostFelt: "いちばん多い気持ち",
    averageIntensity: "強さの平均",
    ofTen: "{average, number}/10",
    emotions: "気持ちの種類",
    twinStars: "双子星",
  },
  music: { on: "音楽オン", off: "音楽オフ", volume: "音楽の音量" },
  newVersion: {
    pageIsOlder: "このページはサーバーに対して古すぎます。ここに書いたものは残っています。",
    serverIsOlder:
      "このサーバーはこのページより古く、これから更新されます。書いたものはそれまでここで待ちます。",
    ready: "新しいバージョンの準備ができました。",
    use: "今すぐ使う",
    later: "あとで",
  },
};
