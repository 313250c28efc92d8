import type { refusalsUniverse } from "../en/refusals-universe.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsUniverse> = {
  pause:
    "Trwa przerwa. Zaczekaj jeszcze {minutes, plural, one {# minutę} few {# minuty} many {# minut} other {# minuty}}.",
  pauseAtMoment:
    "Inna gwiazda jest bliżej niż {minutes, plural, one {# minutę} few {# minuty} many {# minut} other {# minuty}} od tej chwili. Wybierz inną chwilę.",
  dailyLimit:
    "W ciągu ostatnich 24 godzin {max, plural, one {przybyła # gwiazda} few {przybyły # gwiazdy} many {przybyło # gwiazd} other {przybyło # gwiazdy}}. Dodaj następną później.",
  momentInFuture: "Ta chwila jeszcze nie nadeszła.",
  changedElsewhere: "W międzyczasie ta gwiazda zmieniła się gdzie indziej.",
  starRemoved: "Ta gwiazda została usunięta.",
  unknownTag: "Jeden z tagów nie istnieje.",
  tagNameTaken: "Inny tag ma już taką nazwę.",
  tooManyTags:
    "Masz {max, plural, one {# tag} few {# tagi} many {# tagów} other {# tagu}}, a więcej wszechświat nie pomieści. Najpierw połącz lub usuń kilka.",
  noMergeTarget: "Tag, który miał zostać, już nie istnieje.",
  mergedIntoItself: "Nie można połączyć tagu z nim samym.",
  unknownFeeling: "To uczucie nie istnieje.",
  feelingNameTaken: "Inne uczucie ma już taką nazwę.",
  tooManyFeelings:
    "Masz {max, plural, one {# własne uczucie} few {# własne uczucia} many {# własnych uczuć} other {# własnego uczucia}}, a więcej wszechświat nie pomieści. Najpierw połącz lub usuń kilka.",
  feelingInUse:
    "{stars, plural, one {# gwiazda ma} few {# gwiazdy mają} many {# gwiazd ma} other {# gwiazdy ma}} to uczucie, licząc kosz. Zarchiwizuj je albo połącz z innym.",
  noFeelingMergeTarget: "Uczucie, które miało zostać, już nie istnieje.",
  feelingMergedIntoItself: "Nie można połączyć uczucia z nim samym.",
  unknownStar: "Jednej z tych gwiazd nie ma już na twoim niebie.",
  tooManyConstellations:
    "Masz {max, plural, one {# konstelację} few {# konstelacje} many {# konstelacji} other {# konstelacji}}, a więcej wszechświat nie pomieści. Najpierw usuń jedną.",
  tooManyComparisons:
    "Masz {max, plural, one {# porównanie} few {# porównania} many {# porównań} other {# porównania}}, a więcej wszechświat nie pomieści. Najpierw usuń jedno.",
  importClosed: "Ten import nie jest już otwarty.",
  importOpen: "Inny import jest otwarty. Najpierw go dokończ albo anuluj.",
  undoExpired: "Import można cofnąć w ciągu 30 dni. Ten jest starszy; jego gwiazdy zostają.",
  noRoom:
    "Nie ma na to miejsca: twój wszechświat zajmuje {used, number} MB z {megabytes, number} MB, które może tu zająć. {largest, select, notes {Najwięcej zajmują notatki: {size, number} MB.} stars {Najwięcej zajmują gwiazdy bez notatek: {size, number} MB.} readings {Najwięcej zajmują twoje pomiary: {size, number} MB.} imports {Najwięcej zajmuje to, co pamiętają importy: {size, number} MB.} practice {Najwięcej zajmują ćwiczenia i quiz: {size, number} MB.} other {Najwięcej zajmują nazwy i ślady tego, co zostało usunięte: {size, number} MB.}} Skróć długie notatki albo usuń na zawsze gwiazdy w koszu, żeby zrobić miejsce.",
  universeFull:
    "Wszechświat pomieści {max, plural, one {# gwiazdę} few {# gwiazdy} many {# gwiazd} other {# gwiazdy}}. W tym jest jeszcze miejsce na {room, number}.",
  universeNotEmpty: "Przywracanie działa tylko w pustym wszechświecie. W tym są już gwiazdy.",
  importTooManyTags:
    "Wszechświat może mieć najwyżej {max, plural, one {# tag} few {# tagi} many {# tagów} other {# tagu}}.",
  importTooManyConstellations:
    "Wszechświat może mieć najwyżej {max, plural, one {# konstelację} few {# konstelacje} many {# konstelacji} other {# konstelacji}}.",
  importTooManyComparisons:
    "Wszechświat może mieć najwyżej {max, plural, one {# porównanie} few {# porównania} many {# porównań} other {# porównania}}.",
  unknownStarOfConstellation: "Jedna z gwiazd konstelacji nie istnieje.",
  tooManyLinks:
    "Możesz mieć najwyżej {max, plural, one {# link} few {# linki} many {# linków} other {# linku}}. Usuń ten, którego już nie potrzebujesz.",
  notAPushService: "Przypomnienia można wysyłać tylko do usługi push pod publicznym adresem https.",
  pushServiceNotFound:
    "Mood Universe nie może teraz znaleźć usługi push twojej przeglądarki. Spróbuj ponownie za chwilę.",
  incompleteReminderLink: "Ten link jest niepełny. Przypomnienia można wyłączyć w ustawieniach.",
  practiceQuota:
    "Twój wszechświat ma już tyle ukończonych ćwiczeń i labiryntów, ile pomieści: {max, number}. To nie zostało zachowane.",
  quizQuota:
    "Twój wszechświat ma już tyle odpowiedzi z quizu, ile pomieści: {max, number}. Ta odpowiedź nie została zachowana.",
};
