import type { home } from "../en/home.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof home> = {
  addForEarlier: "补记之前的心情",
  nextStarIn: "距下一颗星",
  countdown: "距下一颗星的剩余时间",
  yourSky: "你的星空",
  firstStar: "{feeling}。你的第一颗星。{sentence}",
  firstStarHint: {
    touch: "轻点你的星，看看它保存了什么。用一根手指转动星空。",
    mouse: "点击你的星，看看它保存了什么。拖动可转动星空。",
  },
  addFirstStar: "添加你的第一颗星",
  emptySky: "你的星空还是空的。添加第一份心情，它的星就会在这里诞生。",
  refusedChange: {
    sentence: "你对<strong>{star}</strong>的更改未被接受。它保存在此设备上。",
    look: "查看",
  },
  stillSignedIn: {
    title: "你仍处于登录状态",
    description: "退出登录需要连接服务器。请在能连接时重试。",
  },
  starsRefused: "{count, plural, other {# 颗星}}未被接受。",
  starsWaiting: "{count, plural, other {# 颗星}}在此设备上等待发送。",
  timer: {
    ready: "计时结束",
    active: "计时中",
  },
  notDrawn: {
    drawAgain: "重新绘制星空",
    reason: "暂时无法绘制你的星空。你的星都很安全，可以继续添加心情。",
  },
  theme: {
    legend: "主题",
    system: "跟随系统",
    dark: "深色",
    light: "浅色",
  },
  share: {
    embed: "嵌入",
    share: "分享",
    embedCopied: {
      title: "嵌入代码已复制",
      description: "将它粘贴到同一网站的页面中，即可在那里展示你的宇宙。",
    },
    linkCopied: {
      title: "链接已复制",
      description: "本页地址已复制到剪贴板。",
    },
    pageTitle: "{universe} Mood Universe",
  },
  settings: "设置",
  starNotInSky: {
    title: "这颗星不在你的星空中",
    description: "它可能已被移除。日记的回收站会保留移除的星 30 天。",
  },
  outOfReach: {
    withStars: "暂时无法连接你的宇宙。你看到的是之前的星；恢复连接后会自动更新。",
    withoutStars: "暂时无法连接你的宇宙。你的星保存在服务器上；恢复连接后会自动更新。",
  },
  pendingEmail: "发送到 <strong>{email}</strong> 的链接还没有打开。在此之前，仅凭名称即可打开这个宇宙。",
  journeyOf: "<person>{name}</person><rest>的旅程</rest>",
};
