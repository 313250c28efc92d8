import type { forms } from "../en/forms.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof forms> = {
  error: "错误",
  kept: "{reason}你输入的内容还在这里。",
  nameTaken: "此宇宙名称已被使用",
  resend: {
    again: "重新发送",
    sent: "验证邮件已发送",
    sentHint: "请在邮箱中查看验证链接。",
    failed: "验证邮件发送失败",
  },
  pendingEmail: {
    nameMeanwhile: "<address>{email}</address> 正在等你打开链接。在此之前，仅凭名称即可打开你的宇宙。",
    addressMeanwhile: "<address>{email}</address> 正在等你打开链接。在此之前，继续使用现在的邮箱。",
    resend: "重新发送链接",
    cancelled: "已取消",
    cancelledHint: "之前发送的链接已失效。",
    notCancelled: "无法取消。请重试。",
  },
};
