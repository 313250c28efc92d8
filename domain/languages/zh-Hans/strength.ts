import type { strength } from "../en/strength.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof strength> = {
  levels: {
    weak: "容易被猜到",
    fair: "还可以更强",
    good: "不错",
    strong: "很强",
  },
  advice: {
    common: "很多人使用这个密码，所以它会最先被人尝试。",
    likeCommon: "它和很多人使用的密码相近。",
    personal: "它包含别人也知道的你的名字或邮箱。",
    keys: "键盘上相邻的键容易被猜到。",
    repeats: "重复的字母或词语作用不大。",
    sequence: "abc 或 6543 这样的顺序容易被猜到。",
    date: "日期和年份容易被猜到。",
    word: "单独一个词或名字容易被猜到。",
    longer: "再加几个互不相关的词，会强得多。",
  },
};
