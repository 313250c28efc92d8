import type { letters } from "../en/letters.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof letters> = {
  title: "手紙",
  about: "手紙の期間",
  kinds: { week: "週", month: "月", year: "年" },
  before: { week: "前の週", month: "前の月", year: "前の年" },
  after: { week: "次の週", month: "次の月", year: "次の年" },
  quiet: {
    week: "この週に星はありません。静かなままで、それでよいのです。",
    month: "この月に星はありません。静かなままで、それでよいのです。",
    year: "この年に星はありません。静かなままで、それでよいのです。",
  },
  method:
    "手紙は、その期間の星を数えるだけで、メモは読みません。1日の明るさは、その日の星の平均スコアです。ほかと同じ数のものは、いちばん多いとはしません。絵は、左から右へ時間の流れを、上の方に心地よい気持ちを示します。",

  someDays: "{length, number}日のうち{days, number}日に、{stars, number}個の星を灯しました。",
  firstDay: "最初の日に{stars, number}個の星で、日記が始まりました。",
  everyDaySinceFirst:
    "最初の星から毎日星があり、この{kind, select, week {週} month {月} other {年}}は{stars, number}個です。",
  everyDay:
    "この{kind, select, week {週} month {月} other {年}}は毎日星があり、全部で{stars, number}個です。",
  everyDaySoFar:
    "この{kind, select, week {週} month {月} other {年}}は、これまで毎日星があり、全部で{stars, number}個です。",

  oneStar: "選んだのは{feelings}です。",
  oneFeeling: "どの星も、選んだのは{feelings}です。",
  equalFeelings: "{count, number}種類の気持ちを選び、とくに多いものはありませんでした。",
  feelings: "選んだ気持ちは、{feelings}です。",
  mostFeelings: "多く選んだ気持ちは、{feelings}です。",
  feelingWithCount: "「{feeling}」（{count, number}）",
  newFeelings: "はじめて{feelings}を選びました。",
  manyNewFeelings: "{feelings}など、{count, number}種類の気持ちをはじめて選びました。",

  equalTags: "一緒にあったタグは{count, number}個で、とくに多いものはありませんでした。",
  tags: "一緒にあったのは、{tags}です。",
  mostTags: "よく一緒にあったのは、{tags}です。",
  tagWithDays: "「{tag}」（{days, number}日）",
  measured: "{days, number}日、何かを測りました：{trackers}。",

  brightest: "星から見て、いちばん明るかった日は{day}でした。",
  fullest: "いちばん多く書いた日は{day}で、星は{stars, number}個でした。",
  silentDays: "星のない日は、そのままで大丈夫です。",

  picture: {
    save: "絵として保存",
    hint: "星と年だけで、メモの言葉はひとつも入りません。",
    caption: "{year} · 星{count, number}個",
    saved: { title: "保存しました", text: "この年の絵は、ダウンロードの中にあります。" },
    notSaved: {
      title: "保存できませんでした",
      text: "このブラウザーでは絵を作れませんでした。日記はそのままです。",
    },
  },
};
