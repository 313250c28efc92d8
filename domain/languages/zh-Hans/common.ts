import type { common } from "../en/common.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof common> = {
  tryAgain: "重试",
  logIn: "登录",
  stars: "{count, plural, other {# 颗星}}",
  loading: "正在载入你的宇宙…",
  backToSky: "返回星空",
  showInSky: "在星空中查看",
  loadingForm: "正在载入",
  close: "关闭",
  cancel: "取消",
  save: "保存",
  undo: "撤销",
  breatheNow: "现在呼吸",
  support: "求助",
  percent: "{percent, number}%",
  ofMost: "{value, number}/{max, number}",
  toast: {
    name: "通知",
    dismiss: "关闭通知",
    undoKey: "Control Z：{action}。",
  },
  copyByHand: {
    title: "手动复制",
    reason: "此浏览器不允许本页使用剪贴板。",
    text: "要复制的文字",
  },
  notOpened: {
    title: "无法打开",
    newVersion: "你的宇宙有了新版本。重新载入页面即可打开。",
    disconnected: "页面的一部分没有载入。请检查网络连接后重试。",
  },
  unavailable: {
    title: "暂时无法打开此页面",
    reason:
      "服务器没有响应，或者此设备没有联网。什么都没有丢失：你的星保存在服务器上。请检查网络连接后重试。",
    still: "仍然无法打开。",
  },
  language: "语言",
  networkError: "网络错误。请检查网络连接后重试。",
  session: {
    ended: "你已退出登录",
    endedReason: "登录已过期。你正在写的内容会一直保留到你回来。",
  },
  settingsClosed: {
    title: "账号设置",
    reason: "请登录后再进入账号设置。",
  },
  unreachable: {
    title: "暂时无法连接你的宇宙",
    reason: "无法读取用户信息。什么都没有丢失：你的星保存在服务器上。请检查网络连接后重试。",
  },
  unreachableForVisitor: {
    title: "暂时无法连接 Mood Universe",
    reason: "这个浏览器里没有打开的宇宙，打开宇宙需要连接服务器。请检查网络连接后重试。",
  },
  broken: {
    title: "此页面已停止运行",
    reason: "你的星都很安全。重新载入页面通常就能解决问题。",
    reload: "重新载入",
  },
  notFound: {
    pageTitle: "找不到页面",
    title: "404 找不到页面",
    reason: "这个地址什么都没有。你的星还在原来的地方。",
    back: "返回你的宇宙",
  },
};
