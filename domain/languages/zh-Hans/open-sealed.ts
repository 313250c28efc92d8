import type { openSealed } from "../en/open-sealed.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof openSealed> = {
  title: "打开封存的日记",
  introduction:
    "此页面读取用 Mood Universe 所写日记的封存文件。它不需要网络，也不发送任何内容：你选择和输入的都只留在这个浏览器里。",
  language: "语言",
  file: {
    choose: "选择文件",
    another: "选择另一个文件",
    hint: "文件名以 .json 结尾，例如 mood-universe-sealed-2026-03-13.json。",
    found: "{count, plural, =0 {一本没有星的日记} other {一本有 # 颗星的日记}}，保存于{day}。",
    notJson: "无法将此文件读作 JSON。它可能是别的文件，或者只是一部分。",
    notOurs: "这不是 Mood Universe 的导出文件，或者来自比此页面更新的版本。",
    notSealed: "此文件中没有封存的内容：不用此页面也能读。",
  },
  key: {
    with: "打开方式",
    passphrase: "密语",
    kit: "恢复卡",
    kitHint: "八组字母和数字。小写或缺少空格都没关系。",
    show: "显示输入内容",
    hide: "隐藏输入内容",
    open: "打开",
    opening: "正在打开…",
    wrongPassphrase: "这不是此日记的密语。大小写和空格都要一致。",
    wrongKit: "这不是此日记的恢复卡。",
    mistyped: "输入有误：请与恢复卡逐组比较。",
    damaged: "文件已损坏：用来打开它的内容无法读取。",
  },
  journal: {
    title: "你的日记",
    save: "保存为可读的 JSON",
    saveHint: "得到保存文件的人能读到每一个字。请像保管日记本一样保管它。",
    notOpened: "{count, plural, other {有 # 条记录的文字已损坏，无法打开。}}它们在保存的文件中仍是封存的。",
    search: "查找文字",
    none: "没有星包含这些文字。",
    shown: "{count, plural, =0 {没有星} other {# 颗星，最新的在前}}",
    binned: "回收站中：{count, number} 颗。",
    more: "显示更早的星",
    inBin: "在回收站中",
    tags: "标签",
    feeling: "{feeling} {intensity, number}/10",
    twin: "{first}与{second}",
  },
  noCryptography:
    "此浏览器不为从文件打开的页面提供加密功能。请在电脑上用 Firefox、Chrome 或 Edge 打开此页面。",
};
