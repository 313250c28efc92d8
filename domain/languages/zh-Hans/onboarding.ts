import type { onboarding } from "../en/onboarding.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof onboarding> = {
  ways: "进入方式",
  create: "创建宇宙",
  signIn: "登录",
  closed: "这里不接受新的宇宙",
  closedReason: "此服务器不再接受新的账号或宇宙。如果你已有宇宙，请在“登录”下打开。",
  namesOff: "这里不能仅凭名称进入",
  namesOffReason: "此服务器的运营者关闭了仅凭宇宙名称进入的方式。",
  noNewAccounts: "此服务器不再接受新的账号或宇宙。",
  giveItOne: "如果你的宇宙还没有密码，可以<migrate>为它设置密码</migrate>。",
  createAccount:
    "用邮箱和密码<register>创建账号</register>；如果你的宇宙还没有密码，可以<migrate>为它设置密码</migrate>。",
  logIn: "用邮箱登录",
  privacy: "你的数据在你的设备上保持私密和安全",
  nameIsKey:
    "没有密码的宇宙，任何知道其准确名称的人都能打开。请选一个只有你会想到的名称，或<migrate>为你的宇宙设置密码</migrate>。",
  nameIsKeyClosed:
    "没有密码的宇宙，任何知道其准确名称的人都能打开。你可以<migrate>为你的宇宙设置密码</migrate>。",
  launch: {
    title: "宇宙身份",
    more: "关于你的更多信息",
    demographicsHint: "任何有助于理解你心情的背景，用你自己的话写。",
    submit: "开启你的宇宙",
    busy: "正在开启…",
    created: "宇宙已创建！",
    welcome: "欢迎来到 {universeName}",
    failed: "宇宙创建失败。请重试。",
  },
  access: {
    title: "进入你的宇宙",
    hint: "请输入准确的宇宙名称，与创建时完全一致。",
    logIn: "登录这个宇宙",
    submit: "进入宇宙",
    busy: "正在进入…",
    accessing: "正在进入 {universeName}",
    emptyName: "请输入你的宇宙名称",
    notFound: "未找到宇宙",
    notFoundHint: "请检查宇宙名称，或创建新的宇宙",
    notFoundReason: "没有与此名称完全一致的宇宙。",
    failed: "无法进入宇宙。请重试。",
  },
  closing: {
    title: "“{universeName}”已关闭",
    reason: "知道它名称的人，或管理这台服务器的人，要求删除它。里面的一切都还在。",
    reasonWithDate:
      "知道它名称的人，或管理这台服务器的人，要求删除它。它将于 <time>{moment}</time> 被移除。里面的一切都还在。",
    keep: "保留我的宇宙",
    failed: "未能保留。请重试。",
  },
};
