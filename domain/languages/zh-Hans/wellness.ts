import type { wellness } from "../en/wellness.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof wellness> = {
  pageTitle: "活动",
  title: "AI 活动",
  back: "返回你的宇宙",
  noAi: "这里的内容不会被人工智能读取。",
  intro: "围绕你的感受，可以做的一些小事。一切都在你自己的宇宙中进行：你的回答不会交给任何人。",
  more: "更多活动",
  sharing: {
    copied: "已复制",
    copiedHint: "粘贴到你喜欢的地方。",
    notShared: "未分享",
  },
  mindful: {
    title: "正念时刻",
    text: "十个引导练习：呼吸，细看，回到当下。",
  },
  mazes: {
    title: "迷宫挑战",
    text: "两座迷宫，一步一步走。",
  },
  quiz: {
    title: "情商基线测验",
    selfReflection: "这是自我反思，不是健康检查。",
    easy: "简单",
    quick: "每题不到 10 秒",
    startHere: "从这里开始",
    text: "六个日常时刻，看看你在每一刻会有什么感受。选最先浮现的；用时不到 5 分钟。",
    begin: "开始测验",
    goesOn: "从上次离开的情景 {scenario, number}/{count, number} 继续。",
  },
  practice: {
    title: "你的练习",
    noExercise: "这里还没有内容。你完成的练习会记在这里，只给你看。",
    noMaze: "这里还没有内容。你走到最后的迷宫会记在这里，只给你看。",
    unreachable: "暂时无法读取之前的练习。什么都没有丢失。",
    showFewer: "收起",
    showAll: "显示全部 {count, number} 项",
    onItsWay: "发送中",
    won: "找到了出口",
    timedOut: "时间到了",
    moves: "{count, plural, other {# 步}}",
    breaths: "{count, plural, other {# 次呼吸}}",
    score: "得分 {points}",
    scoreNote: "{exercise}的得分是你各项回应的分数之和。分数低并不代表不好。",
  },
  time: {
    minutes: "{minutes, plural, other {# 分钟}}",
    seconds: "{seconds, plural, other {# 秒}}",
    both: "{minutes, plural, other {# 分}} {seconds, plural, other {# 秒}}",
  },
  duration: {
    seconds: "{seconds, number} 秒",
    minutes: "{minutes, number} 分钟",
    minutesSeconds: "{minutes, number} 分 {seconds, number} 秒",
    hours: "{hours, number} 小时",
    hoursMinutes: "{hours, number} 小时 {minutes, number} 分",
  },
};
