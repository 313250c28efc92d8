import type { keepsakes } from "../en/keepsakes.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof keepsakes> = {
  film: {
    left: {
      unknown: "かかる時間を計算しています",
      seconds: "あと数秒",
      aboutSeconds: "あと約{seconds}秒",
      aboutMinutes: "あと約{minutes, number}分",
    },
    making: "映像を作っています",
    makingHint: "ブラウザーがこの端末で1枚ずつ描いています。できあがるまで、開いたままにしてください。",
    length: "長さ",
    seconds: "{seconds}秒",
    title: "タイトル",
    optional: "任意",
    music: "音楽",
    noSound: "このブラウザーで作れるのは、音のない映像だけです。",
    make: "映像を作る",
    wide: "横長",
    tall: "縦長",
    failures: {
      graphics:
        "グラフィックス（WebGL）を使えないため、ブラウザーは今、映像を描けません。日記はそのままです。ほかのタブを閉じるか、ブラウザーを再起動して、もう一度お試しください。",
      music: "音楽が届きませんでした。接続を確認してもう一度試すか、音楽なしで作ってください。",
      browser:
        "ブラウザーが映像を仕上げられませんでした。メモリーが足りないのかもしれません。日記はそのままです。ほかのタブを閉じるか、短い映像を選んでください。",
    },
    period: "映す期間",
    firstStar: "最初の星が灯ります。",
    fromFirst: "最初から最新まで、{count, number}個の星が灯ります。",
    preview: "映像のプレビュー",
    noPreview: "今はプレビューを描けません。",
    moment: "映像の位置",
    second: "{length}秒のうち{second}秒",
    yours: "できた映像",
    ready: "映像ができました。",
    savedAs: "{name}として保存しました。ダウンロードの中にあります。",
    again: "もうひとつ作る",
    save: "映像を保存",
    unsupported:
      "このブラウザーでは映像を作れません。パソコンの新しいChrome、Edge、Firefox、Safariなら作れます。日記はこれまでどおり使えます。",
    insecure:
      "ブラウザーが映像を作れるのは、HTTPSで開いたページだけですが、このページはHTTPSではありません。日記はこれまでどおり使えます。",
    drawn: "描いている途中の映像",
    gettingReady: "準備しています…",
    everything: "すべて · 星{count, number}個",
    year: "{year} · 星{count, number}個",
    secondsOf: "{second}/{length}秒",
    megabytes: "{name}、{size} MB",
    loading: "読み込んでいます…",
  },
  shape: {
    title: "形",
    portrait: "縦",
    landscape: "横",
  },
  dates: "日付",
  drawing: "描いています…",
  poster: {
    size: "サイズ",
    stars: "星",
    inView: "今見えている星",
    all: "すべての星",
    names: "空の中の名前",
    namesOfTags: "ここでは、タグの名前です。",
    namesOfConstellations: "星座の名前も入ります。",
    ready: {
      title: "ポスターができました",
      description: "ダウンロードの中にあります。",
    },
    preview: "ポスターのプレビュー",
    making: "ポスターを描いています",
    save: "ポスターを保存",
    screen: "画面",
    largest: "最大",
    print: "{across} × {down} cm、印刷用",
    pixels: "{across} × {down}ピクセル",
  },
  name: "名前",
  legend: "気持ちの凡例",
  card: {
    preview: "カードのプレビュー",
    notShared: {
      title: "カードを共有できませんでした",
      description: "保存して、そのファイルを共有してください。",
    },
    copied: {
      title: "カードをコピーしました",
      description: "好きなところに貼りつけられます。",
    },
    notCopied: {
      title: "カードをコピーできませんでした",
      description: "ブラウザーが許可していません。代わりにカードを保存してください。",
    },
    copy: "カードをコピー",
    save: "カードを保存",
    share: "カードを共有",
  },
  parts: {
    poster: "ポスター",
    film: "映像",
    card: "カード",
    title: "作るもの",
  },
  title: "星空を残す",
  subtitle: "絵や映像として。どちらにもメモは入りません。",
  noStars: "星空にはまだ星がありません。最初の気分を記録すると、残せるものができます。",
  colours: {
    night: "夜",
    paper: "紙",
    title: "色",
  },
  failures: {
    tooLarge:
      "この端末のグラフィックスで描けるのは、一辺{largest, number}ピクセルまでです。もっと小さいサイズを選んでください。",
    noGraphics:
      "グラフィックス（WebGL）を使えないため、ブラウザーは今、絵を描けません。日記はそのままです。ほかのタブを閉じるか、ブラウザーを再起動して、もう一度お試しください。",
    unexpected:
      "絵を作れませんでした。日記はそのままです。もう一度試すか、もっと小さいサイズを選んでください。",
  },
};
