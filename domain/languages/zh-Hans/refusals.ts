import type { refusals } from "../en/refusals.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusals> = {
  unreadable: "无法读取请求。",
  tooLarge: "内容太多，无法一次发送。",
  notSignedIn: "请先登录。",
  notFound: "未找到",
  anotherSession: "这里现在登录的是另一个人。",
  tooManyRequests: "请求太频繁了。请稍等片刻再试。",
  storageUnavailable: "Mood Universe 暂时无法访问存储。请稍后重试。",
  busy: "Mood Universe 现在非常繁忙。请稍后重试。",
  restarting: "Mood Universe 即将重启。请稍后重试。",
  bug: "出了点问题",
};
