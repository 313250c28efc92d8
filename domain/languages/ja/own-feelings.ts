import type { ownFeelings } from "../en/own-feelings.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof ownFeelings> = {
  make: {
    title: "自分だけの気持ち",
    subtitle: "ほかの気持ちと並び、自分のものだとわかる小さな印が付きます。",
    add: "加える",
  },
  change: "「{name}」を変更",
  name: "名前",
  pad: {
    title: "どんな感じですか？",
    near: "近い気持ち：{names}",
    pleasantness: "心地よさ",
    energy: "エネルギー",
    unpleasant: "不快",
    pleasant: "心地よい",
    calm: "穏やか",
    energetic: "活発",
    howPleasant:
      "{level, select, lowest {とても不快} low {不快} middle {どちらでもない} high {心地よい} other {とても心地よい}}",
    howEnergetic:
      "{level, select, lowest {とても穏やか} low {穏やか} middle {どちらでもない} high {活発} other {とても活発}}",
  },
  family: {
    title: "仲間",
    hint: "気持ちの色と形が決まります。上の場所から候補をひとつ出します。",
    missing: "いちばん近い仲間を選んでください。",
  },
  taken: "「{name}」という気持ちはすでにあります。",
  takenByArchived: "「{name}」という気持ちは、アーカイブの中にすでにあります。",
  takenByOneOf36: "「{name}」は、どの宇宙にもある36の気持ちのひとつです。",
  choose: "「{name}」を選ぶ",
  showIt: "見る",
  mergeTheTwo: "2つを統合",
  full: "自分だけの気持ちが{count, number}種類あり、ひとつの宇宙の上限です。いくつか統合するか削除すると、新しい気持ちの空きができます。",
  about: {
    title: "自分だけの気持ち",
    text: "36の中に言葉のない気持ちもあります。名前を付けると、空に場所ができ、仲間の色になり、どこでもほかの気持ちと同じように数えられます。",
  },
  new: "新しい気持ち",
  find: "気持ちを探す",
  noneFound: "名前にこの言葉を含む気持ちはありません。",
  noStar: "まだ星がありません",
  archived: "アーカイブ（{count, number}）",
  archivedNote: "もう候補には出ません。星には残っています。",
  archivedList: "アーカイブした気持ち",
  archivedWith: "アーカイブ · {stars}",
  edit: "編集",
  merge: "統合",
  archive: "アーカイブ",
  offerAgain: "候補に戻す",
  remove: "削除",
  inUse:
    "星が持っている気持ちは削除できません。アーカイブすると候補に出なくなります。別の気持ちに統合することもできます。",
  kept: "変更はこの端末に残っていて、自動で送られます。",
  goneWaiting:
    "削除または統合した気持ち{count, number}種類が、送信を待っています。この端末に残っていて、自動で送られます。",
  goneWhileEdited:
    "「{name}」は別の端末で削除または統合されました。「保存」を押すと、星のない状態でもう一度加わります。",
  refused: {
    mark: "受け付けられませんでした",
    notice: "「{name}」は受け付けられませんでした。この端末に残っています。",
    look: "見てみる",
    withoutReason: "宇宙が受け付けませんでした。",
    kept: "変更、統合、または削除するまで、この端末に残っています。",
  },
  mergeDialog: {
    title: "「{name}」を統合",
    hint: "残す気持ちを選んでください。",
    own: "自分だけの気持ち",
    all: "36の気持ち",
    noStar: "「{from}」の星はありません。「{into}」だけが残ります。",
    change: "{stars, number}個の星が「{from}」から「{into}」に移り、「{into}」が残ります。",
    changeWithTwins:
      "{stars, number}個の星が「{from}」から「{into}」に移り、「{into}」が残ります。そのうち{both, number}個は両方を持っていて、ひとつの星になります。",
  },
  removeDialog: {
    title: "「{name}」を削除しますか？",
    text: "この気持ちの星はありません。",
    keep: "残す",
  },
  goneDialog: {
    title: "「{name}」はもうありません",
    text: "別の端末で削除または統合されました。ここですることは、もうありません。",
    close: "わかりました",
  },
  said: {
    added: "「{name}」を加えました。",
    saved: "「{name}」を保存しました。",
    archived: "「{name}」をアーカイブしました。",
    offeredAgain: "「{name}」を候補に戻しました。",
    removed: "「{name}」を削除しました。",
    merged: "「{name}」を「{into}」に統合しました。",
  },
};
