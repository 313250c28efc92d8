import type { sureness } from "../en/sureness.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof sureness> = {
  clearly: "はっきりしています。",
  probably: "おそらくそうです。",
  chance: "偶然かもしれません。",
  meaning: {
    clearly: "「はっきりしています」：実際には何もない日記100冊のうち、偶然だけでこう見えるのは約1冊です。",
    probably: "「おそらくそうです」：偶然だけでこう見えることはまれで、100冊のうち約5冊です。",
    chance: "「偶然かもしれません」：何もないところでも、こう見えることはよくあります。",
  },
};
