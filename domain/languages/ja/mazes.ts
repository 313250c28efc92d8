import type { mazes } from "../en/mazes.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof mazes> = {
  title: "迷路チャレンジ",
  pageTitle: "迷路チャレンジ",
  intro:
    "迷路は、一歩ずつ進むものです。ひとつ選んで、壁に出会ったときにどんな感じがするか、目を向けてみてください。",
  back: "アクティビティに戻る",
  backToMazes: "迷路の一覧に戻る",
  unknown: {
    title: "この迷路はありません",
    reason: "あるのはこちらです。",
  },
  howToPlay: {
    title: "遊び方",
    goal: "星を、左上から右下の金色の星まで導きます。",
    move: "矢印キーまたはW、A、S、D、4つの矢印ボタン、または迷路の上のスワイプで動きます。長くスワイプすると、何歩も進みます。",
    trail: "光の線は始まりへの帰り道を、淡い点は通ったところを示します。",
    clock: "迷路を開くと時計が動き出し、止まりません。時間内にこのタブへ戻れば、続きから進めます。",
    announced: "一歩ごとに、スクリーンリーダーが今の場所、進める方向、ゴールまでの歩数を読み上げます。",
  },
  rules: {
    title: "チャレンジのルール",
    goal: "左上から始めて、右下の星を目指します。",
    moves: "隣のマスに進むごとに1手です。壁に当たると止まりますが、手数は増えません。",
    clock: "迷路を開くと時計が動き出し、止まりません。{minutes, number}分で時間切れになります。",
  },
  titles: {
    "cosmic-pathfinder": "宇宙の道さがし",
    "patience-trial": "忍耐の迷路",
  },
  pathfinder: {
    description:
      "行き止まりの短い、やさしい迷路です。気ままに歩き、好きなときに引き返して、向こう側への道を見つけてください。",
    same: "だれもが同じ迷路を歩くので、また来て、曲がり間違いを減らすことができます。",
    reset: "「迷路をリセット」でも「もう一度」でも、時間と手数が0になり、始まりに戻ります。",
  },
  patience: {
    description:
      "ゴールの直前でそれていくことの多い、長い通路です。もどかしさがどんな感じかに気づき、それでも次の一歩を進めます。",
    new: "毎回新しい迷路ができ、通り抜ける道はひとつだけです。",
    reset:
      "「迷路をリセット」では同じ迷路のまま、時間と手数が0になります。「もう一度」では新しい迷路になります。",
    warning:
      "忍耐を試す迷路です。道のりは、多くの行き止まりを過ぎて200歩になることもよくあります。いつでも、やめてかまいません。",
  },
  card: {
    size: "大きさ",
    cells: "{width, number}×{height, number}",
    timeLimit: "制限時間",
    minutes: "{minutes, plural, other {#分}}",
    type: "種類",
    types: {
      exploration: "探索",
      trigger: "引き金",
    },
    difficulty: "難しさ",
    difficulties: {
      easy: "やさしい",
      medium: "ふつう",
      hard: "難しい",
      extreme: "とても難しい",
    },
    enter: "{maze}に入る",
    continue: "{maze}を続ける",
  },
  time: "時間",
  moves: "手数",
  remaining: "残り",
  reset: "迷路をリセット",
  tryAgain: "もう一度",
  move: "移動",
  moveTo: {
    up: "上へ",
    right: "右へ",
    down: "下へ",
    left: "左へ",
  },
  wall: {
    up: "上は壁です。",
    right: "右は壁です。",
    down: "下は壁です。",
    left: "左は壁です。",
  },
  directions: {
    up: "上",
    right: "右",
    down: "下",
    left: "左",
  },
  place: "{row, number}行{column, number}列。進める方向：{open}。ゴールまで{count, number}歩。",
  board:
    "{maze}、{rows, number}行{columns, number}列。ゴールは{row, number}行{column, number}列です。矢印キーまたはW、A、S、Dで動きます。",
  timeUp: {
    title: "時間切れです！",
    text: "{minutes, number}分で{count, number}手進みました。好きなときに、もう一度試せます。",
    another: "別の迷路を選ぶ",
  },
  found: {
    title: "道を見つけました",
    text: "{maze}を{time}、{count, number}手で通り抜けました。",
    share: "達成を共有",
    shared: "{maze}を{time}、{count, number}手で通り抜けました。",
    copiedHint: "達成の記録がクリップボードにあり、貼りつけられます。",
    notShared: "共有できませんでした",
    notSharedReason: "ブラウザーが、このページでの共有やコピーを許可していません。結果はここに残ります。",
  },
};
