import type { join } from "../en/join.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof join> = {
  title: "你收到了邀请",
  what: "管理这台服务器的人邀请你拥有自己的宇宙：一本私人日记，每一种感受都会成为一颗星。",
  until: "邀请有效期至{day}。",
  choose: "你想怎样开始？",
  byEmail: "用邮箱地址和密码",
  byEmailHint: "只有你能打开自己的宇宙，以后还可以添加通行密钥。",
  byName: "仅用名称",
  byNameHint: "不需要邮箱。在你添加通行密钥或密码之前，知道名称的人都能打开它。",
  signedIn: {
    title: "你在这里已有宇宙",
    what: "“{universe}”已在此浏览器中打开。这份邀请是用来创建新宇宙的，还没有被使用：可以转给别人，或在另一个浏览器中打开它的链接。",
  },
  failed: "暂时无法读取邀请。它还没有被使用；请稍后重试。",
};
