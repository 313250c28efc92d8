import type { sky } from "../en/sky.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof sky> = {
  firstStarSentence: "この瞬間をとどめています。どの気持ちにも、ここに居場所があります。",
  zoom: "{zoom}倍",
  selected: "{count, plural, other {#個を選択しています。}}",
  spokenStar: {
    withNote: "{star}、10段階の{intensity}、{moment}。{note}",
    withoutNote: "{star}、10段階の{intensity}、{moment}",
  },
  layouts: {
    notLoaded: {
      title: "読み込めませんでした",
      description: "ページの一部が届きませんでした。接続を確認して、もう一度お試しください。",
    },
    title: "星空の見え方",
    choice: "星の並び方",
    close: "見え方を閉じる",
    noTags: "タグのある星はまだありません。星にタグをつけると、ここに集まります。",
    otherFeelings: "その他",
    withoutTags: "タグなし",
    names: {
      sky: {
        name: "星空",
        shows: "自分の宇宙です。上は心地よさ、それぞれの方向は気持ちの仲間を表し、新しい星ほど外にあります。",
      },
      year: {
        name: "年",
        shows: "カレンダーです。1日が1マスで、週が順に続き、年が積み重なります。",
      },
      day: {
        name: "日",
        shows: "真夜中が上の24時間時計です。星はそれぞれの時刻にあり、新しいものほど外にあります。",
      },
      feelings: {
        name: "気持ち",
        shows:
          "時を流れる9本の流れで、いちばん心地よいものが上です。よく感じたところで、流れが高くなります。",
      },
      moons: {
        name: "小さな月",
        shows: "タグごとに星が集まります。複数のタグがある星はそのあいだに、タグのない星は外の輪にあります。",
      },
    },
  },
  card: {
    selected: "選択中の星",
    position: "{count, number}個中{position, number}個目",
    notAmong: "{count, number}個には含まれません",
    correct: "修正",
    remove: "削除",
    gone: {
      title: "この星は、もう星空にありません",
      description: "ほかの場所で削除されました。日記のごみ箱に30日間残ります。",
    },
    open: "開く",
    previous: "前の星",
    next: "次の星",
    tags: "この星のタグ",
  },
  controls: {
    touch: {
      rotate: "1本指で回す",
      zoom: "ピンチで拡大・縮小",
      move: "2本指で動かす",
      several: "3秒押し続けて複数選択",
    },
    mouse: {
      turn: "ドラッグで回し、ホイールで拡大・縮小",
      move: "右ボタンかSpaceを押しながら動かす",
    },
    title: "操作",
    turnUp: "上に回す",
    turnLeft: "左に回す",
    turnRight: "右に回す",
    turnDown: "下に回す",
    zoomIn: "拡大",
    zoomOut: "縮小",
    keep: "星空を残す",
  },
  failures: {
    lost: "星空の表示が途切れています。自動で戻ります。記録は無事です。",
    undelivered:
      "星図の一部が届きませんでした。記録は無事です。こちらが星の一覧です。接続を確認して、もう一度お試しください。",
    unsupported: "このブラウザーでは星図を描けません。記録は無事です。こちらが星の一覧です。",
    drawAgain: "星空を描き直す",
  },
  list: {
    addToSeveral: "{day}の{star}を複数選択に加える",
    title: "星",
    journal: "日記で読む",
    close: "一覧を閉じる",
    empty: "星は、月ごとにここに並びます。まずは気分を記録してみてください。",
    button: "星の一覧",
    month: "{month}、星{count, number}個",
    count: "{total, number}個のうち{found, number}個",
  },
  presets: {
    side: "横から",
    tilted: "斜めから",
    top: "上から",
    reset: "最初の向き",
    title: "決まった向き",
  },
  firstStar: "最初の星",
  constellation: {
    inJournal: "日記の星座",
    noStars: "星なし",
    unknown: {
      title: "この星座は星空にありません",
      description: "削除されたのかもしれません。その星は、まだそこにあります。",
    },
  },
  time: {
    count: "星{all, number}個のうち{shown, number}個",
    speeds: {
      day: "1日/秒",
      week: "1週/秒",
      month: "1か月/秒",
    },
    from: "表示の始まり",
    until: "表示の終わり",
    everythingUntil: "この日までを表示",
    title: "時間",
    showAll: "すべての時間を表示",
    pause: "一時停止",
    play: "再生",
    speed: "速さ",
    twoHandles: "始まりも選ぶ",
    handle: "{day}、{count}",
  },
  galaxyView: "銀河表示",
  gridView: "グリッド表示",
  tooltip: {
    twin: "双子星",
    primary: "主な気持ち",
    orbiting: "回る気持ち",
    secondaryIntensity: "回る気持ちの強さ",
    intensity: "強さ{intensity}/10",
  },
  shown: {
    title: "星空に表示中",
    showAll: "すべて表示",
    journal: "日記で読む",
    tagNoStars: "星なし",
    noMatch: "当てはまる星はありません",
    found: "星{all, number}個のうち{found, number}個",
  },
  several: {
    title: "複数の星",
    selected: "{count, plural, other {星#個を選択中}}",
    another: "ほかの星を選んでください",
    name: "名づける",
    snapshot: "スナップショット",
    picture: "絵",
    exit: "終了",
    copied: {
      title: "スナップショットをコピーしました",
      description: "{count, plural, other {#個の星がJSONとしてクリップボードにあります。}}",
    },
  },
  keys: "矢印キーで空を回し、Shiftと一緒に押すと動かします。プラスとマイナスで拡大・縮小し、0で最初の表示に戻します。角かっこで前後の星へ移り、Enterで中央の星を選び、もう一度押すと開きます。Spaceで選んだ星を複数選択に加え、Escapeで開いた星を閉じ、次に選択を外します。選んだ星のタグは、空の後にボタンとしてあります。",
  map: "星図、星{count, number}個",
  axis: {
    pleasant: "心地よい",
    unpleasant: "不快",
  },
};
