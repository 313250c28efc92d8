import type { insights } from "../en/insights.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof insights> = {
  title: "気づき",
  introduction:
    "星からわかることと、わからないことです。計算はすべてこのブラウザーの中で行います。どの星も問題ではなく、ここに書かれたことは助言ではありません。",
  removedTag: "削除されたタグ",
  outOfReach: "今は宇宙につながりません。中にあるものはすべて保管されています。",
  failed: "気づきを計算できませんでした。日記はそのままです。",
  loading: "星を読んでいます",
  empty: {
    title: "まだ星がありません",
    text: "最初の星があれば、このページは、わかることと、残りを知るのにあとどれだけ必要かを示しはじめます。",
  },
  howWorkedOut: "計算のしかた",
  showNamedInSky: "星空で見る：{what}",
  quoted: "「{name}」",
  more: "ほか{count, number}件",

  laterStars: {
    some: "今より後の日時の星が{count, number}個あります。その時が来ると、ここで数えられます。",
    all: "{count, number}個の星は、すべて今より後の日時です。その時が来ると、ここで数えられます。",
  },

  coverage: {
    oneDay: "星はすべて今日のものなので、このページが知っているのは1日です。",
    everyDay:
      "最初の星からの{span, number}日のうち、{days, number}日に星があります。気分の沈む日にはあまり書かない人も多くいます。",
    someDays:
      "最初の星からの{span, number}日のうち、{days, number}日に星があります。気分の沈む日にはあまり書かない人も多くいるので、星のない日は違っていたかもしれません。",
    counts: "星のある日",
    ofLast: "過去{length, number}日中",
  },

  tags: {
    none: "タグは、気持ちと一緒にあったものを伝えます。タグのある日が10日、ない日が10日あれば、このページで比べられます。",
    sharedDays: "このタグは{tags}と同じ日にあることが多く、それぞれの分を見分けることはできません。",
    withDays: "「{tag}」（{days, number}日）",
  },

  rhythm: {
    weekdays: {
      monday: "月曜日",
      tuesday: "火曜日",
      wednesday: "水曜日",
      thursday: "木曜日",
      friday: "金曜日",
      saturday: "土曜日",
      sunday: "日曜日",
    },
    parts: { night: "深夜", morning: "朝", afternoon: "午後", evening: "夜" },
  },

  words: {
    newFeelings: "今月はじめて選んだ気持ち：{feelings}。",
  },
};
