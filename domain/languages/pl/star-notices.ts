import type { starNotices } from "../en/star-notices.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof starNotices> = {
  notChanged: {
    title: "Nie zmieniono",
    description: "Część strony nie dotarła. Sprawdź połączenie i spróbuj ponownie.",
    refused:
      "Twój wszechświat nie przyjął tej zmiany. Być może gwiazda została usunięta na innym urządzeniu.",
  },
  notRemoved: {
    title: "Nie usunięto",
    description: "Część strony nie dotarła. Sprawdź połączenie i spróbuj ponownie.",
  },
  cooldown: {
    title: "Trwa przerwa",
    description: "Zaczekaj chwilę przed dodaniem kolejnej gwiazdy.",
    minutes:
      "Zaczekaj jeszcze {minutes, plural, one {# minutę} few {# minuty} many {# minut} other {# minuty}} przed dodaniem kolejnego nastroju.",
  },
  toBin:
    "{count, plural, one {Przeniesiono do kosza} few {# gwiazdy przeniesiono do kosza} many {# gwiazd przeniesiono do kosza} other {# gwiazdy przeniesiono do kosza}}",
  undo: "Cofnij",
  back: "{count, plural, one {Twoja gwiazda wróciła} few {Twoje gwiazdy wróciły} many {Twoje gwiazdy wróciły} other {Twoje gwiazdy wróciły}}",
};
