import type { answers } from "../en/insights-answers.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof answers> = {
  lately: {
    noStar: "还没有一颗星。",
    quiet: "你的星空安静了一阵子。",
    quietSince: "最近的一颗星是在{date}。",
    oneStar: "最近有一颗星：{feelings}。",
    few: "最近的感受是{feelings}。",
    oneFeeling: "最近每一颗星都是{feelings}。",
    most: "最近最常出现的是{feelings}。",
    noneStoodOut: "最近没有哪种感受特别突出，一共出现了 {count, number} 种。",
    ofStars: "最近 {length, number} 天的 {stars, number} 颗星中有 {count, number} 颗。",
    eachOfStars: "最近 {length, number} 天的 {stars, number} 颗星中各有 {count, number} 颗。",
    starsOnDays: "最近 {length, number} 天里有 {days, number} 天有星，共 {stars, number} 颗。",
    before: "之前几周最常出现的是{feelings}。",
    sameBefore: "之前几周也是这样。",
    beforeOfStars: "{stars, number} 颗星中有 {count, number} 颗。",
    beforeEachOfStars: "{stars, number} 颗星中各有 {count, number} 颗。",
    nights: "最近 {length, number} 个夜晚里，有 {days, number} 个夜晚你的星空亮着。",
    nightsBefore: "再往前的 {length, number} 个夜晚里有 {days, number} 个。",
    parts: {
      night: "这些星大多在夜里出现。",
      morning: "这些星大多在上午出现。",
      afternoon: "这些星大多在下午出现。",
      evening: "这些星大多在晚上出现。",
    },
    partCount: "{stars, number} 颗星中的 {count, number} 颗。",
    turn: "最近几个月，你的日子变得{direction, select, muchDimmer {暗淡得多} dimmer {更暗淡} littleDimmer {稍暗淡一些} littleBrighter {稍明亮一些} brighter {更明亮} other {明亮得多}}。",
    noTurn: "最近几个月有起有落，日子总是这样。",
    turnDays: "{dates}，有星的日子 {days, number} 天。",
  },
  along: {
    tooEarly: "现在还太早，还看不出什么与更明亮或更暗淡的日子相伴。",
    nothing: "目前没有什么特别与更明亮或更暗淡的日子相伴。",
    looked: "比较过：{things}。",
    lookedAt: {
      tags: "{count, number} 个标签",
      trackers: "{count, number} 个追踪项",
      weekdays: "一周的 {count, number} 天",
      exercises: "{count, number} 个练习",
    },
    tag: "在有“{tag}”的日子里，你的星{direction, select, muchDimmer {暗淡得多} dimmer {更暗淡} littleDimmer {稍暗淡一些} littleBrighter {稍明亮一些} brighter {更明亮} other {明亮得多}}。",
    withAndWithout: "有它的 {daysWith, number} 天，没有它的 {daysWithout, number} 天。",
    goodDays: "也可能是好日子更容易有“{tag}”。",
    hardDays: "也可能是艰难的日子更容易有“{tag}”。",
    otherTags: "有{tags}的日子略有不同，日子总是这样。",
    weekday:
      "你的{weekday, select, monday {星期一} tuesday {星期二} wednesday {星期三} thursday {星期四} friday {星期五} saturday {星期六} other {星期日}}比其他日子{direction, select, muchDimmer {暗淡得多} dimmer {更暗淡} littleDimmer {稍暗淡一些} littleBrighter {稍明亮一些} brighter {更明亮} other {明亮得多}}。",
    otherWeekdays: "一周里的各天略有不同，日子总是这样。",
    season: "你的日子随季节起伏：{month}前后最明亮。",
    daysWithStar: "有星的日子 {days, number} 天。",
    exercise:
      "在“{exercise}”之后，你的星比没有练习的相似时刻之后{direction, select, muchDimmer {暗淡得多} dimmer {更暗淡} littleDimmer {稍暗淡一些} littleBrighter {稍明亮一些} brighter {更明亮} other {明亮得多}}。",
    exerciseTimes: "{times, number} 次在前后两小时内有星。",
    exerciseWithTimes: "“{exercise}”（{times, number} 次）",
    otherExercises: "在{exercises}之后，你的星与相似时刻之后略有不同，星总是这样。",
    shared: "“{first}”和“{second}”常在同一颗星上。",
    sharedStars: "两者都有的星 {count, number} 颗。",
    following: "同一天里，“{first}”之后常常是“{second}”。",
    followingTimes: "{count, number} 次。",
  },
  measured: {
    sameDay:
      "在“{tracker}”较多的日子里，你的星{direction, select, muchDimmer {暗淡得多} dimmer {更暗淡} littleDimmer {稍暗淡一些} littleBrighter {稍明亮一些} brighter {更明亮} other {明亮得多}}。",
    sameDayYes:
      "在有“{tracker}”的日子里，你的星{direction, select, muchDimmer {暗淡得多} dimmer {更暗淡} littleDimmer {稍暗淡一些} littleBrighter {稍明亮一些} brighter {更明亮} other {明亮得多}}。",
    nextDay:
      "在“{tracker}”较多的日子之后的第二天，你的星{direction, select, muchDimmer {暗淡得多} dimmer {更暗淡} littleDimmer {稍暗淡一些} littleBrighter {稍明亮一些} brighter {更明亮} other {明亮得多}}。",
    nextDayYes:
      "在有“{tracker}”的日子之后的第二天，你的星{direction, select, muchDimmer {暗淡得多} dimmer {更暗淡} littleDimmer {稍暗淡一些} littleBrighter {稍明亮一些} brighter {更明亮} other {明亮得多}}。",
    days: "高于 {value} 的 {daysAbove, number} 天，不超过它的 {daysBelow, number} 天。",
    goodDays: "也可能是好日子里它更多。",
    hardDays: "也可能是艰难的日子里它更多。",
    something: "也可能有别的事同时影响两者。",
    others: "{trackers}较多或较少的日子略有不同，日子总是这样。",
  },
  sure: {
    oneDay: "这一页只知道一天，而一天说明不了其他日子。",
    firstDays: "这是最初的几天：这里写的就是发生过的事，仅此而已。",
    most: "大多数日子都有星，所以这一页了解你大部分的时间。",
    half: "大约一半的日子有星。其他日子可能并不一样。",
    few: "大多数日子没有星，所以这一页只了解你一部分的时间。",
  },
  exact: {
    difference:
      "在 −1 到 1 的尺度上，差为 {difference}。100 次这样的情形中有 90 次，真实的差在 {low} 与 {high} 之间。",
    drawn: "用词依据的是把所有比较都算进去的范围：{low} 到 {high}。",
    chance: "在其实没有关联的 100 本日记里，单凭偶然大约有 {percent, number} 本会出现这种情况。",
    hardlyChance: "在其实没有关联的 100 本日记里，单凭偶然出现这种情况的不到 1 本。",
    expected: "若只是偶然，约为 {expected}。",
    season:
      "在 −1 到 1 的尺度上，最明亮的时候比一年的中间高 {difference}。100 次这样的情形中有 90 次，真实的高度在 {low} 与 {high} 之间。",
  },
  later: {
    line: "再有大约 {days, number} 个有星的日子，就能看：{things}。",
    after: "以后：{things}。",
    things: {
      weekdays: "一周里的各天",
      tags: "标签",
      measures: "你测量的",
      exercises: "练习",
      pairs: "常在一起的感受",
      spread: "日子之间的差别",
      variety: "用词的丰富程度",
      turns: "缓慢的变化",
      halfLife: "心情持续多久",
      seasons: "四季",
    },
  },
};
