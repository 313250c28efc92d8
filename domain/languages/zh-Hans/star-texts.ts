import type { starTexts } from "../en/star-texts.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof starTexts> = {
  addFirstMood: "添加你的第一份心情",
  legend: {
    family: "方向和刻痕代表感受家族",
    pleasantness: "高度代表愉快程度",
    time: "离中心的距离代表时间",
    own: "小珠代表你自己的感受",
  },
  tags: "标签",
  with: "与",
  waiting: {
    change: "更改或撤回",
    hint: {
      correction: "你看到的是更改之前的星。再次修改即可重试。",
      star: "它保存在此设备上，直到你更改或撤回。",
    },
    kept: "它保存在此设备上，会自动发送。",
    noReason: "你的宇宙没有接受。",
    correction: "修改等待发送",
    star: "等待发送",
    refused: "未被接受",
    hintAfter: "{reason}{hint}",
  },
  nightsLit: {
    first: "你的第一个夜晚已点亮",
    none: "你的星空一直在这里，随时欢迎你",
    allOfFirst: "最初 {of} 个夜晚全部点亮",
    someOfFirst: "最初 {of} 个夜晚点亮了 {lit} 个",
    allOfLast: "最近 {of} 个夜晚全部点亮",
    someOfLast: "最近 {of} 个夜晚点亮了 {lit} 个",
  },
  twin: "{name}与{other}",
  letters: {
    keepOut: "不写进信里",
    allow: "允许信里引用",
    keptOut: "不会写进信里",
    hint: "任何一封信都不会引用这条笔记。",
  },
  unknownTime: "时间未知",
  starAt: "{star}，{time}",
  ofFamily: "，{family}家族",
  ofOwn: "，你自己的感受",
  familyOfOwn: "{family}家族，你自己的",
  intensity: "<spoken>，强度 </spoken>{intensity}/10",
  family: "{family}家族",
};
