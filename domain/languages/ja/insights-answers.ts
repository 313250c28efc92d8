import type { answers } from "../en/insights-answers.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof answers> = {
  lately: {
    noStar: "まだ星がありません。",
    quiet: "このところ、星空は静かです。",
    quietSince: "いちばん新しい星は{date}のものです。",
    oneStar: "このごろの星はひとつ、{feelings}です。",
    few: "このごろの気持ちは{feelings}です。",
    oneFeeling: "このごろの星は、どれも{feelings}です。",
    most: "このごろいちばん多かったのは{feelings}です。",
    noneStoodOut: "このごろは、とくに多い気持ちはなく、{count, number}種類の気持ちがありました。",
    ofStars: "この{length, number}日の星{stars, number}個のうち、{count, number}個です。",
    eachOfStars: "この{length, number}日の星{stars, number}個のうち、それぞれ{count, number}個です。",
    starsOnDays: "この{length, number}日のうち{days, number}日に、{stars, number}個の星があります。",
    before: "その前の数週間でいちばん多かったのは{feelings}です。",
    sameBefore: "その前の数週間もそうでした。",
    beforeOfStars: "星{stars, number}個のうち、{count, number}個です。",
    beforeEachOfStars: "星{stars, number}個のうち、それぞれ{count, number}個です。",
    nights: "この{length, number}日のうち、夜空に星が灯ったのは{days, number}日です。",
    nightsBefore: "その前の{length, number}日では{days, number}日でした。",
    parts: {
      night: "これらの星の多くは、深夜に灯りました。",
      morning: "これらの星の多くは、朝に灯りました。",
      afternoon: "これらの星の多くは、午後に灯りました。",
      evening: "これらの星の多くは、夜に灯りました。",
    },
    partCount: "{stars, number}個のうち{count, number}個です。",
    turn: "ここ数か月で、日々は{direction, select, muchDimmer {ずっと暗く} dimmer {暗く} littleDimmer {少し暗く} littleBrighter {少し明るく} brighter {明るく} other {ずっと明るく}}なりました。",
    noTurn: "ここ数か月の日々には、いつものように波がありました。",
    turnDays: "{dates}、星のある日は{days, number}日です。",
  },
  along: {
    tooEarly: "明るい日や暗い日に何が一緒にあるのかは、まだわかりません。",
    nothing: "今のところ、明るい日や暗い日と目立って一緒にあるものはありません。",
    looked: "比べたもの：{things}。",
    lookedAt: {
      tags: "タグ{count, number}件",
      trackers: "トラッカー{count, number}件",
      weekdays: "曜日{count, number}つ",
      exercises: "エクササイズ{count, number}件",
    },
    tag: "「{tag}」のある日の星は、ほかの日より{direction, select, muchDimmer {ずっと暗く} dimmer {暗く} littleDimmer {少し暗く} littleBrighter {少し明るく} brighter {明るく} other {ずっと明るく}}光っていました。",
    withAndWithout: "ある日は{daysWith, number}日、ない日は{daysWithout, number}日です。",
    goodDays: "よい日のほうが「{tag}」を招くのかもしれません。",
    hardDays: "つらい日のほうが「{tag}」を招くのかもしれません。",
    otherTags: "{tags}のある日は、ほかの日と少し違いました。日々はいつも少しずつ違います。",
    weekday:
      "{weekday, select, monday {月曜日} tuesday {火曜日} wednesday {水曜日} thursday {木曜日} friday {金曜日} saturday {土曜日} other {日曜日}}は、ほかの日より{direction, select, muchDimmer {ずっと暗い} dimmer {暗い} littleDimmer {少し暗い} littleBrighter {少し明るい} brighter {明るい} other {ずっと明るい}}日でした。",
    otherWeekdays: "曜日のあいだには少し違いがありました。日々はいつも少しずつ違います。",
    season: "日々は季節に沿っています。いちばん明るいのは{month}ごろです。",
    daysWithStar: "星のある日は{days, number}日です。",
    exercise:
      "「{exercise}」のあとの星は、エクササイズのない似た時のあとより{direction, select, muchDimmer {ずっと暗く} dimmer {暗く} littleDimmer {少し暗く} littleBrighter {少し明るく} brighter {明るく} other {ずっと明るく}}光っていました。",
    exerciseTimes: "前後2時間以内に星があるのは{times, number}回です。",
    exerciseWithTimes: "「{exercise}」（{times, number}回）",
    otherExercises: "{exercises}のあとの星は、似た時のあととは少し違いました。星はいつも少しずつ違います。",
    shared: "「{first}」と「{second}」は、よく同じ星に一緒にあります。",
    sharedStars: "両方のある星は{count, number}個です。",
    following: "同じ日に「{first}」のあとには、よく「{second}」が来ます。",
    followingTimes: "{count, number}回です。",
  },
  measured: {
    sameDay:
      "「{tracker}」が多い日の星は、少ない日より{direction, select, muchDimmer {ずっと暗く} dimmer {暗く} littleDimmer {少し暗く} littleBrighter {少し明るく} brighter {明るく} other {ずっと明るく}}光っていました。",
    sameDayYes:
      "「{tracker}」のある日の星は、ない日より{direction, select, muchDimmer {ずっと暗く} dimmer {暗く} littleDimmer {少し暗く} littleBrighter {少し明るく} brighter {明るく} other {ずっと明るく}}光っていました。",
    nextDay:
      "「{tracker}」が多かった次の日の星は、少なかった次の日より{direction, select, muchDimmer {ずっと暗く} dimmer {暗く} littleDimmer {少し暗く} littleBrighter {少し明るく} brighter {明るく} other {ずっと明るく}}光っていました。",
    nextDayYes:
      "「{tracker}」のあった次の日の星は、なかった次の日より{direction, select, muchDimmer {ずっと暗く} dimmer {暗く} littleDimmer {少し暗く} littleBrighter {少し明るく} brighter {明るく} other {ずっと明るく}}光っていました。",
    days: "{value}より多い日は{daysAbove, number}日、それ以下の日は{daysBelow, number}日です。",
    goodDays: "よい日のほうがそれを増やすのかもしれません。",
    hardDays: "つらい日のほうがそれを増やすのかもしれません。",
    something: "ほかの何かが両方を動かしているのかもしれません。",
    others: "{trackers}の多い日と少ない日には、少し違いがありました。日々はいつも少しずつ違います。",
  },
  sure: {
    oneDay: "このページが知っているのは1日だけです。1日だけでは、ほかの日のことはほとんどわかりません。",
    firstDays: "まだ最初の日々です。ここにあるのは、あったことそのものだけです。",
    most: "ほとんどの日に星があるので、このページは過ごした時間の大半を知っています。",
    half: "およそ半分の日に星があります。ほかの日は違っていたかもしれません。",
    few: "星のない日のほうが多いので、このページが知っているのは時間の一部だけです。",
  },
  exact: {
    difference:
      "差は、−1から1までの目盛りで{difference}です。このような場合100回のうち90回で、本当の差は{low}から{high}までのあいだにあります。",
    drawn: "言葉が従うのは、比べたものすべてを考えに入れた幅です：{low}から{high}まで。",
    chance: "実際には何もない日記100冊のうち約{percent, number}冊で、偶然だけでこう見えます。",
    hardlyChance: "実際には何もない日記100冊のうち、偶然だけでこう見えるのは1冊未満です。",
    expected: "偶然なら、およそ{expected}です。",
    season:
      "いちばん明るい時期は、−1から1までの目盛りで、1年の中ほどより{difference}高くなっています。このような場合100回のうち90回で、本当の高さは{low}から{high}までのあいだにあります。",
  },
  later: {
    line: "星のある日があと{days, number}日ほどでわかること：{things}。",
    after: "そのあと：{things}。",
    things: {
      weekdays: "曜日",
      tags: "タグ",
      measures: "測っているもの",
      exercises: "エクササイズ",
      pairs: "一緒に現れる気持ち",
      spread: "日々の違いの大きさ",
      variety: "言葉の幅",
      turns: "ゆるやかな変化",
      halfLife: "気分の続く長さ",
      seasons: "季節",
    },
  },
};
