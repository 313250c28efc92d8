import type { figures } from "../en/insights-figures.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof figures> = {
  notClear: "不明确",
  notYet: "还不能判断",
  notClearOrNotYet: "不明确，或还不能判断",
  coverage: {
    method:
      "无论有多少颗星，一天只算一次。日期和钟点以每颗星当时你所在地的时间为准；没有存下当地时间的星，以此设备的时间为准。",
    note: "根据{span, plural, other { # 天}}中的 {days, number} 天。许多人在低落的日子里写得较少。",
    noteOfLast: "根据最近{span, plural, other { # 天}}中的 {days, number} 天。许多人在低落的日子里写得较少。",
  },
  weather: {
    method: {
      score:
        "一颗星的得分，是其感受的愉快程度乘以强度。每种感受有多愉快，是本产品自己的估计。一天取当天各颗星的平均值，一周取各天的平均值。",
      band: "色带表示这一周里没有星的日子可能是什么样，根据你每周各天的变化幅度推算：100 周中有 80 周，全部七天的平均值落在色带内。",
      change:
        "缓慢的变化，是穿过过去一年中每 14 天平均值的一条直线。只有当一本毫无变化的日记，100 次中不到 5 次会显出这样的变化时，这里才说有变化。你的日子是否随季节起伏，也以同样的方式判断，用的是一年一个周期的波形。",
      room: "各天之间能有多大差别，取决于平均值：越靠近刻度两端，余地越小。百分比是占这个余地的比例。",
    },
    spread:
      "最近 90 天里，你有星的{days, plural, other { # 天}}与平均值相差约 {distance}：是这一平均值下最大可能变化的 {percent, number}%。",
    spreadCount: "你的日子变化有多大：最近 90 天中有星的日子 {days, number}/{needed, number} 天。",
    spreadMissing: "你的日子变化有多大：最近 90 天中，有星的日子满 {needed, number} 天后可知。",
    turnCount: "缓慢的变化：过去一年有星的日子 {days, number}/{needed, number} 天。",
    turnTooClose: "缓慢的变化：你有星的日子相隔太近。",
    noSeason: "根据{days, plural, other { # 个}}有星的日子，看不出你的日子随季节起伏。",
    seasonSpan: "你的日子是否随季节起伏：自第一颗星以来 {span, number}/{needed, plural, other {# 天}}。",
    seasonCount: "你的日子是否随季节起伏：有星的日子 {days, number}/{needed, plural, other {# 天}}。",
    seasonTooClose: "你的日子是否随季节起伏：你有星的日子相隔太近。",
  },
  tags: {
    method: {
      compared:
        "有某个标签的日子，与没有它的日子相比较，同时把星期、数月间的缓慢变化，以及一天往往与前一天相似这一点考虑在内。只计最近四年。",
      chance:
        "标签一多，总有一个会偶然显得特别。因此，一项差异只有放在你的全部标签中也很少见，并且四周前就已能看到，才会说出来。即便如此，它说的也只是相关，而不是因果。",
    },
    unsure: "与没有它们的日子没有确定的不同：{tags}。",
    missingWith: "“{tag}”（有它的日子 {days, number}/{needed, number} 天）",
    missingWithout: "“{tag}”（没有它的日子 {days, number}/{needed, number} 天）",
    tooFew: "“{tag}”（天数太少）",
    tooEarly: "还不能比较：{tags}。",
    bound: "{count, plural, other {{tags}只出现在一周中的某几天或某一段时间，无法与这些时间区分开来。}}",
    chart: "有某个标签的日子与没有它的日子的比较",
    ofDays: "{daysWith, number}/{days, plural, other {# 天}}",
    columns: {
      with: "有它的日子",
      without: "没有它的日子",
      shared: "常在同一天",
    },
  },
  rhythm: {
    method:
      "星少的格子说明不了那些时段的情况，所以它的平均值会向所有星的平均值靠拢。只有当一周中某一天与其他日子的差异，超过 100 本日记中 5 本会偶然出现的程度时，才会说出来；七天都计算在内，取最近四年。",
    noWeekday: "一周中没有哪一天与其他日子有确定的不同。",
    weekdayTooEarly: "一周中某一天是否不同：这一天满八次后可知。",
    oneMean: "这些时段的差异没有超出偶然的程度，所以每一格都显示所有星的平均值。",
    table: "星期与时段",
    unit: "平均得分，从 −1（不愉快）到 1（愉快）；星少时向所有星的平均值靠拢；下面是星的数量。",
    noStar: "没有星",
    stars: "{count, plural, other {#<unit> 颗星</unit>}}",
    columns: {
      weekday: "星期",
      hours: "时段",
      mean: "平均值",
      stars: "星",
    },
  },
  words: {
    method: {
      variety:
        "丰富度是从最近 90 天的星中抽取 30 颗的熵，用感受的种数表示：这么多种感受，各出现同样多次，就有同样的丰富度。它说的是你的词语有多丰富，而不是你的感受有多细腻。",
      pairs:
        "同在一颗星上的感受，与同样四周的星中偶然出现的情形比较；先后出现的感受，与把同一天的星任意排列的情形比较。不到五天的组合不会列出。",
    },
    named: "36 种感受中，你已说出 {count, number} 种。",
    namedWithOwn: "36 种感受加上你自己的，共 {all, number} 种，你已说出 {count, number} 种。",
    oneFeeling: "最近 90 天里，你所有的星首先说出的都是同一种感受。",
    variety:
      "丰富度：最近 90 天里你的 {of, number} 颗星，相当于约{count, plural, other { {amount} 种感受}}以同样的次数出现。",
    varietyCount: "词语的丰富度：{stars, number}/{needed, plural, other {# 颗星}}。",
    varietyMissing: "词语的丰富度：最近 90 天中满{needed, plural, other { # 颗星}}后可知。",
    sharedPair:
      "“{first}”和“{second}”同在{count, plural, other { # 颗星}}上；若只是偶然，约为 {expected} 颗。",
    followingPair:
      "同一天里，“{second}”有{count, plural, other { # 次}}紧跟在“{first}”之后；若只是偶然，约为 {expected} 次。",
    noPair: "没有哪两种感受一起出现的次数超过偶然。",
    pairCount: "哪些感受一起出现：有星的日子 {days, number}/{needed, number} 天。",
  },
  practice: {
    method:
      "人们常在低落时开始练习，而低落的时刻本身也会过去。因此，练习前两小时内最后一颗星到练习后两小时内第一颗星的变化，会与情形相似但中间没有练习的星之间的变化相比较。",
    outOfReach: "你完成的练习保存在服务器上，暂时无法连接。这一页的其余内容来自这台设备上的星。",
    noDifference:
      "{exercise}，{times, plural, other {# 次}}在前后两小时内有星：与没有练习的相似时刻没有确定的差异。",
    tooEarly: "{exercise}：前后有星 {times, number}/{needed, number} 次。",
    nothingSimilar: "{exercise}：可供比较的、没有练习的相似时刻太少。",
    chart: "练习之后的星与相似时刻的比较",
    times: "{count, plural, other {# 次}}",
    timesColumn: "次数",
  },
  steadiness: {
    method:
      "星与星之间的变化，是最近 90 天里同一天相邻的星之差的均方根。心情持续多久，由最近的 1,000 颗星估计，用的模型假定心情会回到平均值，不论星与星相隔多久；100 次中有 90 次，它落在所给范围内。",
    change: "一天之内，从一颗星到下一颗，你的得分变化约为 {change}，根据{pairs, plural, other { # 对}}星。",
    changeMissing: "星与星之间的变化：一天有两颗星后可知。",
    halfLife:
      "让你心情升高或降低的影响，有一半在{length}之后过去，根据{stars, plural, other { # 颗星}}（{low}到{high}）。",
    halfLifeCount: "心情持续多久：{stars, number}/{needed, plural, other {# 颗星}}。",
    halfLifeMissing: "心情持续多久：你的星没有明确显示。",
    length: {
      hour: "约一小时",
      hours: "约{hours, plural, other { # 小时}}",
      days: "约{days, plural, other { # 天}}",
    },
  },
  hours: {
    title: "你的星出现的钟点",
    unit: "一天中每个小时的星，以当时你所在地的时间为准。",
    columns: {
      hour: "小时",
      stars: "星",
    },
  },
  weeks: {
    title: "你的每一周",
    unit: "每周各天的平均得分，从 −1（不愉快）到 1（愉快）。每种感受有多愉快，是本产品自己的估计。100 周中有 80 周，平均值落在色带内。",
    columns: {
      week: "起始日期",
      mean: "平均值",
      low: "下限",
      high: "上限",
      days: "有星的日子",
    },
    show: "显示",
    lastYear: "最近 52 周",
    all: "所有周",
    pleasant: "愉快",
    unpleasant: "不愉快",
    slider: "周",
    reading: "{date}起的一周：{mean}，在 {low} 与 {high} 之间，7 天中有 {days, number} 天",
  },
  intervals: {
    unit: "得分之差，范围从 −1 到 1。线条是句子所依据的区间；实心点表示这个区间不含中间。",
    columns: {
      name: "名称",
      difference: "差",
      low: "下限",
      high: "上限",
      sure: "确定程度",
    },
    dimmer: "更暗淡",
    brighter: "更明亮",
    drawn: "已绘制 {drawn, number}/{all, number} 项；表格中有全部。",
  },
};
