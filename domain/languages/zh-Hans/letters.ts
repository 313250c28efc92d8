import type { letters } from "../en/letters.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof letters> = {
  method:
    "这封信数的是这段时间的星；一天有多亮，就是当天各星得分的平均。信里最多引用三条笔记，一字不改。选哪条由规则决定，内容不会被评判：一条来自明亮的日子，一条较长的、属于感受沉重的星，还有一条来自某种感受的第一颗星、长久安静之后的第一颗星、星最多的一天，或是最长的那条。在每段引文旁，都可以让那颗星不再出现在信里。“很明显”和“很可能”的意思，与比较两段时间时相同。图片从左到右是时间，愉快的感受在上方。",

  begin: {
    first: {
      a: "你的日记从这里开始：{day}。从那以后有{stars, plural, other { # 颗星}}，分布在 {days, number} 天。",
      b: "{day}，这是日记的开头；到现在一共{stars, plural, other { # 颗星}}，分布在 {days, number} 天。",
    },
    single: {
      a: "{kind, select, week {这一周} month {这个月} other {这一年}}有一颗星：{day}。",
      b: "属于{kind, select, week {这一周} month {这个月} other {这一年}}的星只有一颗，在{day}。",
      c: "{kind, select, week {这一周} month {这个月} other {这一年}}，你的星空里有一颗星，在{day}。",
    },
    thin: {
      a: "{kind, select, week {星空里安静的一周} month {星空里安静的一个月} other {星空里安静的一年}}：{days, number} 天，{stars, plural, other {# 颗星}}。",
      b: "{kind, select, week {这一周} month {这个月} other {这一年}}你写得不多，{days, number} 天{stars, plural, other { # 颗星}}，全都在这里。",
      c: "{kind, select, week {这一周} month {这个月} other {这一年}}留下了轻轻的痕迹，{days, number} 天{stars, plural, other { # 颗星}}。",
    },
    some: {
      a: "{length, plural, other {# 天}}里有 {days, number} 天，你点亮了{stars, plural, other { # 颗星}}。",
      b: "{kind, select, week {这一周} month {这个月} other {这一年}}有{stars, plural, other { # 颗星}}，分布在 {length, number} 天中的 {days, number} 天。",
      c: "{length, plural, other {# 天}}里有 {days, number} 天，你写下了一些话，一共{stars, plural, other { # 颗星}}。",
      d: "你的星空里有{kind, select, week {这一周} month {这个月} other {这一年}}的{stars, plural, other { # 颗星}}，来自 {length, number} 天中的 {days, number} 天。",
    },
    full: {
      a: "{kind, select, week {这一周} month {这个月} other {这一年}}的每一天都有星：共{stars, plural, other { # 颗星}}。",
      b: "{kind, select, week {这一周} month {这个月} other {这一年}}从第一天到最后一天都写了下来，写在{stars, plural, other { # 颗星}}里。",
      c: "从第一天到最后一天，{kind, select, week {这一周} month {这个月} other {这一年}}天天有星：{stars, number} 颗。",
    },
    soFar: {
      a: "{kind, select, week {这一周} month {这个月} other {这一年}}还没有过完。到现在，{length, plural, other {# 天}}里有 {days, number} 天，共{stars, plural, other { # 颗星}}。",
      b: "到今天为止，{kind, select, week {这一周} month {这个月} other {这一年}}有{stars, plural, other { # 颗星}}，{length, plural, other {# 天}}里有 {days, number} 天。",
      c: "{kind, select, week {这一周} month {这个月} other {这一年}}到目前你点亮了{stars, plural, other { # 颗星}}，{length, plural, other {# 天}}里有 {days, number} 天。",
    },
  },

  feelings: {
    single: {
      a: "它说的是{feelings}。",
      b: "你给它的名字是{feelings}。",
      c: "它说：{feelings}。",
    },
    same: {
      a: "它们说的都是{feelings}。",
      b: "一个词就说尽了它们：{feelings}。",
      c: "每一颗说的都是{feelings}。",
    },
    equal: {
      a: "你说出了{count, plural, other { # 种感受}}，没有哪一种特别突出。",
      b: "一共{count, plural, other { # 种感受}}，出现得都差不多。",
      c: "没有哪种感受比别的更多；你说出了{count, plural, other { # 种}}。",
    },
    all: {
      a: "你说出了{feelings}。",
      b: "里面的感受有{feelings}。",
      c: "说的是{feelings}。",
    },
    most: {
      a: "你说得最多的是：{feelings}。",
      b: "最常出现的是{feelings}。",
      c: "一再出现的是{feelings}。",
    },
    item: "“{feeling}”（{count, number} 次）",
  },

  news: {
    feelings: {
      a: "你第一次说出了{feelings}。",
      b: "你的词里新添了{feelings}。",
      c: "在此之前还没有星的是{feelings}。",
    },
    back: {
      a: "“{feeling}”又回来了；上一次是{day}。",
      b: "隔了很久，你又说出了“{feeling}”，这是{day}以来的第一次。",
      c: "“{feeling}”从{day}起就没有出现，现在又来了。",
    },
    tags: {
      a: "你的新标签：{tags}。",
      b: "第一次用作标签的是{tags}。",
      c: "你的标签里现在有了{tags}。",
    },
  },

  tags: {
    all: {
      a: "与之相关的是：{tags}。",
      b: "你给它们的标签：{tags}。",
      c: "一同出现的有{tags}。",
    },
    most: {
      a: "最常与之相关的是：{tags}。",
      b: "你的标签里，最常见的是{tags}。",
      c: "最常一同出现的有{tags}。",
    },
    item: "“{tag}”（{days, plural, other {# 天}}）",
  },

  along: {
    tag: {
      a: "有“{tag}”的 {days, number} 天里，{count, number} 天你也说出了“{feeling}”。",
      b: "“{feeling}”出现在有“{tag}”的 {days, number} 天中的 {count, number} 天。",
      c: "“{tag}”来了 {days, number} 天，其中 {count, number} 天“{feeling}”也来了。",
    },
    always: {
      a: "有“{tag}”的 {days, number} 天，每一天你也说出了“{feeling}”。",
      b: "“{tag}”和“{feeling}”一起到来，共 {days, number} 天。",
      c: "有“{tag}”的日子共 {days, number} 天，每一天都有“{feeling}”。",
    },
    pair: {
      a: "“{first}”和“{second}”有 {count, number} 次同在一颗星里。",
      b: "有 {count, number} 颗星同时带着“{first}”和“{second}”。",
      c: "你把“{first}”和“{second}”一起说出，共 {count, number} 次。",
    },
    claim: {
      a: "看到那时为止的所有日子，有“{tag}”的日子{sure, select, clearly {很明显} other {很可能}}更{direction, select, brighter {明亮} other {暗淡}}：有它的 {with, number} 天，没有它的 {without, number} 天。这并不说明为什么。",
      b: "到此为止，有“{tag}”的日子{sure, select, clearly {很明显} other {很可能}}更{direction, select, brighter {明亮} other {暗淡}}，{with, number} 天对照其余 {without, number} 天。为什么，星里没有写。",
    },
  },

  contrast: {
    brightness: {
      a: "从星来看，{kind, select, week {这一周} month {这个月} other {这一年}}{sure, select, clearly {很明显} other {很可能}}比{kind, select, year {上一年} other {之前十二周}}更{direction, select, brighter {明亮} other {暗淡}}。",
      b: "与{kind, select, year {上一年} other {之前十二周}}相比，你的日子{sure, select, clearly {很明显} other {很可能}}更{direction, select, brighter {明亮} other {暗淡}}。",
    },
    share: {
      a: "“{name}”{sure, select, clearly {很明显} other {很可能}}比{kind, select, year {上一年} other {之前十二周}}出现得更{direction, select, more {多} other {少}}：{of, number} 天里有 {now, number} 天，之前 {ofEarlier, number} 天里有 {earlier, number} 天。",
      b: "与{kind, select, year {上一年} other {之前十二周}}相比，“{name}”{sure, select, clearly {很明显} other {很可能}}更{direction, select, more {多} other {少}}：现在 {of, number} 天中有 {now, number} 天，当时 {ofEarlier, number} 天中有 {earlier, number} 天。",
    },
  },

  measured: {
    said: {
      a: "你测量的：{list}。",
      b: "用你自己的数字来说：{list}。",
      c: "你还测量了{list}。",
    },
    range: "“{tracker}”：{low}–{high}（{days, plural, other {# 天}}）",
    mean: "“{tracker}”：平均 {value}（{days, plural, other {# 天}}）",
    same: "“{tracker}”：{value}（{days, plural, other {# 天}}）",
    yes: "“{tracker}”：{days, number} 天里有 {count, number} 天",
  },

  half: {
    a: "大部分落在这个月的{which, select, first {上} other {下}}半月：{stars, number} 颗星里有 {count, number} 颗。",
    b: "{which, select, first {上} other {下}}半月有这个月 {stars, number} 颗星中的 {count, number} 颗。",
    c: "你在{which, select, first {上} other {下}}半月写得最多，{stars, number} 颗星里的 {count, number} 颗。",
  },

  year: {
    words: {
      a: "你说得最多的，随着月份在变：{words}。",
      b: "走过这一年的词：{words}。",
    },
    wordIn: "{month}是“{feeling}”",
    wordFromTo: "{first}到{last}是“{feeling}”",
    fullest: {
      a: "你在{most}写得最多，有{mostStars, plural, other { # 颗星}}，在{least}最少，有 {leastStars, number} 颗。",
      b: "星最多的月份是{most}（{mostStars, plural, other {# 颗星}}），最安静的是{least}（{leastStars, number} 颗）。",
    },
    light: {
      a: "从星来看，{bright}是最明亮的月份，{dark}最暗淡。",
      b: "看它们的星，日子在{bright}最明亮，在{dark}最暗淡。",
    },
    empty: {
      a: "有 {count, number} 个月没有星：{months}。",
      b: "{months}什么也没有写下。",
    },
  },

  small: {
    arc: {
      a: "它以“{first}”开始，以“{last}”结束。",
      b: "第一颗星说“{first}”，最后一颗说“{last}”。",
      c: "从开头的“{first}”，走到末尾的“{last}”。",
    },
    fullest: {
      a: "你写得最多的一天是{day}：{stars, plural, other {# 颗星}}。",
      b: "最满的一天是{day}，有{stars, plural, other { # 颗星}}。",
      c: "没有哪一天的星比{day}更多：{stars, number} 颗。",
    },
    hours: {
      a: "大多数星来自{part, select, night {夜里} morning {上午} afternoon {下午} other {晚上}}，{stars, number} 颗里有 {count, number} 颗。",
      b: "{stars, number} 颗星中，有 {count, number} 颗是在{part, select, night {夜里} morning {上午} afternoon {下午} other {晚上}}点亮的。",
      c: "你多半在{part, select, night {夜里} morning {上午} afternoon {下午} other {晚上}}写：{stars, number} 颗星里的 {count, number} 颗。",
    },
    brightest: {
      a: "从星来看，最明亮的一天是{day}。",
      b: "看这些星，没有哪一天比{day}更明亮。",
      c: "星在{day}最明亮。",
    },
    silence: {
      a: "没有星的日子：{dates}。",
      b: "{dates}没有写下什么。",
      c: "{dates}，星空一直安静。",
    },
    twins: {
      a: "有 {count, number} 颗星同时带着两种感受，比如“{first}”和“{second}”。",
      b: "有 {count, number} 次，一种感受不够：“{first}”的旁边还有“{second}”。",
      c: "并排在一颗星里的，有“{first}”和“{second}”。",
    },
    yearAgo: {
      a: "一年前的同一时候，你说得最多的是“{feeling}”。",
      b: "前一年的这段时间，最常出现的是“{feeling}”。",
      c: "再往前十二个月，出现最多的是“{feeling}”。",
    },
  },

  end: {
    thin: {
      a: "有的就是这些，写一封信也够了。",
      b: "其余的时间也过去了，只是没有写下来。",
      c: "没有写更多，也什么都不缺。",
    },
    quiet: {
      a: "没有星的日子，就那样也很好。",
      b: "别的日子是什么样，留在你心里。",
      c: "别的日子没有写下就过去了，这样也可以。",
    },
    soFar: {
      a: "{kind, select, week {这一周} month {这个月} other {这一年}}余下的日子还没有到来。",
      b: "还没到来的，会在这里找到位置。",
      c: "这封信会随着以后的星长大。",
    },
  },

  quote: {
    only: {
      a: "你随它写下：",
      b: "它旁边有这些话：",
      c: "用你自己的话说：",
    },
    bright: {
      a: "{day}是明亮的一天。你写道：",
      b: "摘自明亮的一天，{day}：",
      c: "{day}，明亮的一天，你写道：",
    },
    hard: {
      a: "{day}，你说出了沉重的感受。你的话：",
      b: "摘自一个沉重的时刻，{day}：",
      c: "{day}有过沉重的时刻。你写道：",
    },
    first: {
      a: "{day}，你第一次说出“{feeling}”时写道：",
      b: "{day}，第一颗“{feeling}”的星：",
      c: "{day}，第一次有“{feeling}”时，你写道：",
    },
    fullest: {
      a: "{day}的星比任何一天都多。其中一颗说：",
      b: "摘自最满的一天，{day}：",
      c: "在写得最多的{day}，有这样的话：",
    },
    silence: {
      a: "{days, number} 天没有星之后，你在{day}写道：",
      b: "{day}，{days, number} 天没有星之后的第一句话：",
      c: "然后，{day}，安静了 {days, number} 天之后：",
    },
    longest: {
      a: "最长的笔记来自{day}，上面写着：",
      b: "你在{day}找到了最多的话：",
      c: "摘自最长的笔记，{day}：",
    },
  },
};
