import type { refusalsSecondFactor } from "../en/refusals-second-factor.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsSecondFactor> = {
  secondFactorRequired: "请输入应用现在显示的验证码，或一个恢复码。",
  wrongCode: "此验证码有误，或已经用过。如果下一个也被拒绝，可能是手机的时间不准。",
  signInExpired: "这次登录等待得太久。请重新开始。",
  secondFactorExists: "这个宇宙已经有第二步验证。",
  noSecondFactor: "这里没有第二步验证。请重新开始设置。",
  nothingToRecover: "恢复码用来代替第二步验证或通行密钥，而这个宇宙两者都还没有。",
  noPasswordToProtect: "第二步验证接在密码或第三方账号登录之后，而这个宇宙两者都还没有。",
  expiredLink: "此链接无法识别、已经用过，或已超过 15 分钟。你可以再要一个。",
  newLinkRequired:
    "这需要在过去 {minutes, plural, other {# 分钟}}内通过链接登录。请使用当前密码，或再要一个链接。",
};
