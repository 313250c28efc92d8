import type { compare } from "../en/compare.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof compare> = {
  title: "比べる",
  introduction: "ふたつの時期、またはふたつの種類の日を並べて見ます。",
  back: "気づき",
  outOfReach: "今は宇宙につながりません。中にあるものはすべて保管されています。",
  failed: "日々を比べられませんでした。日記はそのままで、選んだ内容も残っています。",
  loading: "日々を比べています",
  empty: {
    title: "まだ星がありません",
    text: "いくつかの日に星があれば、このページはふたつの時期のあいだで何が違ったかを伝えられます。",
  },
  unreadable:
    "このアドレスは、比べられるものを示していないか、もう宇宙にないものを示しています。上で比べるものを選んでください。",
  gone: {
    tag: "この比較は、削除されたタグを指しています。選択から外すか、ほかのものを選んでください。",
    tracker: "この比較は、もう測っていないものを指しています。選択から外すか、ほかのものを選んでください。",
    constellation: "この比較の星座は削除されたか、星がありません。上で比べるものを選んでください。",
  },
  choose: {
    title: "比べるもの",
    ways: {
      times: "ふたつの時期",
      kinds: "日の種類",
      weeks: "よい週",
    },
    times: {
      week: "今週と先週",
      month: "今月と先月",
      year: "今年と昨年",
      months: "{months}と1年前",
    },
    since: "ある日の前と、その日から",
    event: "星座の前とあと",
    chooseOne: "選んでください",
    own: "ほかの時期",
    weekends: "週末と平日",
    tag: "タグのある日とない日",
    against: "比べる相手",
    others: "ほかの日",
    chosen: "選んだ日",
    weeks:
      "週をよい週とほかの週に分けます。よい週かどうかは週の半分の日で決まり、よい週に共通していたことは残りの半分から読み取ります。",
    weeksDates: "対象の週",
  },
  sides: {
    first: "ひとつ目",
    second: "ふたつ目",
  },
  track: {
    title: "日記と、その中のふたつの時期",
    firstFrom: "ひとつ目の時期：から",
    firstTo: "ひとつ目の時期：まで",
    secondFrom: "ふたつ目の時期：から",
    secondTo: "ふたつ目の時期：まで",
    show: "表示",
    near: "ここ数か月",
    all: "日記全体",
  },
  headline: {
    difference:
      "{what, select, week {今週は先週より{direction, select, brighter {明るい週でした} other {暗い週でした}}。} month {今月は先月より{direction, select, brighter {明るい月でした} other {暗い月でした}}。} year {今年は昨年より{direction, select, brighter {明るい年でした} other {暗い年でした}}。} weekends {週末は平日より{direction, select, brighter {明るい日々でした} other {暗い日々でした}}。} tag {「{first}」のある日は、ない日より{direction, select, brighter {明るい日でした} other {暗い日でした}}。} event {「{first}」のあとは、その前より{direction, select, brighter {明るい日々でした} other {暗い日々でした}}。} since {{first}からは、その前より{direction, select, brighter {明るい日々でした} other {暗い日々でした}}。} times {{first}は、{second}より{direction, select, brighter {明るい日々でした} other {暗い日々でした}}。} other {{first}：これらの日は、もう一方より{direction, select, brighter {明るい日でした} other {暗い日でした}}。}}",
    unclear:
      "{what, select, week {今週と先週の明るさに、はっきりした違いは見られません。} month {今月と先月の明るさに、はっきりした違いは見られません。} year {今年と昨年の明るさに、はっきりした違いは見られません。} weekends {週末と平日の明るさに、はっきりした違いは見られません。} tag {「{first}」のある日とない日の明るさに、はっきりした違いは見られません。} event {「{first}」の前とあとの日々の明るさに、はっきりした違いは見られません。} since {{first}からの日々とその前の日々の明るさに、はっきりした違いは見られません。} times {{first}と{second}の明るさに、はっきりした違いは見られません。} other {{first}：これらの日ともう一方の日の明るさに、はっきりした違いは見られません。}}",
    different: "違っていたのは次のことです。",
    same: "とくに違うものはありませんでした。",
    weeksMore: "よい週に多かったもの：{things}。",
    weeksLess: "よい週に少なかったもの：{things}。",
    weeksSame: "よい週にとくに目立つものはありません。",
  },
  toKnow: {
    some: "確かめるには、それぞれにあと{days, plural, other {#日}}ほど、星のある日が必要です。",
    never: "あと1年分の日があっても、ほとんどわからないでしょう。違いがあるとしても小さいからです。",
  },
  quoted: "「{name}」",
  lists: {
    title: "違っていたこと",
    more: "多い",
    less: "少ない",
    moreOf: "{first}：{second}より多い",
    lessOf: "{first}：{second}より少ない",
    noneHere: "偶然を超えるものはありません。",
    none: "そのほかに調べたものには、偶然を超えるほどの違いはありませんでした。",
    kinds: {
      feeling: "気持ち",
      tag: "タグ",
      part: "時間帯",
      tracker: "測ったもの",
      exercise: "エクササイズ",
    },
    days: "{of, plural, other {#日}}のうち{days, number}日",
    value: "1日あたり{value}（{days, plural, other {#日}}分）",
    ofSide: "{side}：{amount}",
  },
  parts: {
    night: "深夜の星",
    morning: "朝の星",
    afternoon: "午後の星",
    evening: "夜の星",
  },
  missing: {
    noStars: "比べられる星がありません。",
    overlap:
      "両方で{days, plural, other {#日}}が重なっています。どの日も一方だけに入るように、どちらかを変えてください。",
    same: "両方とも同じ日です。どちらかを変えてください。",
    beforeFirstStar: "{side}：これらの日は、最初の星（{date}）より前です。",
    toCome: "{side}：これらの日はまだ来ていません。",
    empty: "{side}：これらの日には星がありません。",
    nothing: "{side}：星のある{days, plural, other {#日}}のうち、選んだものがある日はありません。",
    everything:
      "星のある{days, plural, other {#日}}のすべてに選んだものがあるので、比べるほかの日がありません。",
    inBoth: "{side}：どの日ももう一方に入っているので、比べるものが残りません。",
    tooFewDays:
      "{side}：星のある日は今までに{days, plural, other {#日}}です。{needed, number}日から比べられます。",
    tooFewWeeks:
      "星が十分にある週は今までに{weeks, plural, other {#週}}です。{needed, number}週から、よい週をほかと分けられます。",
    alike: "この{days, plural, other {#日}}の星は、どれも同じ明るさです。",
    unscored: "{side}：ここで知られている気持ちがないため、どれほど明るい日々だったかは比べられません。",
    chosenByFeelings:
      "日は気持ちで選ばれています。明るかったかどうかは、選んだことの繰り返しになるだけなので、比べません。",
    afterNow: "{stars, plural, other {#個の星は今より先の日付なので、含めていません。}}",
  },
  trust: {
    title: "どこまで信じられるか",
    ofCalendar: "{calendarDays, plural, other {#日}}のうち星のある日：{days, number}日",
    days: "星のある日：{days, plural, other {#日}}",
    mostlyEmpty:
      "{side}：星のある日は半分より少ないです。気分の沈む日にはあまり書かない人も多くいるので、星のない日は違っていたかもしれません。",
    inBoth: "{days, plural, other {#日は両方に入るので、含めていません。}}",
    isApart: "一方の時期がもう一方より前なので、そのあいだに変わったほかのことが理由かもしれません。",
    looked:
      "調べたのは{count, plural, other {#件}}で、気持ち、タグ、時間帯、エクササイズ、測っているものです。たくさんあると偶然に目立つものが出るので、全部をまとめて偶然かどうかを判断しています。",
    weeks:
      "よい週：{good, number}週。ほかの週：{others, number}週。週の半分の日で選び、残りの半分の日のことを述べています。選ぶのに使った日は、そこに入りません。",
    noCause: "ここからわかるのは何が違ったかで、なぜかではありません。",
  },
  figures: {
    title: "数値",
    brightness: "日々の明るさ",
    brightnessUnit:
      "スコアの差です。目盛りは−1から1で、気持ちの心地よさに強さを掛けたものです。線は最初の文が言っている範囲で、差が偶然だけではなさそうなところでだけ0を含みません。",
    dimmer: "暗い",
    brighter: "明るい",
    percent: "{percent, number}%",
    columns: {
      name: "名前",
      kind: "種類",
      difference: "差",
      low: "下限",
      high: "上限",
      sure: "確かさ",
      share: "{side}：割合",
      days: "{side}：日数",
      mean: "{side}：スコア",
    },
    sharesUnit:
      "それぞれの日の星のうち、それがある割合。エクササイズと、はい・いいえで測るものは、日の割合です。数で測るものは表にあります。線はリストが言っている範囲で、1つ目が2つ目に対して本当はどこにありうるかを示します。差を述べるのは、線が2つ目を含まないときだけです。",
    method:
      "星がいくつあっても1日は1日と数えます。続く日どうしが似ていることを考えに入れています。調べたものすべての中で偶然にはめったに出ない差だけを述べます。",
  },
  keep: {
    open: "この比較を残す",
    subtitle: "この日付のまま残ります。",
    save: "残す",
    full: "残した比較は{max, number}件で、これ以上は残せません。ほかを残すには、ひとつ削除してください。",
    kept: "「{name}」を残しました。",
    isKept: "「{name}」として残しました",
  },
  kept: {
    title: "残した比較",
    actionsFor: "「{name}」：操作",
    rename: "名前を変える",
    renamed: "比較の名前は「{name}」になりました。",
    remove: "削除",
    removed: "「{name}」を削除しました。",
    back: "「{name}」が戻りました。",
    waiting: "未送信",
  },
};
