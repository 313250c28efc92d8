import type { journalMore } from "../en/journal-more.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof journalMore> = {
  actionsFor: "「{name}」の操作",
  waiting: "送信待ち",

  bin: {
    empty: "ごみ箱は空です。削除した星は、ここで30日間待ってから、完全に消えます。",
    note: "削除した星は、ここで30日間待ってから、完全に消えます。",
    outOfReach: "今はごみ箱につながりません。中にあるものは保管されています。",
    notDeleted:
      "星を削除できませんでした。まだここにあります。宇宙につながるときに、もう一度お試しください。",
    list: "ごみ箱の星",
    leaves:
      "{days, plural, =0 {今日、完全に消えます} =1 {明日、完全に消えます} other {#日後に完全に消えます}}",
    deleteNow: "今すぐ削除",
    restore: "元に戻す",
    question: "完全に削除しますか？もう戻すことはできません。",
    keep: "残す",
    deleteForGood: "完全に削除",
  },

  constellations: {
    list: "星座",
    none: {
      title: "星座は、星にまとめて名前をつけたものです",
      text: "星空で、輪がいっぱいになるまで星を押し続けてほかの星を選ぶか、星の一覧でチェックを入れます。それから「名づける」を押します。星が線でつながり、そばに名前が現れます。",
      tooFewStars: "星が2個になると、星空で選んで名前をつけられます。",
      goToSky: "星空へ",
    },
    noStar: "星空にある星はありません",
    starsAndDates: "星{count, number}個 · {dates}",
    tooFew: {
      none: "この星座の星が星空にひとつもないため、線を引けません。ごみ箱から戻した星は、また星座の一部になります。",
      one: "この星座の星が星空にひとつしかないため、線を引けません。ごみ箱から戻した星は、また星座の一部になります。",
    },
    rename: "名前を変える",
    compare: "前と後を比べる",
    renameForm: "星座の名前を変える",
    remove: "削除",
    starsOf: "「{name}」の星",
    takeOut: "外す",
    takeOutNamed: "外す：{star}、{time}",
    saved: "「{name}」を保存しました。",
    starTakenOut: "「{name}」から外しました。",
    removed: "「{name}」を削除しました。",
    toast: {
      takenOut: "星を外しました",
      removed: "「{name}」を削除しました",
      starsStay: "その星は星空に残ります。",
    },
  },

  tags: {
    about: {
      title: "タグは、気持ちと一緒にあったものです",
      text: "人、場所、したこと。自分で加えるか、下の候補から始めます。加えたタグは、気分を記録するときに選べます。",
    },
    kind: "種類",
    kinds: { people: "人", place: "場所", activity: "活動", body: "体", other: "その他" },
    find: "タグを探す",
    noneFound: "名前にこの言葉を含むタグはありません。",
    newTag: "新しいタグ",
    full: "タグが{count, number}個あり、ひとつの宇宙の上限です。いくつか統合するか削除すると、新しいタグの空きができます。",
    suggestions: "候補",
    addSuggestion: "<more>加える：</more>{name}",
    archived: "アーカイブ（{count, number}）",
    archivedNote: "もう候補には出ません。星には残っています。",
    archivedList: "アーカイブしたタグ",
    noStar: "まだ星がありません",
    archivedWith: "アーカイブ · {stars}",

    read: "星{count, number}個を読む",
    edit: "編集",
    merge: "統合",
    compare: "ある日とない日を比べる",
    archive: "アーカイブ",
    offerAgain: "候補に戻す",
    remove: "削除",

    change: "タグを変更",
    name: "名前",
    add: "加える",
    taken: "「{name}」というタグはすでにあります。",
    takenByArchived: "「{name}」というタグは、アーカイブの中にすでにあります。",
    showIt: "見る",
    mergeTheTwo: "2つを統合",
    goneWhileEdited:
      "「{name}」は別の端末で削除または統合されました。「保存」を押すと、星のない状態でもう一度加わります。",

    kept: "変更はこの端末に残っていて、自動で送られます。",
    goneWaiting:
      "削除または統合したタグ{count, number}個が、送信を待っています。この端末に残っていて、自動で送られます。",

    refused: {
      mark: "受け付けられませんでした",
      notice: "「{name}」の変更は受け付けられませんでした。この端末に残っています。",
      look: "見てみる",
      nameTaken: "「{name}」という名前にしようとしましたが、別のタグがすでにその名前です。",
      withReason: "「{name}」という名前にしようとしました。{reason}",
      withoutReason: "「{name}」という名前にしようとしましたが、宇宙が受け付けませんでした。",
      leaveIt: "このままにする",
    },

    mergeDialog: {
      title: "「{name}」を統合",
      hint: "残すタグを選んでください。",
      noStar: "「{from}」の星はありません。「{into}」だけが残ります。",
      change: "{stars, number}個の星が「{from}」から「{into}」に移り、「{into}」が残ります。",
      changeWithBoth:
        "{stars, number}個の星が「{from}」から「{into}」に移り、「{into}」が残ります。そのうち{both, number}個には、すでに両方があります。",
    },

    removeDialog: {
      title: "「{name}」を削除しますか？",
      keep: "残す",
      noStar: "このタグの星はありません。",
      loses: "{stars, number}個の星から、このタグがなくなります。星そのものは残ります。",
      archiveInstead: "代わりにアーカイブすると、星にはタグが残り、候補には出なくなります。",
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
      kept: "「{name}」はそのままです。",
    },
  },
};
