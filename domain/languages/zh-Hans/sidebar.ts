import type { sidebar } from "../en/sidebar.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof sidebar> = {
  journey: {
    title: "旅程统计",
    entries: "记录总数",
    daysActive: "活跃天数",
    streak: "连续天数",
    nightsLit: "点亮的夜晚",
    nightsOf: "{lit, number}/{of, number}",
  },
  streak: {
    days: "{count, plural, other {# 天}}",
    open: "今天还可以继续",
    none: "从一颗星开始",
    daysAndNote: "{days}，<quiet>{note}</quiet>",
  },
  soFar: "至今的旅程",
  earned: "你获得了{achievements}。",
  achievements: {
    names: {
      "first-star": "第一颗星",
      "week-streak": "连续一周",
      "emotion-explorer": "情绪探索者",
      "depth-seeker": "深度探寻者",
      "twin-master": "双星大师",
      "cosmic-traveler": "宇宙旅人",
      "emotion-sage": "情绪智者",
    },
    descriptions: {
      "first-star": "你把第一份心情放上了星空。",
      "week-streak": "你连续七天回到这里。",
      "emotion-explorer": "你说出了六种不同的感受。",
      "depth-seeker": "你留下了五份强烈的感受。",
      "twin-master": "你有三次同时容下两种感受。",
      "cosmic-traveler": "你的星空有三十颗星。",
      "emotion-sage": "你的星空有一百颗星。",
    },
    requirements: {
      "first-star": "星空中的第一份心情",
      "week-streak": "连续七天",
      "emotion-explorer": "六种不同的感受",
      "depth-seeker": "五份强烈的感受",
      "twin-master": "三次同时有两种感受",
      "cosmic-traveler": "三十颗星",
      "emotion-sage": "一百颗星",
    },
    unknown: "微光",
    unknownDescription: "你的旅程赢得的某样东西。",
  },
  card: {
    name: "你的头像与旅程",
    unavailable: "暂时无法显示你的旅程。",
    achievements: "成就",
    noneYet: "你的第一颗星会带来第一项成就。",
    ahead: "前方还有",
    mostFelt: "最常有的感受",
    averageIntensity: "平均强度",
    ofTen: "{average, number}/10",
    emotions: "不同的感受",
    twinStars: "双星",
  },
  music: {
    on: "音乐已开",
    off: "音乐已关",
    volume: "音乐音量",
  },
  newVersion: {
    ready: "新版本已就绪。",
    use: "立即使用",
    later: "稍后",
  },
};
