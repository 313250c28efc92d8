import type { refusalsUniverse } from "../en/refusals-universe.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsUniverse> = {
  pause:
    "Trwa przerwa. Zaczekaj jeszcze {minutes, plural, one {# minutę} few {# minuty} many {# minut} other {# minuty}}.",
  pauseAtMoment:
    "Inna gwiazda jest bliżej niż {minutes, plural, one {# minutę} few {# minuty} many {# minut} other {# minuty}} od tej chwili. Wybierz inną chwilę.",
  dailyLimit: "Liczba gwiazd dodanych w ciągu ostatnich 24 godzin: {max}. Dodaj następną później.",
  momentInFuture: "Ta chwila jeszcze nie nadeszła.",
  changedElsewhere: "W międzyczasie ta gwiazda zmieniła się gdzie indziej.",
  starRemoved: "Ta gwiazda została usunięta.",
  unknownTag: "Jeden z tagów nie istnieje.",
  tagNameTaken: "Inny tag ma już taką nazwę.",
  tooManyTags:
    "Liczba twoich tagów to {max}; więcej wszechświat nie pomieści. Najpierw połącz lub usuń kilka.",
  noMergeTarget: "Tag, który miał zostać, już nie istnieje.",
  mergedIntoItself: "Nie można połączyć tagu z nim samym.",
  unknownStar: "Jednej z tych gwiazd nie ma już na twoim niebie.",
  tooManyConstellations:
    "Liczba twoich konstelacji to {max}; więcej wszechświat nie pomieści. Najpierw usuń jedną.",
  importClosed: "Ten import nie jest już otwarty.",
  importOpen: "Inny import jest otwarty. Najpierw go dokończ albo anuluj.",
  undoExpired: "Import można cofnąć w ciągu 30 dni. Ten jest starszy; jego gwiazdy zostają.",
  universeFull: "Największa liczba gwiazd we wszechświecie: {max, number}. Wolne miejsca: {room, number}.",
  universeNotEmpty: "Odtworzyć można tylko pusty wszechświat. W tym są już gwiazdy.",
  importTooManyTags: "Maksymalna liczba tagów we wszechświecie: {max}.",
  importTooManyConstellations: "Maksymalna liczba konstelacji we wszechświecie: {max}.",
  unknownStarOfConstellation: "Jedna z gwiazd konstelacji nie istnieje.",
  tooManyLinks: "Największa liczba linków: {max}. Usuń ten, którego już nie potrzebujesz.",
  notAPushService: "Przypomnienia można wysyłać tylko do usługi push pod publicznym adresem https.",
  incompleteReminderLink: "Ten link jest niepełny. Przypomnienia można wyłączyć w ustawieniach.",
  practiceQuota:
    "Liczba ukończonych ćwiczeń i labiryntów w twoim wszechświecie to {max, number}; więcej nie pomieści. To nie zostało zachowane.",
  quizQuota:
    "Liczba odpowiedzi z quizu w twoim wszechświecie to {max, number}; więcej nie pomieści. Ta odpowiedź nie została zachowana.",
};
