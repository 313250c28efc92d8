import type { administrators } from "../en/administrators.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof administrators> = {
  lead: {
    title: "服务器管理",
    what: "你照看着这台服务器上的人。",
    open: "打开管理页面",
  },
  log: {
    title: "管理员做过的事",
    what: "管理员可以帮你进入宇宙，但看不到你写的任何文字。管理员为你的宇宙做过的事，以及通过服务器命令做过的事，都列在这里。",
    none: "到目前为止，还没有人为你的宇宙做过什么。如果有，会显示在这里。",
    unreachable: "暂时无法读取管理员做过的事。",
    showAll: "显示全部 {count, number} 条",
    actions: {
      "end-sessions": "你在所有设备上被退出登录。",
      unlock: "你的宇宙在多次输错后被解锁。",
      "send-sign-in-link": "已向你的邮箱发送登录链接。",
      close: "你的宇宙被关闭。",
      reopen: "你的宇宙被重新开放。",
      invite: "有人创建了一个链接，可以为你的宇宙设置新的进入方式。",
      "revoke-invitation": "一个给你的宇宙的链接被收回。",
      "make-administrator": "你成为管理员。",
      "remove-administrator": "你不再是管理员。",
      export: "你的宇宙被导出为文件。",
      "reset-password": "你的密码被重置。",
      "remove-second-factor": "你的第二步验证被移除。",
    },
    other: "进行了此页面还不认识的操作。",
    byOperator: "{moment}，通过服务器命令",
    byAdministrator: "{moment}，由管理员",
  },
};
