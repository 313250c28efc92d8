import type { sureness } from "../en/sureness.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof sureness> = {
  clearly: "È chiaro.",
  probably: "È probabile.",
  chance: "Può essere un caso.",
  meaning: {
    clearly: "È chiaro: dove non c’è nulla, il caso da solo lo mostra in circa 1 diario su 100.",
    probably: "È probabile: il caso da solo lo mostra di rado, in circa 5 diari su 100.",
    chance: "Può essere un caso: si vede spesso anche dove non c’è nulla.",
  },
};
