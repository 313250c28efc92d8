import type { shown } from "../en/shown.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof shown> = {
  title: "Mood Universe 的一片星空",
  titleOf: "{count, plural, =0 {一片还没有星的星空} =1 {有一颗星的星空} other {有 # 颗星的星空}}",
  tryAgain: "重试",
  maker: "由 <name>Mood Universe</name> 制作",
  zoomIn: "放大",
  zoomOut: "缩小",
  reset: "重置视图",
  list: "星的列表",
  listTitle: "这片星空的星",
  close: "关闭",
  sentences: "{first}{second}",
  summary: {
    empty: "有人留下一份感受，第一颗星就会在这里出现。",
    stars: "每颗星都是某人感受过的一刻。",
    places: "越高越愉快，越远越新。",
    month: "{month}。",
    months: "从 {from} 到 {to}。",
    asOf: "{day}的样子。",
  },
  star: {
    twin: "{feeling}与{other}",
    another: "另一种感受",
    anotherAlone: "另一种感受",
    feelingAndDay: "{feeling}，{day}",
    place: "第 {at, number} 颗星，共 {count, number} 颗",
    withPlace: "{star}，第 {at, number} 颗星，共 {count, number} 颗",
  },
  keys: {
    all: "方向键转动星空，加 Shift 移动，加减号缩放，0 重置视图。",
    unnamed: "它的主人只展示颜色和形状，所以没有可读的名称。",
    named:
      "方括号键前往上一颗和下一颗星，Enter 读出正中的星，Escape 取消选中。所有的星都在星空之后的列表中。",
  },
  instead: {
    gone: "这里没有星空可看：链接已结束，或地址不完整。",
    busy: "很多人正在看这片星空。它很快就会打开。",
    unreachable: "暂时无法连接这片星空。一有网络它就会自动打开。",
    undelivered: "页面的一部分没有载入。请检查网络连接后重试。",
    undrawable: "此浏览器无法绘制这片星空。",
    lost: "画面中断了。它会自动恢复。",
  },
};
