import type { journal } from "../en/journal.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof journal> = {
  title: "日記",
  loading: "日記を読み込んでいます",
  empty: {
    title: "最初の星が日記を開きます",
    text: "星空で気分を記録すると、その気持ち、メモ、日がここで読めます。",
  },
  outOfReach: {
    withStars: "今は日記につながりません。前に見たときの内容です。つながると、自動で新しくなります。",
    withoutStars:
      "今は日記につながりません。星はサーバーに保管されています。つながると、自動で新しくなります。",
  },
  views: "日記の見方",
  viewNames: {
    days: "日",
    month: "月",
    year: "年",
    tags: "タグ",
    feelings: "気持ち",
    constellations: "星座",
  },
  ownFeelings: "自分だけの気持ち",
  compareOthers: "ほかの日と比べる",
  compareBefore: "その前の時期と比べる",
  unknownTime: "日時不明",
  actionsFor: "{star}の操作",
  actionOn: "{action}<more>：{star}</more>",
  add: "追加",
  addOn: "星を追加：{day}",
  correct: "修正",
  remove: "削除",
  bin: "ごみ箱",

  days: {
    list: "日ごとの星",
    nothingFound: "当てはまるものはありません",
    clearSearch: "検索を消す",
  },

  memories: {
    title: "この日の思い出",
    turnOff: "オフにする",
    turnOn: "「この日の思い出」をオンにする",
    showMore: "さらに{count, number}件を表示",
    ago: {
      week: "1週間前",
      month: "1か月前",
      year: "{count, plural, other {#年前}}",
    },
    row: "{ago}<more>、{day}</more>",
    moreStars: "ほか{count, number}個",
  },

  calendar: {
    today: "今日",
    month: "月",
    year: "年",
    previousMonth: "前の月",
    nextMonth: "次の月",
    previousYear: "前の年",
    nextYear: "次の年",
    stars: "<more>{period}：</more>星{count, number}個",
    found: "<more>{period}：</more>見つかった星{count, number}個",
    empty: "<more>{period}：</more>最初の星が、ここにその日を灯します。",
    day: "{day}、星{count, number}個：{families}",
    dayWithoutStars: "{day}、星なし。星を追加",
    dayWithoutFound: "{day}、見つかりません",
    mostly: "おもに{first}、ほかに{others}",
    anotherFeeling: "別の気持ち",
    families: "気持ちの仲間",
    colors: "日の色",
    byFeeling: "気持ちで",
    byPleasantness: "心地よさで",
    ramp: "日々の心地よさ",
    rampMethod:
      "その日の星の平均です。気持ちの心地よさと強さから求めます。点数ではありません。どの気持ちにも居場所があります。",
    pleasantness: {
      veryUnpleasant: "とても不快",
      unpleasant: "不快",
      mixed: "さまざま",
      pleasant: "心地よい",
      veryPleasant: "とても心地よい",
    },
  },
};
