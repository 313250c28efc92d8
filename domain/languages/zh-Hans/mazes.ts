import type { mazes } from "../en/mazes.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof mazes> = {
  title: "迷宫挑战",
  pageTitle: "迷宫挑战",
  intro: "迷宫只要求一步一步走。选一座，留意遇到墙时是什么感觉。",
  back: "返回活动",
  backToMazes: "返回迷宫",
  unknown: {
    title: "没有这座迷宫",
    reason: "这里是现有的迷宫。",
  },
  howToPlay: {
    title: "玩法",
    goal: "将你的星从左上方带到右下方的金色星。",
    move: "用方向键或 W、A、S、D 移动，也可以用四个方向按钮，或在迷宫上滑动：滑得越长，走得越多。",
    trail: "一条光线指示回到起点的路，淡淡的点显示你去过的地方。",
    clock: "迷宫一打开就开始计时，不会停下。如果及时回到此标签页，就能从原处继续。",
    announced: "每走一步，屏幕阅读器会读出你的位置、可走的方向和到终点的步数。",
  },
  rules: {
    title: "挑战规则",
    goal: "从左上方出发，到达右下方的星。",
    moves: "每走到下一格算一步。墙会挡住你，但不计步数。",
    clock: "迷宫一打开就开始计时，不会暂停。{minutes, plural, other {# 分钟}}后时间到。",
  },
  titles: {
    "cosmic-pathfinder": "宇宙寻路者",
    "patience-trial": "耐心试炼",
  },
  pathfinder: {
    description: "一座友善的迷宫，死路都很短。随意走走，随时折返，找到穿过去的路。",
    same: "每个人走的都是同一座迷宫，所以你可以再来一次，少走几次弯路。",
    reset: "“重置迷宫”和“重试”都会带你回到起点，时间和步数归零。",
  },
  patience: {
    description: "长长的走廊，常在快到终点前拐开。留意不耐烦是什么感觉，然后还是迈出下一步。",
    new: "每次都会生成新的迷宫，只有一条路可以通过。",
    reset: "“重置迷宫”保留这座迷宫，时间和步数归零。“重试”生成新的迷宫。",
    warning: "这座迷宫考验耐心：路常有 200 步长，还会经过许多死路。你随时可以离开。",
  },
  card: {
    size: "大小",
    cells: "{width, number} × {height, number}",
    timeLimit: "时限",
    minutes: "{minutes, plural, other {# 分钟}}",
    type: "类型",
    types: {
      exploration: "探索",
      trigger: "触发点",
    },
    difficulty: "难度",
    difficulties: {
      easy: "简单",
      medium: "中等",
      hard: "困难",
      extreme: "极难",
    },
    enter: "进入{maze}",
    continue: "继续{maze}",
  },
  time: "时间",
  moves: "步数",
  remaining: "剩余",
  reset: "重置迷宫",
  tryAgain: "重试",
  move: "移动",
  moveTo: {
    up: "向上",
    right: "向右",
    down: "向下",
    left: "向左",
  },
  wall: {
    up: "上方有墙。",
    right: "右侧有墙。",
    down: "下方有墙。",
    left: "左侧有墙。",
  },
  directions: {
    up: "上",
    right: "右",
    down: "下",
    left: "左",
  },
  place: "第 {row, number} 行，第 {column, number} 列。可走：{open}。距终点{count, plural, other { # 步}}。",
  board:
    "{maze}，{rows, plural, other {# 行}}、{columns, plural, other {# 列}}。终点在第 {row, number} 行第 {column, number} 列。用方向键或 W、A、S、D 移动。",
  timeUp: {
    title: "时间到！",
    text: "你在{minutes, plural, other { # 分钟}}内走了{count, plural, other { # 步}}。随时可以再试。",
    another: "选择其他迷宫",
  },
  found: {
    title: "你找到了出路",
    text: "你走出了{maze}，用时 {time}，走了{count, plural, other { # 步}}。",
    share: "分享成就",
    shared: "我走出了{maze}，用时 {time}，走了{count, plural, other { # 步}}。",
    copiedHint: "你的成就已复制到剪贴板，可以粘贴了。",
    notShared: "未分享",
    notSharedReason: "浏览器不允许本页分享或复制。结果还在这里。",
  },
};
