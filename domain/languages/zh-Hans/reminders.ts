import type { reminders } from "../en/reminders.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof reminders> = {
  title: "提醒",
  subtitle: "在你选择的时间，送上一句温柔的话。",
  unreachable: "无法载入你的提醒。提醒需要连接服务器。",
  next: "下一次：{moment}",
  restingUntil: "休息至 {day}。",
  endRest: "结束休息",
  noneComes: "目前不会有提醒：请在下面选择设备或邮件。",
  times: {
    name: "时间",
    add: "添加时间",
    zone: "以 {zone} 的时间为准",
    useZone: "使用 {zone}",
    one: "提醒 {number, number}",
    time: "时间",
    remove: "移除这个时间",
    kind: { name: "用途", star: "一颗星", "check-in": "今日记录" },
  },
  places: {
    name: "方式",
    byMail: "通过邮件",
    byMailHint: "发送到 {mail}。每封邮件都有可停止提醒的链接。",
    noMail: "在<link>账号设置</link>中验证邮箱后，提醒也可以通过邮件发送。",
    withSound: "有声音",
    withSoundHint: "除非你想听到，否则提醒都是静音的。",
    thisDevice: "在此设备上",
    thisDeviceHint: "以通知的形式，Mood Universe 关闭时也会显示。",
    asks: "浏览器会询问是否允许显示通知。允许之后才能提醒。",
    others: "其他设备",
    lastOpened: "上次打开 {day}",
    remove: "移除 {name}",
    whyNot: {
      insecure: "浏览器只在 https 下显示通知，而这个地址不是 https。",
      "home-screen":
        "在 iPhone 或 iPad 上，请先将 Mood Universe 放到主屏幕：点“分享”，再点“添加到主屏幕”。从那里打开，再回到这里。",
      none: "此浏览器无法显示通知。其他浏览器也许可以，邮件则不需要通知。",
      denied: "浏览器阻止了此网站的通知。请在浏览器的网站设置中允许，再回到这里。",
    },
  },
  device: {
    name: "{system} 上的 {browser}",
    browser: "浏览器",
  },
  actions: {
    start: "开启提醒",
    started: "提醒已开启",
    stop: "停止提醒",
    stopped: "提醒已停止",
    rest: "休息一周",
    save: "保存",
    saved: "已保存",
  },
  failed: {
    title: "未更改",
    unchanged: "你的提醒没有改变。请检查网络连接后重试。",
    notAdded: "无法添加此设备。请检查网络连接后重试。",
    notRemoved: "该设备仍在列表中。请检查网络连接后重试。",
  },
};
