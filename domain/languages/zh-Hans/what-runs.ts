import type { whatRuns } from "../en/what-runs.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof whatRuns> = {
  title: "这里运行的是什么",
  introduction:
    "文字由这些页面的代码封存和打开，而代码由你的服务器给出。在这里可以看到浏览器得到的是哪份代码，以及怎样确认它就是已发布的那一份。",
  version: {
    title: "此版本的哈希值",
    text: "一个值代表全部 {count, number} 个文件。哪怕一个文件里有一个字母不同，这个值也会不同。",
    copy: "复制哈希值",
    copied: "哈希值已复制",
    copiedHint: "请与随版本发布的哈希值比较。",
    list: "每个文件的哈希值",
  },
  files: {
    title: "文件与列表相符吗？",
    comparing: "正在比较文件",
    page: "{count, plural, other {此页面中运行的 # 个代码文件都与列表相符。}}",
    all: "{count, plural, other {此版本的 # 个文件都与列表相符。}}",
    checkAll: "比较所有文件",
    checkAllHint: "约 9 MB，包括此页面用不到的文件。",
    other: "与列表不符：",
    unlisted: "在这里运行，但不在列表中：",
    missing: "没有收到：",
    ownCode: "页面本身含有代码。本产品的页面从不含代码。",
    whatToDo:
      "更新之后，旧页面可能还在运行：请重新载入再比较一次。如果仍然如此，请不要在这里解锁文字，并询问管理这台服务器的人。",
  },
  compare: {
    title: "如何比较",
    published: "把哈希值与随此版本发布的逐个字母比较。",
    outside: "更好：用另一个网络中的另一台电脑来查询。",
    source: "最好：由拥有此版本源代码的人构建它，并比较此服务器的每个文件。",
  },
  limits: {
    title: "此页面无法得知的事",
    text: "此页面来自同一台服务器。心怀恶意的服务器可以给出假的页面，或者只对你、只在某一天给出别的代码。所以只有从外部比较才算数，而且比较一次并不能管用一辈子。",
  },
  noList: "此服务器没有哈希值列表：它的代码不是按发布版本构建的。",
  noHashes: "浏览器只在 https 或 localhost 下计算哈希值。此页面所说的仍然成立。",
  outOfReach: "没有收到列表。能连接到服务器吗？",
};
