import type { refusalsAccounts } from "../en/refusals-accounts.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsAccounts> = {
  nameTaken: "此宇宙名称已被使用",
  registrationClosed: "此服务器不再接受新的账号或宇宙。",
  nameSignInClosed: "这里不能仅凭宇宙名称登录。",
  universeNotFound: "未找到宇宙",
  protectedByPassword: "这个宇宙有密码保护。",
  protectedAlready: "这个宇宙已有自己的登录方式",
  migrationWaiting: "这个宇宙的链接已经发出，正等待打开。请一分钟后重试。",
  universeClosed: "这个宇宙已关闭，将被移除。你仍然可以保留它。",
  wrongCredentials: "登录信息有误",
  wrongPassword: "当前密码不正确",
  noPassword: "这个宇宙没有可修改的密码。",
  noPasswordYet: "这个宇宙还没有密码。请在 /migrate 为它设置邮箱和密码。",
  notVerified: "邮箱未验证",
  locked: "密码错误次数太多。请在 {minutes, plural, other {# 分钟}}后重试。",
  invalidLink: "验证链接无效",
  usedLink: "此链接已经用过，你的邮箱已验证。",
  expiredLink: "此验证链接无法识别、已经用过，或已超过一天。",
  providerFailed: "这次登录没有成功。请重试。",
  otherName: "这不是你宇宙的名称。",
  oldSignIn: "请使用第三方账号重新登录，并在之后 {minutes, plural, other {# 分钟}}内删除你的宇宙。",
};
