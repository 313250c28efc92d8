import type { sureness } from "../en/sureness.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof sureness> = {
  clearly: "很明显。",
  probably: "很可能。",
  chance: "这可能是偶然。",
  meaning: {
    clearly: "“很明显”：在其实没有关联的 100 本日记里，单凭偶然出现这种情况的大约 1 本。",
    probably: "“很可能”：单凭偶然很少出现这种情况，100 本日记里大约 5 本。",
    chance: "“这可能是偶然”：没有关联的地方，也常常会看到这种情况。",
  },
};
