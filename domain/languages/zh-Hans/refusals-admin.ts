import type { refusalsAdmin } from "../en/refusals-admin.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsAdmin> = {
  registrationByInvitation: "在这里创建新账号或宇宙需要邀请。请向管理这台服务器的人要一份。",
  invitationEnded: "此邀请已过期、已被收回、已用完，或属于另一台服务器。请向发给你的人要一份新的。",
  closedByAdministrator: "管理这台服务器的人关闭了这个宇宙，它将被移除。如果你想保留它，请联系他们。",
  secondFactorNeeded: "管理员需要第二步验证或通行密钥。请先在账号设置中设置。",
  passkeyNeeded: "你已有通行密钥：请先退出登录，再用它登录，即可打开。",
  ownUniverse: "你不能在这里关闭自己的宇宙。你可以在账号设置中删除它。",
  administratorsUniverse: "管理员的宇宙只能用服务器上的命令关闭。",
  noAddress: "这个宇宙没有可以接收链接的已验证邮箱。",
  noMails: "此服务器不发送邮件。",
  closedAlready: "这个宇宙已关闭。",
  notClosed: "这个宇宙是开放的。",
  closedByPerson: "这个宇宙由本人关闭，只有本人还能保留它。",
  tooManyInvitations: "同时最多可以有 {max} 份邀请。请先收回一份。",
  labelTooLong: "标签最多 {max} 个字符。",
  labelUnstorable: "此文本含有无法保存的字符。",
  days: "邀请的有效期为 {min} 到 {max} 天。",
  uses: "邀请可以使用 {min} 到 {max} 次。",
  usedOnce: "给一个宇宙的邀请只能使用一次。",
};
