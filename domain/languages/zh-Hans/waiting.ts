import type { waiting } from "../en/waiting.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof waiting> = {
  title: "等待网络",
  update: "等待更新",
  tryNow: "立即重试",
  arrived: "全部已送达。",
  listed: "在此设备上等待",
  refused: {
    constellationRemoval: "星座未移除",
    constellation: "星座未保存",
    avatar: "头像未更改",
    tagMerge: "标签未合并",
    tagRemoval: "标签未移除",
    tagChangeKept: "你的更改已保留：请在日记的“标签”中查看。",
    tagChange: "标签未更改",
    newTag: "标签未添加",
    newFeeling: "感受未添加",
    newFeelingKept: "它和带有它的星会保留在此设备上，直到你更改或移除它。",
    feelingChange: "感受未更改",
    feelingRemoval: "感受未移除",
    feelingMerge: "感受未合并",
    restoration: "未恢复",
    noReason: "你的宇宙没有接受。",
    quota: "未保存",
  },
  practice: "完成的练习或迷宫",
  quiz: "测验的一个回答",
  avatar: "你的新头像",
  constellationRemoval: "移除一个星座",
  change: "对你的宇宙的更改",
  tag: {
    change: "更改标签 {name}",
    new: "新标签：{name}",
    removal: {
      known: "移除标签 {name}",
      unknown: "移除一个标签",
    },
    merge: {
      known: "将标签 {name} 合并到标签 {into}",
      intoUnknown: "将标签 {name} 合并到另一个标签",
      ofUnknown: "将一个标签合并到标签 {into}",
      unknown: "将一个标签合并到另一个标签",
    },
  },
  feeling: {
    new: "新的感受：{name}",
    change: "更改感受 {name}",
    removal: { known: "移除感受 {name}", unknown: "移除一种感受" },
    merge: { known: "将感受 {name} 合并到 {into}", unknown: "将一种感受合并到另一种" },
  },
  star: {
    back: "一颗星从回收站恢复",
    new: "新的星：{feeling}",
    change: {
      known: "更改星：{feeling}",
      unknown: "更改一颗星",
    },
    removal: {
      known: "移除星：{feeling}",
      unknown: "移除一颗星",
    },
  },
  kept: "保存在此设备上。能连接你的宇宙时会自动发送。",
  keptInPage: "保留到你关闭本页为止，因为浏览器在这里不存储任何内容。能连接你的宇宙时会自动发送。",
  writes: "：{count, plural, other {# 次写入}}",
  constellation: "星座：{name}",
};
