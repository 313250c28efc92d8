import type { refusalsUniverse } from "../en/refusals-universe.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsUniverse> = {
  pause: "冷却中。请再等 {minutes, plural, other {# 分钟}}。",
  pauseAtMoment: "那个时刻前后 {minutes, plural, other {# 分钟}}之内已有另一颗星。请选择另一个时刻。",
  dailyLimit: "过去 24 小时内你已添加 {max} 颗星。请稍后再添加下一颗。",
  momentInFuture: "那个时刻还没有到。",
  changedElsewhere: "在此期间，这颗星已在别处更改过。",
  starRemoved: "这颗星已被移除。",
  unknownTag: "其中一个标签不存在。",
  tagNameTaken: "已有同名标签。",
  tooManyTags: "你有 {max} 个标签，达到一个宇宙的上限。请先合并或移除一些。",
  noMergeTarget: "要保留的标签已不存在。",
  mergedIntoItself: "标签不能与自身合并。",
  unknownStar: "其中一颗星已不在你的星空中。",
  tooManyConstellations: "你有 {max} 个星座，达到一个宇宙的上限。请先移除一个。",
  importClosed: "这次导入已经关闭。",
  importOpen: "另一次导入尚未结束。请先完成或取消它。",
  undoExpired: "导入可以在 30 天内撤销。这次导入已超过期限，它的星会保留。",
  noRoom:
    "你的宇宙已满：这里最多可用 {megabytes, number} MB，仅笔记就占了 {notes, number} MB。在回收站中永久删除一些星，即可腾出空间。",
  universeFull: "一个宇宙最多有 {max, number} 颗星。还可以放 {room, number} 颗。",
  universeNotEmpty: "只有空的宇宙才能恢复。这个宇宙已有星。",
  importTooManyTags: "一个宇宙最多有 {max} 个标签。",
  importTooManyConstellations: "一个宇宙最多有 {max} 个星座。",
  unknownStarOfConstellation: "某个星座中的一颗星不存在。",
  tooManyLinks: "你最多可以有 {max} 个链接。请移除一个不再需要的。",
  notAPushService: "提醒只能发送到使用公开 https 地址的推送服务。",
  pushServiceNotFound: "Mood Universe 现在找不到你的浏览器的推送服务。请稍后重试。",
  incompleteReminderLink: "此链接不完整。可以在设置中停止提醒。",
  practiceQuota: "你的宇宙已存有 {max, number} 次完成的练习和迷宫，达到上限。这一次没有保存。",
  quizQuota: "你的宇宙已存有 {max, number} 个测验回答，达到上限。这个回答没有保存。",
};
