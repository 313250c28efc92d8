import type { formats } from "../en/formats.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof formats> = {
  markdown: {
    summary: "Mood Universe：{name}。{days, number}日に、星{stars, number}個。",
    feeling: "{feeling} {intensity}/10",
    twin: "{first}と{second}",
    tags: "タグ：{tags}",
    reading: "{tracker}：{value}",
    readingAt: "{tracker}（{time}）：{value}",
  },

  quoted: "「{name}」",
  namesAndMore: "{names}、ほか{count, number}件",

  remarks: {
    noEntries: "このファイルには記録がありません。",
    tooManyRows: "このファイルは{count, number}行を超えています。分けて、ひとつずつ取り込んでください。",
    tooManyEntries: "このファイルの記録は{count, number}件を超え、ひとつの宇宙に入る数を上回っています。",
    tooLarge: "このファイルの記録は200 MBを超えています。分けて、ひとつずつ取り込んでください。",
    unknownJson: "このJSONファイルは、ここで読める日記のものではありません。",
    notJson: "このファイルはJSONのように始まりますが、壊れています。もう一度書き出してください。",
    sealUnreadable: "このファイルの封印を読めません。壊れているか、新しいバージョンのものです。",
    sealedDamaged:
      "{count, plural, other {このファイルの#件の言葉は、ファイルが壊れていて開けません。}}ほかはopen-sealed.htmlのページで読めます。",
    brokenJson:
      "このファイルはJSONとして始まりますが、途中で切れているか、誤りがあり、まったく読めませんでした。もう一度書き出して、選び直してください。",
    zipOutside:
      "このZIPには、ZIPの外を指すパスがあります。そのようなファイルを作る日記はないため、受け付けません。",
    zipNothing: "このZIPには、ここで読める日記がありません。",
    zipPassword: "このZIPにはパスワードがかかっています。展開して、中のファイルを選んでください。",
    zipPacking:
      "このZIPは、ここでは読めない方法で圧縮されています（{kind}）。展開して、中のファイルを選んでください。",
    zipSeveral: "このZIPには表がいくつもあります：{names}。展開して、ひとつずつ選んでください。",
    zipInside:
      "このZIPの中に別のアーカイブがあります：{names}。両方を展開して、中のファイルを選んでください。",
    spreadsheet:
      "これは表計算のファイルで、テキストの表ではありません。CSVとして保存し、そのファイルを選んでください。",
    otherArchive: "これはZIPではなく、別のアーカイブ（{kind}）です。展開して、中のファイルを選んでください。",
    zipDamaged: "このZIPは壊れています。もう一度書き出してください。",
    emptyFile: "このファイルは空です。",
    notText:
      "これはテキストでもZIPでもないため、日記は入っていません。ほかのアプリが書き出したファイルを選んでください。",
    tooMuchText:
      "このファイルには200 MiBを超える文字があります。日記としては多すぎるため、読みませんでした。",
    noTable:
      "このファイルには日記がありません。JSONでも、見出しと行のある表でもありません。ほかのアプリが書き出したファイルを選んでください。",
    endlessLine:
      "このファイルには100万文字を超える行があり、記録の表ではありません。まったく読みませんでした。",
    openQuote:
      "{row, number}行目の後で、引用符が閉じられておらず、セルが100万文字を超えています。表計算ソフトかテキストエディターで引用符を閉じて、もう一度ファイルを選んでください。",
    keysOutOfReach:
      "今は宇宙につながらないため、どの記録がすでにあるかわかりません。何も取り込んでいません。少ししてから、もう一度お試しください。",
    brokenLetters: "{count, plural, other {このファイルの#文字を読めず、�になりました。}}",
    readingFailed:
      "このファイルを読んでいるあいだに問題が起きました。何も取り込まれず、何も失われていません。もう一度ファイルを選んでください。",

    unreadableDate: "「{date}」という日付はありません。",
    unreadableMoment: "「{date}」という日時はありません。",
    noDate: "この記録には日付がありません。",
    unreadableTime: "時刻「{time}」を読めなかったため、正午とします。",
    partsOfDay: "時間帯は時刻になりました。amは9:00、midは13:00、pmは18:00です。",
    rowTooLong: "この行は、記録としては長すぎます。",
    cellsLeftOut: "見出しより多くのセルがあります。除かれるもの：{cells}。",
    quoteNotClosed: "この行の引用符が閉じられていないため、ファイルの続きがこの行に含まれています。",
    noRating: "この記録には評価がありません。",
    noMoodInRow: "この行には気分がありません。",
    noMoodInEntry: "この記録には気分がありません。",
    noMoodOrRating: "この行には気分も評価もありません。",
    noLabels: "この記録にはラベルも快・不快の値もありません。",
    labelAgainst: "{names}は、この記録の数値と反対のことを示しています。数値のほうを使います。",
    noScore: "この日にはスコアがありません。",
    noFeelingInRow: "この行には気持ちがありません。",
    noFeelingInStar: "この星には気持ちがありません。",
    twiceInFile: "この記録はファイルに2回あります。",
    charactersLeftOut: "このメモのうち、どのプログラムでも保存できない文字は除かれます。",
    otherKind: "「{kind}」は気分ではないため、取り込みません。",
    readingsNotImported: "「{kind}」の測定値{count, number}件は取り込めません。",
    measurementsNotImported: "天気など言葉で書かれた記録は取り込みません。取り込むのは数値だけです。",
    scalesNotImported: "一部の尺度は取り込みません。数値がありません。",
    valuesLeftOut: "読み取れる数を超えたため除かれた値：{count, number}件。",
    valuesOutside: "{names}のうち、範囲の外のため除かれる値：{count, number}件。",
    valuesRounded: "{names}のうち、トラッカーの刻みに丸められた値：{count, number}件。",
    valuesOfOtherTimes: "{names}のうち、これからの日または1900年より前のため除かれる値：{count, number}件。",
    valuesJoined: "{names}のうち、同じ日または同じ分のほかの値とまとめられた値：{count, number}件。",
    valuesOfFullDays: "{names}のうち、1日に持てる数を超えたため除かれる値：{count, number}件。",
    more: "このほかに{count, number}件の注意があり、ここには載せていません。",

    tooEarly: "{date}は1900年より前です。",
    inTheFuture: "{date}はまだ来ていません。",
    ofLaterVersion:
      "これは Mood Universe の新しいバージョンで書かれたもので、復元すると失われます。このサーバーが更新されれば復元できます。",
    skippedHour: "時計が進められたため、{date}に{time}はありませんでした。次の時刻とします。",
    notChosenFor: "{names}の気持ちが選ばれていません。",
    notChosen: "この記録の気持ちが選ばれていません。",
    moreMoods: "ひとつの星の気持ちは2つまでです。除かれたもの：{names}。",
    moreTags: "ひとつの星のタグは{most, number}個までです。除かれたもの：{names}。",
    inUniverse: "この星はすでに宇宙にあります。",
    noteChanged: "この記録のメモは、取り込んだあとに変わりました。星のメモは今のままです。",
    noteCut: "このメモは{length}文字あり、星に入るのは{limit}文字です。終わりを切り取ります。",
    noteContinued: "このメモは星に入る長さを超えているため、同じ日時のほかの星{count, number}個に続きます。",
  },
};
