import type { yourData } from "../en/your-data.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof yourData> = {
  title: "自分のデータ",
  introduction:
    "ここに書いたものは、書いた人のものです。全部でも一部でも、好きなときに持ち出せます。ファイルはブラウザーが作り、ダウンロードのほかにはどこにも行きません。ほかの場所で書いたものを持ち込むこともできます。",
  back: "自分のデータに戻る",
  outOfReach: "今は宇宙につながりません。中にあるものはすべて保管されています。",
  withNotes: "メモも含める",
  withNotesHint: "オフにすると、気持ち、日時、タグだけを持ち出します。",

  formats: {
    title: "持ち出す",
    save: "保存",
    open: "開く",
    json: {
      title: "すべて（JSON）",
      text: "星、ごみ箱、タグ、星座、自分の気持ち、記録した値、アクティビティ、プロフィール、アバター、リマインダーの時刻。自分のためにも、ほかのプログラムのためにもなる、完全なコピーです。",
      save: "すべてをJSONで保存",
    },
    partAsJson: {
      title: "選んだもの（JSON）",
      text: "選んだ星と、そのタグと星座、プロフィール、アバター。",
      save: "選んだものをJSONで保存",
    },
    sealed: {
      title: "すべてを封印したまま",
      text: "言葉が封印されたままの完全な写しです。合言葉か復旧キットで、ここでも、ネットワークの要らないページでも開けます。そのページをファイルと一緒に保管してください。",
      save: "すべてを封印したまま保存",
      page: "開くためのページを保存",
      later: "言葉の鍵を替えている間や、封印を解いている間は、封印した写しを作れません。",
    },
    plain: {
      title: "だれでも読める形で保存しますか？",
      text: "このファイルは封印されていません。この端末でも、持ち出した先でも、手にした人がすべての言葉を読めます。",
      act: "読める形で保存",
    },
    csv: {
      title: "表（CSV）",
      text: "星ごとに1行の、どの表計算ソフトでも開ける表です。中身が数式として動くことはありません。",
      save: "表をCSVで保存",
    },
    readings: {
      title: "記録した値（CSV）",
      text: "選んだ星に関わらず、トラッカーの記録1件が1行になります。",
      save: "記録した値をCSVで保存",
    },
    markdown: {
      title: "ページ（Markdown）",
      text: "月ごとに1ファイルの、50年後にも読めるテキストです。",
      save: "ページをMarkdownで保存",
    },
    report: {
      title: "信頼する人に渡す紙のレポート",
      text: "これらの星のレポートです。ブラウザーで印刷するか、PDFとして保存します。",
      open: "レポートを開く",
    },
  },

  status: {
    making: "ファイルを作っています",
    saved: "<file>{name}</file>として保存しました。ダウンロードの中にあります。",
    outOfReach:
      "今は宇宙につながらないため、ファイルを作れませんでした。失われたものはありません。しばらくしてから、もう一度お試しください。",
    failed:
      "ファイルを作れませんでした。失われたものはありません。ページを読み込み直して、もう一度お試しください。",
  },

  room: {
    title: "使っている容量",
    used: "{most}のうち{used}",
    text: "書いた文字の分だけ容量を使います。星、測ったもの、名前も、それぞれ少しずつ使います。",
    nearlyFull: "残りがわずかです。長いメモを短くするか、ごみ箱の星を完全に削除すると、空きができます。",
    outOfReach: "今は、宇宙が使っている容量を読み込めません。",
    parts: {
      notes: "メモ",
      stars: "星（メモを除く）",
      readings: "測ったもの",
      imports: "取り込みの控え（二重に追加しないため）",
      practice: "エクササイズとクイズ",
      rest: "タグ、気持ち、星座、リンクと、削除の記録",
    },
  },

  leaving: {
    title: "利用をやめる",
    text: "中にあるものすべてとともに、宇宙を自分で削除できます。何かが起きる前に、次のページでその意味を説明します。",
    delete: "宇宙を削除",
  },

  deletion: {
    whatIsDeleted: "「{universe}」と一緒に削除されるもの",
    stars: "星{count, number}個と、ごみ箱の星、そのすべてのメモ",
    everyStar: "ごみ箱も含むすべての星と、そのすべてのメモ",
    tags: "タグ{count, number}個",
    yourTags: "タグ",
    constellations: "星座、比較、リマインダー、星空を見せるすべてのリンク",
    activities: "クイズの回答、エクササイズ、迷路",
    avatar: "アバター、実績、プロフィール",
    accountWith: "{email}のアカウント",
    account: "アカウント",
    byName:
      "宇宙は、開いているすべての場所ですぐに閉じ、7日後に削除されます。名前だけで開くため、名前を知っている人ならだれでも削除を申請できます。そのため、それまでに名前で開くと、中身をすべて残すことを選べます。",
    atOnce: "すぐに実行され、元に戻すことはできません。宇宙は、開いているすべての場所で閉じます。",
    atOnceWithMail:
      "すぐに実行され、元に戻すことはできません。宇宙は、開いているすべての場所で閉じます。それを知らせる最後のメールが1通届きます。",

    saveFirst: {
      title: "その前に持ち出す",
      text: "ひとつのファイルにすべてが入ります。あとからこの宇宙を、ここでもほかのMood Universeでも取り戻せます。",
      otherFormats: "ほかの形式",
    },

    title: "削除する",
    name: "宇宙の名前",
    nameHint: "ここに書かれているとおりに「{universe}」と入力してください。",
    signInAgainText:
      "ここにはパスワードがありません。本人であることを示すため、プロバイダーでログインし、10分以内にこのページに戻ってきてください。",
    signInAgain: "もう一度ログイン",
    deleting: "削除しています…",
    nothingDeleted: "何も削除されていません",
    wrongName: "この宇宙の名前ではありません。",
    passwordMissing: "パスワードを入力してください。",
    failed: "宇宙を削除できませんでした。もう一度お試しください。",
  },

  report: {
    trackers: {
      title: "測られたこと",
      about:
        "{by, select, week {それぞれ1本の線で、点はこのレポートの各週です。途切れているのは記録のない週です。} other {このレポートの日ごとに、それぞれ1本の線です。途切れているのは記録のない日です。}}",
      choose: "レポートに載せるトラッカー",
      facts: "{lowest}から{highest}まで、平均{mean}、{days, number}日分",
      alike: "{value}、{days, number}日分",
      yesDays: "{days, number}日のうち{yes, number}日",
    },
    title: "気分のレポート",
    empty: "このレポートに入る星はありません。戻って、ほかの星を選んでください。",
    chooseOthers: "ほかの星を選ぶ",
    noStar: {
      title: "最初の星を待っているレポートです",
      text: "星空で気分を記録してください。書いたことをここで印刷できます。",
    },
    print: "印刷、またはPDFとして保存",
    layingOut: "ページを整えています",
    heading: "{name}、{dates}",
    notesWith: "「{words}」を含むメモ",
    onlyThese: "次の星だけ：{conditions}。",
    about:
      "これは本人による記録です。{name}が、個人の日記Mood Universeで気持ちを選び、メモを書きました。医学的な評価ではありません。記録のない日がどうだったかは、何も示していません。",
    summary:
      "{days, number}日のうち{lit, number}日に、星{stars, number}個。日によって書く量が違う人も多くいます。",
    days: "{count, plural, other {#日}}",
    mostFeelings: "多かった気持ち",
    mostTags: "一緒にあったもの",
    dayByDay: "日ごとの記録",
    feeling: "{feeling} {intensity}/10",
    twin: "{first}と{second}",
    tags: " · {tags}",

    weather: {
      title: "心の天気",
      about:
        "記録のある各{by, select, week {週} other {月}}の日の平均です。線より上が心地よい、下が不快です。輪郭だけの棒は、3日に満たないものです。気持ちの心地よさの値は、このアプリ独自の見積もりです。",
      pleasant: "心地よい",
      unpleasant: "不快",
      weekOf: "{date}の週",
      table: "{by, select, week {週} other {月}}ごとの心の天気、−1（不快）から1（心地よい）まで",
      noEntry: "記録なし",
      mean: "{mean}、{days, number}日",
    },
  },

  farewell: {
    title: "お別れ",
    tagline: "さようなら、ありがとうございました",
    closed: "宇宙は閉じられました",
    closedText:
      "<time>{date}</time>に削除されます。それまでに名前で開くと、残すことを選べます。このブラウザーは、もうこの宇宙を覚えていません。",
    deleted: "宇宙は削除されました",
    deletedText: "すべての星、メモ、回答がサーバーから消え、このブラウザーも、持っていたものを忘れました。",
    takeCare: "保存したファイルはダウンロードの中にあり、いつかすべてを取り戻せます。どうぞお元気で。",
    toFirstPage: "最初のページへ",
  },
};
