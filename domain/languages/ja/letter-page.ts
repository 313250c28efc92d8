import type { letterPage } from "../en/letter-page.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof letterPage> = {
  title: "手紙",
  introduction:
    "自分の星と言葉でできた、ある時期についての半ページです。開いたときにこの端末で書かれ、読むのは自分だけです。",
  about: "手紙の期間",
  kinds: { week: "週", month: "月", year: "年" },
  before: { week: "前の週", month: "前の月", year: "前の年" },
  after: { week: "次の週", month: "次の月", year: "次の年" },
  keys: "前の手紙、次の手紙",
  writing: "手紙を書いています",
  quiet: {
    week: "この週に星はありません。静かなままで、それでよいのです。",
    month: "この月に星はありません。静かなままで、それでよいのです。",
    year: "この年に星はありません。静かなままで、それでよいのです。",
  },
  newest: { week: "星のある最新の週", month: "星のある最新の月", year: "星のある最新の年" },
  empty: { title: "まだ書くことがありません", text: "最初の星ができると、書けることが生まれます。" },
  outOfReach: "今は宇宙につながりません。中にあるものはすべて保管されています。",
  failed: "手紙を書けませんでした。日記はそのままです。",

  showStar: "{day}の星を見る",

  keep: {
    title: "この手紙を残す",
    picture: "絵として保存",
    pictureHint: "星と年だけで、メモの言葉はひとつも入りません。",
    page: "ページとして保存",
    pageHint: "この手紙が入ったひとつのファイルです。どのブラウザーでも開き、紙1枚に収まります。",
    withWords: "自分の言葉も入れる",
    withWordsHint: "入れないと、メモから引用した部分はページに載りません。",
    fileTitle: "手紙",
    caption: "{year} · 星{count, number}個",
    saved: {
      title: "保存しました",
      picture: "この年の絵は、ダウンロードの中にあります。",
      page: "この年の手紙は、ダウンロードの中にあります。",
    },
    notSaved: {
      title: "保存できませんでした",
      text: "このブラウザーでは絵を作れませんでした。日記はそのままです。",
    },
  },

  line: {
    name: "手紙",
    open: {
      week: "この1週間の手紙を開けます",
      month: "この1か月の手紙を開けます",
      year: "この1年の手紙を開けます",
    },
    dismiss: "今はしない",
    show: "手紙を開けるときに星空で知らせる",
    showHint: "星のある週、月、年の最後の日に、そっと1行で出ます。この端末だけの設定です。",
  },
};
