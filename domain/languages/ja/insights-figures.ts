import type { figures } from "../en/insights-figures.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof figures> = {
  notClear: "はっきりしないこと",
  notYet: "まだわからないこと",
  notClearOrNotYet: "はっきりしないこと、まだわからないこと",

  coverage: {
    method:
      "星がいくつあっても、1日は1日と数えます。日と時刻は、それぞれの星を置いたときの、その場所の時計によります。時計の記録がない星は、この端末の時計によります。",
    note: "{span, number}日のうち{days, number}日から。気分の沈む日にはあまり書かない人も多くいます。",
    noteOfLast:
      "過去{span, number}日のうち{days, number}日から。気分の沈む日にはあまり書かない人も多くいます。",
  },

  weather: {
    method: {
      score:
        "星のスコアは、その気持ちの心地よさの値に、強さを掛けたものです。気持ちの心地よさの値は、このアプリ独自の見積もりです。1日はその日の星の平均、1週間はその週の日の平均です。",
      band: "帯は、星のない日がどうだった可能性があるかを、1週間の中での日々の変わり方から示します。100週のうち80週では、7日すべての平均がこの帯の中に入ります。",
      change:
        "ゆるやかな変化とは、過去1年の14日ごとの平均に通した直線です。変化のまったくない日記でそれが現れるのが100回に5回より少ない場合にだけ、変化として述べます。日々が季節に沿うかどうかも、1年周期の波を使って同じように判断します。",
      room: "日々がどれだけ変わりうるかは、その平均によります。目盛りの端に近いほど、余地は小さくなります。百分率は、その余地に対するものです。",
    },
    spread:
      "過去90日で、星のある{days, number}日は、平均からおよそ{distance}離れていました。この平均のときにありうる最大のばらつきの{percent, number}%です。",
    spreadCount:
      "日々がどれだけばらつくか：過去90日で星のある日が{needed, number}日必要なうち、{days, number}日。",
    spreadMissing: "日々がどれだけばらつくか：過去90日に星のある日が{needed, number}日になってから。",
    turnCount: "ゆるやかな変化：過去1年で星のある日が{needed, number}日必要なうち、{days, number}日。",
    turnTooClose: "ゆるやかな変化：星のある日が短い期間に集まりすぎています。",
    noSeason: "星のある{days, number}日を見ると、日々がはっきり季節に沿っているとはいえません。",
    seasonSpan: "日々が季節に沿うか：最初の星から{needed, number}日必要なうち、{span, number}日。",
    seasonCount: "日々が季節に沿うか：星のある日が{needed, number}日必要なうち、{days, number}日。",
    seasonTooClose: "日々が季節に沿うか：星のある日が短い期間に集まりすぎています。",
  },

  tags: {
    method: {
      compared:
        "タグのある日とない日を、曜日、数か月にわたるゆるやかな変化、そして1日は前の日に似やすいことを考えに入れて比べます。数えるのは過去4年だけです。",
      chance:
        "タグが多いと、そのうちのひとつが偶然、特別に見えます。そのため、すべてのタグを見渡しても珍しく、しかも4週間前にもすでに見られた違いだけを述べます。それでも、わかるのは何が何と一緒にあるかで、何が何の原因かではありません。",
    },
    unsure: "ない日とはっきりした違いがないもの：{tags}。",
    missingWith: "「{tag}」（ある日が{needed, number}日必要なうち、{days, number}日）",
    missingWithout: "「{tag}」（ない日が{needed, number}日必要なうち、{days, number}日）",
    tooFew: "「{tag}」（日数が足りません）",
    tooEarly: "比べるにはまだ早いもの：{tags}。",
    bound:
      "{count, plural, other {{tags}は、決まった曜日やひとつの期間にかたよっているため、それらと見分けることができません。}}",
    chart: "タグのある日とない日の比較",
    ofDays: "{days, number}日のうち{daysWith, number}日",
    columns: {
      with: "ある日",
      without: "ない日",
      shared: "同じ日に多いもの",
    },
  },

  rhythm: {
    method:
      "星の少ないマスは、その時間帯について多くを語りません。そのため、マスの平均は、すべての星の平均に近づけてあります。曜日を挙げるのは、過去4年で、その曜日の日々とほかの日々の違いが、7つの曜日すべてを考えに入れても、100の日記のうち5つで偶然に現れる違いより大きい場合だけです。",
    noWeekday: "ほかとはっきり違う曜日はありません。",
    weekdayTooEarly: "曜日による違い：その曜日の日が8日になってから。",
    oneMean:
      "これらの時間帯の違いは、偶然による違いを超えません。そのため、どれもすべての星の平均を示しています。",
    table: "曜日と時間帯",
    unit: "−1（不快）から1（心地よい）までの平均スコアです。星の少ないところでは、すべての星の平均に近づけてあります。その下は星の数です。",
    noStar: "星なし",
    stars: "{count, plural, other {#<unit>個</unit>}}",
    columns: { weekday: "曜日", hours: "時間帯", mean: "平均", stars: "星" },
  },

  words: {
    method: {
      variety:
        "言葉の幅は、過去90日の星から30個を取り出したときのエントロピーを、気持ちの数に言い換えたものです。それだけの数の気持ちを同じ回数ずつ選んだときと、同じ幅になります。言葉がどれだけ多様かを示すもので、どれだけこまやかに感じているかを示すものではありません。",
      pairs:
        "同じ星にある気持ちは、同じ4週間の星の中で偶然そうなる場合と比べます。続いて現れる気持ちは、同じ日の星の順番が入れ替わった場合と比べます。5日に満たない組み合わせは挙げません。",
    },
    named: "36の気持ちのうち、これまでに{count, number}種類を選びました。",
    namedWithOwn:
      "36の気持ちと自分の気持ちを合わせた{all, number}種類のうち、これまでに{count, number}種類を選びました。",
    oneFeeling: "過去90日の星はすべて、同じ気持ちを最初に選んでいます。",
    variety:
      "言葉の幅：過去90日の星{of, number}個は、およそ{count, plural, other {{amount}種類}}の気持ちを同じ回数ずつ選んだときと同じ幅です。",
    varietyCount: "言葉の幅：星が{needed, number}個必要なうち、{stars, number}個。",
    varietyMissing: "言葉の幅：過去90日の星が{needed, number}個になってから。",
    sharedPair:
      "「{first}」と「{second}」は、{count, number}個の星に一緒にありました。偶然なら、およそ{expected}個です。",
    followingPair:
      "同じ日に「{first}」の次に「{second}」が来たのは{count, number}回です。偶然なら、およそ{expected}回です。",
    noPair: "偶然より多く一緒に現れる気持ちの組み合わせはありません。",
    pairCount: "一緒に現れる気持ち：星のある日が{needed, number}日必要なうち、{days, number}日。",
  },

  practice: {
    method:
      "エクササイズは気分の沈んだときに始めることが多く、沈んだ気分は自然に過ぎていくものです。そのため、エクササイズの前2時間以内の最後の星から、後2時間以内の最初の星への変化を、あいだにエクササイズのない似た星どうしの変化と比べます。",
    outOfReach:
      "終えたエクササイズはサーバーに保管されていて、今はサーバーにつながりません。このページのほかの部分は、この端末にある星からのものです。",
    noDifference:
      "{exercise}、前後2時間以内に星のある{times, number}回：エクササイズのない似た時と、はっきりした違いはありません。",
    tooEarly: "{exercise}：前と後に星のある回が{needed, number}回必要なうち、{times, number}回。",
    nothingSimilar: "{exercise}：比べられる、エクササイズのない似た時が足りません。",
    chart: "エクササイズの後の星と、似た時との比較",
    times: "{count, plural, other {#回}}",
    timesColumn: "回数",
  },

  steadiness: {
    method:
      "星から星への変化は、過去90日の、同じ日に続く星どうしの差の二乗平均平方根です。気分がどれだけ続くかは、最新の1,000個の星から、星の間隔にかかわらず、気分が平均に戻っていくモデルで見積もります。範囲は、100回のうち90回で実際の値を含みます。",
    change: "1日の中で星から次の星へ、スコアはおよそ{change}変わりました（星{pairs, number}組から）。",
    changeMissing: "星から星への変化：同じ日に星が2個あってから。",
    halfLife:
      "気分を上げ下げするものの半分は、{length}で過ぎていきます（星{stars, number}個から。範囲は{low}から{high}）。",
    halfLifeCount: "気分がどれだけ続くか：星が{needed, number}個必要なうち、{stars, number}個。",
    halfLifeMissing: "気分がどれだけ続くか：星からははっきりわかりません。",
    length: {
      hour: "約1時間",
      hours: "約{hours, number}時間",
      days: "約{days, number}日",
    },
  },

  hours: {
    title: "星の時刻",
    unit: "1日の各時間の星の数です。時刻は、そのときの、その場所の時計によります。",
    columns: { hour: "時", stars: "星" },
  },

  weeks: {
    title: "週のようす",
    unit: "各週の日の平均スコアで、−1（不快）から1（心地よい）までです。気持ちの心地よさの値は、このアプリ独自の見積もりです。帯は、100週のうち80週で平均を含みます。",
    columns: { week: "週の始まり", mean: "平均", low: "下限", high: "上限", days: "星のある日" },
    show: "表示",
    lastYear: "過去52週間",
    all: "すべての週",
    pleasant: "心地よい",
    unpleasant: "不快",
    slider: "週",
    reading: "{date}の週：{mean}、{low}から{high}のあいだ、7日のうち{days, number}日",
  },

  intervals: {
    unit: "−1から1までの目盛りでのスコアの差です。線は、文が拠りどころとする範囲です。塗りつぶした点は、その範囲が中央にかからないことを表します。",
    columns: { name: "名前", difference: "差", low: "下限", high: "上限", sure: "確かさ" },
    dimmer: "暗い",
    brighter: "明るい",
    drawn: "{all, number}件のうち{drawn, number}件を描いています。表にはすべてあります。",
  },
};
