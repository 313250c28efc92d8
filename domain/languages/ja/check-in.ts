import type { checkIn } from "../en/check-in.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof checkIn> = {
  title: "チェックイン",
  subtitle: "答えないものは空のままです。",
  day: "日",
  today: "今日 {day}",
  yesterday: "昨日 {day}",
  nothingDue: "今、おたずねすることはありません。",
  allNoted: "すべて書きとめました。これで十分です。",
  others: "ほかのこと",
  done: "完了",
  time: "{name}の時刻",
  timeFirst: "先に時刻、次に内容を選びます。",
  nothingYet: {
    title: "まだ何もありません",
    text: "睡眠や散歩など、星のそばに見たいことを、数回のタップで記録できます。まず、何を測るかを選びます。",
    choose: "測るものを選ぶ",
  },
  yourTrackers: "トラッカー",
  outOfReach: "トラッカーを読み込めませんでした。一度だけサーバーが必要です。そのあとは、なくても使えます。",
  waiting: "サーバーに届くまで、答えはこの端末に保存されています。",
  said: { answered: "{name}：{value}", takenBack: "{name}：答えなし" },
  withStar: {
    title: "星といっしょに",
    subtitle: "よろしければどうぞ。",
    offer: "いっしょに記録：{names}",
    notNow: "今はしない",
  },
};
