import type { sureness } from "../en/sureness.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof sureness> = {
  clearly: "Eindeutig.",
  probably: "Wahrscheinlich.",
  chance: "Es kann Zufall sein.",
  meaning: {
    clearly:
      "Eindeutig: Der Zufall allein zeigt so etwas in etwa 1 von 100 Tagebüchern, in denen nichts dahintersteckt.",
    probably: "Wahrscheinlich: Der Zufall allein zeigt so etwas selten, in etwa 5 von 100 Tagebüchern.",
    chance: "Es kann Zufall sein: So etwas zeigt sich oft auch dort, wo nichts dahintersteckt.",
  },
};
