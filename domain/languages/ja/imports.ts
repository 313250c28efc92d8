import type { imports } from "../en/imports.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof imports> = {
  title: "取り込み",
  heading: "ほかの日記を持ち込む",
  backToData: "自分のデータに戻る",
  outOfReach: "今は宇宙につながりません。中にあるものはすべて保管されています。",
  entries: "記録{count, plural, other {#件}}",
  back: "戻る",
  previous: "前へ",
  next: "次へ",
  page: "{all, number}件のうち{from, number}～{to, number}件目",

  section: {
    introduction:
      "ほかの日記で過ごした年月が、この空の星になります。全部で{most, number}個までです。追加する前に、何が見つかり、それが何になるかを確かめられます。",
    onItsWay: "取り込みの途中です。",
    goToIt: "見にいく",
  },

  chooser: {
    choose: "ファイルを選ぶ",
    chooseAnother: "別のファイルを選ぶ",
    hint: "<drop>ここにドロップすることもできます。</drop>ファイルはブラウザーの中で読まれ、そのまま外に出ることはありません。",
  },

  readable: {
    title: "読めるファイル",
    moodUniverse: "JSONまたはCSV",
    daylio: "CSV、またはバックアップ（.daylio）",
    stateOfMind: "アプリHealth Auto ExportのJSONかCSV",
    dayOne: "ZIPに入ったJSON",
    else: "そのほか",
    elseFile: "CSVの表。どの列が何かを指定します",
  },

  sources: {
    moodUniverseJson: "Mood Universe、すべて（JSON）",
    moodUniverseCsv: "Mood Universe、表",
    daylioCsv: "Daylio、表",
    daylioBackup: "Daylio、バックアップ",
    stateOfMind: "心の状態（Health Auto Export）",
    table: "自分の表",
  },

  reading: { title: "ファイルを読んでいます", text: "ブラウザーの外には出ません。" },
  refused: "このファイルは読めません",

  columns: {
    title: "どの列が何ですか？",
    text: "{file}の最初の数行です。必要なのは日付だけです。",
    rows: "最初の数行",
    unnamed: "列{number, number}",
    none: "なし",
    date: "日付",
    time: "時刻",
    timeHint: "日付と同じ列にない場合。",
    mood: "気分",
    intensity: "強さ",
    intensityHint: "1から10までの数。",
    notes: "メモ",
    tags: "タグ",
    dateHas: "日付の順番",
    dayFirst: "日が先",
    monthFirst: "月が先",
    yearFirst: "年が先",
    separator: "ひとつのセルに複数の気分やタグがあるときの区切り",
    nothing: "なし",
    read: "読む",
  },

  letters: {
    title: "この行を読めますか？",
    text: "{file} には文字の種類が書かれていません。行が正しく読める言語を選んでください。",
    encoding: "文字の言語",
    option: "{languages}（{encoding}）",
    lines: "そのような文字のある最初の行",
  },

  order: {
    title: "どの日を表しますか？",
    text: "{file} の日付でどの部分が先かは、ファイルからはわかりません。",
    means: "{date} が表す日",
  },

  found: {
    title: "見つかったもの",
    facts: {
      file: "ファイル",
      from: "元のアプリ",
      entries: "記録",
      time: "期間",
      moods: "気分",
      tags: "タグ",
      measured: "測定",
    },
    tooMuch:
      "ひとつの宇宙に入る星は{most, number}個です。この宇宙にはあと{room, number}個入りますが、このファイルには{entries, number}件の記録があります。何も送っていません。",
    nothing: "このファイルには、星になれるものがありません。",
    nothingSent: "ひとつの宇宙に入る星は{most, number}個までです。「取り込む」を押すまで、何も送りません。",
    nothingSentOrRestored:
      "ひとつの宇宙に入る星は{most, number}個までです。「すべて復元」か「取り込む」を押すまで、何も送りません。",
    whole: "これはひとつの宇宙の全体で、こちらの宇宙にはまだ星がありません。",
    restoreText:
      "すべて復元すると、星、ごみ箱、タグ、星座、自分の気持ち、記録した値、アクティビティ、プロフィール、アバター、設定が戻ります。宇宙の名前とログイン方法は今のままです。リマインダーは、始めるまで止まったままです。",
    restore: "すべて復元",
    starsOnly: "星だけを持ち込む",
    seeSky: "これからの星空を見る",
    chooseFeelings: "気持ちを選ぶ",
  },

  timeZone: {
    label: "タイムゾーン",
    hint: "{count, number}件の記録に、場所のわからない時刻があります。そのころおもに住んでいた場所を選んでください。",
  },

  problems: {
    skipped: "{skipped, number}件は入りません",
    changed: "{changed, number}件は変わります",
    skippedAndChanged: "{skipped, number}件は入らず、{changed, number}件は変わります",
    save: "この一覧を保存",
    row: "{number, number}行目",
    entry: "記録{number, number}",
    file: "ファイル",
    line: "{place}：{problem}",
  },

  match: {
    title: "何になるか",
    remembered: "前回の答えです。変えたいところを変えてください。",
    suggested: "これは提案です。合わないところを変えてください。答えは次回のために、この端末に残ります。",
    longNotes: "メモが{most, number}文字を超える記録{entries, number}件",
    inSecondStar: "続きを2つ目の星に",
    cutIt: "切り取って印をつける",
    manyTags: "タグが{most, number}個を超える記録{entries, number}件で残すもの",
    firstTags: "最初のもの",
    mostUsedTags: "よく使うもの",
    leftOut: "入れません",
    leaveOut: "入れない",
    showMore: "{all, number}件のうち、さらに{count, number}件を表示",
  },

  moods: {
    title: "気分",
    open: "{count, number}種類の気分に、まだ気持ちがありません。ないままの記録は入りません。",
    without: "気分のない記録",
    withoutText:
      "気分のない記録が{count, number}件あります。まとめてひとつの気持ちを選んでください。どの星も、あとから日記で修正できます。",
    starByStar: "星ごとに選ぶ",
  },

  feeling: {
    makeOwn: "自分だけの気持ちにする",
    ownTitle: "「{name}」を自分だけの気持ちにする",
    useOwn: "この気持ちを使う",
    choose: "気持ちを選ぶ",
    intensity: "{intensity, number}<more>（{most, number}段階）</more>",
    question: "「{name}」はどの気持ちですか？",
    hint: "いちばん近いものを選んでください。",
    label: "気持ち",
    intensityLabel: "強さ",
    done: "完了",
  },

  tags: {
    title: "タグ",
    leaveAllOut: "すべて入れない",
    yourTag: "今あるタグ",
    newTag: "新しいタグ",
    tooMany:
      "ひとつの宇宙のタグは{most, number}個までです。これを加えると{count, number}個になるため、いくつか除いてください。",
    tooLong:
      "{count, number}個の名前が、タグの{most, number}文字を超えています。押して、別の名前を選んでください。",
    label: "タグ",
    use: "このタグを使う",
    make: "新しいタグを作る",
    haveIt: "このタグはすでにあります。",
    isNew: "新しいタグです。代わりに、下の今あるタグから選ぶこともできます。",
    yourTags: "今あるタグ",
  },

  measured: {
    title: "測られていたこと",
    text: "このファイルには気分のほかに数値があります。オンにしたものが、記録つきでトラッカーになります。ほかは取り込みません。",
    see: "測られていたことを見る",
    list: "ファイルにあるもの",
    seriesAndValues: "{count, number}件、値は{values, number}個",
    values: "値{count, number}個、{dates}",
    takeAll: "すべて取り込む",
    joins: "トラッカー「{name}」に加わります",
    becomes: "新規：{kind}",
    becomesUnit: "新規：{kind}（{unit}）",
    becomesScale: "新規：{kind}（{min, number}〜{max, number}）",
    tooMany:
      "ひとつの宇宙のトラッカーは{most, number}個までです。これらを加えると{count, number}個になります。いくつかオフにしてください。",
    question: "「{name}」は何になりますか？",
    numbers: "数値は{lowest, number}から{highest, number}までです。",
    haveIt: "この名前のトラッカーがあります。値はそこに加わります。",
    replace: "すでにある記録を置き換える",
    replaceHint:
      "同じ日や同じ分にファイルが別の値を持つとき、その値に置き換わります。オフのときは、すでに記したものはそのまま残ります。",
    isNew: "新しいトラッカーです。",
    timeUnit: "ファイルでの単位",
    unitsOfTime: { h: "時間", min: "分", s: "秒" },
    readings: "{summary}記録：{count, number}件。",
    replacedReadings: "{summary}置き換えた記録：{count, number}件。",
    knownReadings: "{summary}すでにあった記録：{count, number}件。",
    trackers: "{summary}新しいトラッカー：{count, number}個。",
    feelings: "{summary}自分だけの気持ち：{count, number}種類。",
    tooManyReadings:
      "記録は{readings, number}件になります。ひとつの宇宙には{most, number}件まで、この宇宙にはあと{room, number}件入ります。何も送っていません。",
    sent: "エントリと記録{all, number}件のうち{sent, number}件",
    undoes:
      "一緒に取り込まれた記録、トラッカー、気持ちも、そのあと変えたり使ったりしていなければ取り除かれます。置き換えた記録は元の値に戻ります。",
  },

  changes: {
    title: "変わったもの",
    text: "ファイルのこれらの記録は、日時か気分が違うだけで、星空にある星と同じもののようです。どうするか選んでください。",
    all: "すべてまとめて",
    choice: "{date}の記録",
    correct: "星を直す",
    keep: "星は今のままにする",
    add: "別の星を加える",
    inSky: "星空では",
    inFile: "ファイルでは",
    see: "変わったものを見る",
    corrected: "{summary}直した星：{count, number}個。",
    undoes: "この取り込みで直した星は、そのあとに編集していなければ、元に戻ります。",
  },

  preview: {
    title: "これからの星空",
    picture: "これからの星空",
    pictureOf: "これからの星空、星{count, number}個",
    workingOut: "星空を計算しています…",
    nothing: "この答えでは、何も星になりません。戻って気持ちを選んでください。",
    stars: "星{stars, number}個、{dates}。",
    starsAndTags: "星{stars, number}個と、最大{tags, number}個のタグ、{dates}。",
    besides: "{summary}今の星空の{count, number}個に加わります。",
    tooMuch:
      "星は{stars, number}個になります。ひとつの宇宙に入る星は{most, number}個で、この宇宙にはあと{room, number}個入ります。何も送っていません。",
    undoable:
      "取り込みは30日間、取り消せます。同じファイルをあとでもう一度持ち込むと、新しいものだけが加わります。",
    import: "取り込む",
  },

  sending: {
    title: "星を迎えています",
    text: "そのあいだ、ほかのページを見ていてもかまいません。このタブを閉じても、ここに戻ると取り込みが続きます。",
    storing: "準備しています",
    finishing: "星空に並べています",
    sent: "記録{all, number}件のうち{sent, number}件",
    begun: "取り込みを始めました",
    percent: "{percent, number}パーセント",
    cancel: "取り込みを中止",
    busy: "少し休む時間が必要です。取り込みは、まもなく自動で続きます。",
    outOfReach: "今は宇宙につながりません。届いたものは残っていて、つながりしだい取り込みが続きます。",
    tryNow: "今すぐ試す",
    signedOutReason: "もう一度ログインして「自分のデータ」を開くと、取り込みが途中から続きます。",
  },

  stopped: {
    title: "取り込みが止まりました",
    why: {
      open: "別の端末かタブで、この宇宙の取り込みが開いています。終わるのを待つか、中止してここで続けてください。このファイルからは、まだ何も追加されていません。",
      full: "この宇宙には、これらの星がすべて入るだけの空きがありません。このファイルからは何も追加されていません。",
      room: "すべてを入れる空きがありません。届いた分は1日のあいだ残りますが、その星はまだ星空にありません。空きを作って続けるか、取り消してください。",
      closed:
        "この取り込みはサーバーで終わっています。中止されたか、1日以上開いたままでした。何も追加されていません。もう一度始めると、すべてが送り直されます。",
      lost: "まだ送っていない記録を、このブラウザーが失いました。同じファイルをもう一度選んでください。二重に追加されることはありません。",
      refused:
        "宇宙はこれらの記録を受け取りませんでした。このファイルからは何も追加されず、ほかはすべて元のままです。",
    },
    cancelOther: "そちらを中止して、ここで続ける",
    startAgain: "もう一度始める",
    chooseAgain: "ファイルを選び直す",
    goOn: "続ける",
    takeBack: "取り消す",
    notNow: "今はしない",
  },

  sealedFile: {
    title: "このファイルは封印されています",
    text: "保存したときの合言葉か復旧キットで言葉を開けます。入力した内容はこのブラウザーから出ません。",
    field: { label: "合言葉または復旧キット", show: "入力を表示", hide: "入力を隠す" },
    open: "ファイルを開く",
    opening: "開いています…",
    empty: "先に合言葉かキットを入力してください。",
    wrong: "このファイルの合言葉でもキットでもありません。もう一度試せます。",
    damaged: "このファイルを開くためのものが壊れています。",
    http: "封印されたファイルをブラウザーで開けるのは、httpsのときだけです。",
    keepsSeal:
      "言葉はここでも封印されたままです。これからは、このファイルの合言葉とキットで開きます。ほかの人が作ったファイルの場合、その人はここに書く言葉も開けます。そのときは、あとで「言葉の封印」から新しい鍵を作ってください。",
    getsSealed: "言葉はここでも、この宇宙の鍵で封印されます。",
    getsPlain: "この宇宙は封印されていません。持ち込んだものは、サーバーを運営する人が読めます。",
    notProved: "本人であることが確認されなかったため、何も復元していません。",
  },
  restoring: {
    title: "宇宙を復元しています",
    text: "このタブを閉じたときは、同じファイルをもう一度選ぶと、残りが続きます。",
    progress: "星、タグ、アクティビティ",
    unreadableParts: "このファイルには読めない部分があるため、全体を復元することはできません。",
    brokenRule: "ファイルの{place}に宇宙が受け取れない内容があるため、何も復元されませんでした。{rule}",
    outOfReach:
      "今は宇宙につながりません。届いたものは残っています。しばらくしてから、もう一度お試しください。",
    doneTitle: "宇宙が戻りました",
    doneText: "ファイルの中身が、すべてここに戻りました。",
    seeIt: "見る",
  },

  done: {
    measuredTitle: "記録が取り込まれました",
    seeTrackers: "トラッカーを見る",
    title: "星空に加わりました",
    allKnown: "すべて、すでにあります",
    added: "{count, number}個の星が加わりました。",
    known: "このファイルの{count, number}個の星は、すでにありました。",
    addedAndKnown:
      "{added, number}個の星が加わりました。このファイルの{known, number}個の星は、すでにありました。",
    see: "星空で見る",
    undo: "この取り込みを取り消す",
    another: "別のファイルを持ち込む",
    undoable: "30日間、ここでも、あとから「自分のデータ」でも取り消せます。",
  },

  earlier: {
    title: "これまでの取り込み",
    showAll: "{count, number}件すべてを表示",
    undo: "取り消す",
    undoNamed: "{file}の取り込みを取り消す",
    cancel: "中止",
    cancelNamed: "{file}の取り込みを中止",
    open: "{source}。{date}に始めて、まだ終わっていません。その星はまだ現れていません。",
    cancelled: "{source}。{date}に中止しました。",
    undone: "{source}。{date}に取り消しました。",
    kept: "{source}。{date}に星{count, number}個。",
  },

  undo: {
    title: "この取り込みを取り消しますか？",
    keep: "残す",
    undo: "取り込みを取り消す",
    removing: "削除しています…",
    text: "<file>{name}</file>から来た{count, number}個の星が、ほかの星にないタグとともに完全に削除されます。取り込みのあとに編集した星は残ります。ファイルはもう一度取り込めます。",
    tooLate: "この取り込みから30日を過ぎているため、星は残ります。",
    failed:
      "今は宇宙につながらないため、取り込みを取り消せませんでした。しばらくしてから、もう一度お試しください。",
    done: "取り込みを取り消しました",
    doneText: "星空は、取り込みのなかった姿に戻りました。",
  },
};
