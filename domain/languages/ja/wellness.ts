import type { wellness } from "../en/wellness.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof wellness> = {
  pageTitle: "アクティビティ",
  title: "AIアクティビティ",
  back: "宇宙に戻る",
  noAi: "ここの内容が人工知能に読まれることはありません。",
  intro:
    "感じていることのための、小さな取り組みです。すべて自分の宇宙の中で行われ、答えがほかのだれかに届くことはありません。",
  more: "ほかのアクティビティ",
  sharing: {
    copied: "コピーしました",
    copiedHint: "好きなところに貼りつけられます。",
    notShared: "共有できませんでした",
  },
  mindful: {
    title: "マインドフルなひととき",
    text: "ガイドつきの10のエクササイズ。呼吸する、よく見る、戻ってくる。",
  },
  mazes: {
    title: "迷路チャレンジ",
    text: "2つの迷路を、一歩ずつ。",
  },
  quiz: {
    title: "感情知能のベースラインクイズ",
    selfReflection: "自分をふりかえるためのもので、健康の検査ではありません。",
    easy: "やさしい",
    quick: "1問10秒未満",
    startHere: "まずはここから",
    text: "日常の6つの場面で、何を感じるか。最初に浮かぶものを選びます。5分もかかりません。",
    begin: "クイズを始める",
    goesOn: "前回の続き、{count, number}場面のうち{scenario, number}つ目から始まります。",
  },
  practice: {
    title: "これまでの取り組み",
    noExercise: "まだ何もありません。終えたエクササイズがここに記され、自分だけが見られます。",
    noMaze: "まだ何もありません。最後まで進んだ迷路がここに記され、自分だけが見られます。",
    unreachable: "今は、これまでの取り組みにつながりません。失われたものはありません。",
    showFewer: "表示を減らす",
    showAll: "{count, number}件すべてを表示",
    onItsWay: "送信待ち",
    won: "出口を見つけました",
    timedOut: "時間切れ",
    moves: "{count, plural, other {#手}}",
    breaths: "呼吸{count, plural, other {#回}}",
    score: "スコア：{points}",
    scoreNote: "{exercise}のスコアは、反応の点を足したものです。低いスコアが悪いわけではありません。",
  },
  time: {
    minutes: "{minutes, plural, other {#分}}",
    seconds: "{seconds, plural, other {#秒}}",
    both: "{minutes, number}分{seconds, number}秒",
  },
  duration: {
    seconds: "{seconds, number}秒",
    minutes: "{minutes, number}分",
    minutesSeconds: "{minutes, number}分{seconds, number}秒",
    hours: "{hours, number}時間",
    hoursMinutes: "{hours, number}時間{minutes, number}分",
  },
};
