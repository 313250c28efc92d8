import type { compare } from "../en/compare.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof compare> = {
  title: "Porównanie",
  introduction: "Dwa okresy albo dwa rodzaje dni, jedne obok drugich.",
  back: "Spostrzeżenia",
  outOfReach: "Nie można teraz połączyć się z twoim wszechświatem. Wszystko w nim jest bezpieczne.",
  failed: "Nie udało się porównać dni. Twój dziennik jest nietknięty, a wybór pozostaje.",
  loading: "Porównywanie twoich dni",
  empty: {
    title: "Nie ma jeszcze żadnej gwiazdy",
    text: "Gdy gwiazdy będą w kilku dniach, ta strona powie, co różniło dwa twoje okresy.",
  },
  unreadable:
    "Ten adres nie wskazuje niczego, co da się porównać, albo wskazuje coś, czego twój wszechświat już nie ma. Wybierz powyżej, co porównać.",
  gone: {
    tag: "To porównanie pyta o tag, który został usunięty. Wyjmij go z wyboru albo wybierz coś innego.",
    tracker: "To porównanie pyta o coś, czego już nie mierzysz. Wyjmij to z wyboru albo wybierz coś innego.",
    constellation:
      "Konstelacja tego porównania została usunięta albo nie ma gwiazd. Wybierz powyżej, co porównać.",
  },
  choose: {
    title: "Co porównać",
    ways: {
      times: "Dwa okresy",
      kinds: "Rodzaje dni",
      weeks: "Dobre tygodnie",
    },
    times: {
      week: "Ten tydzień i poprzedni",
      month: "Ten miesiąc i poprzedni",
      year: "Ten rok i poprzedni",
      months: "{months} i rok wcześniej",
    },
    since: "Przed pewnym dniem i od niego",
    event: "Przed konstelacją i po niej",
    chooseOne: "Wybierz",
    own: "Inne okresy",
    weekends: "Weekendy i dni robocze",
    tag: "Dni z tagiem i bez niego",
    against: "W porównaniu z",
    others: "Pozostałe dni",
    chosen: "Wybrane dni",
    weeks:
      "Twoje tygodnie dzielą się na dobre i pozostałe. Połowa dni tygodnia decyduje, czy jest dobry, a to, co dobre miały wspólnego, widać w drugiej połowie.",
    weeksDates: "Tygodnie między",
  },
  sides: {
    first: "Pierwsza strona",
    second: "Druga strona",
  },
  track: {
    title: "Twój dziennik i dwa okresy w nim",
    firstFrom: "Pierwszy okres: od",
    firstTo: "Pierwszy okres: do",
    secondFrom: "Drugi okres: od",
    secondTo: "Drugi okres: do",
    show: "Pokaż",
    near: "Ostatnie miesiące",
    all: "Cały dziennik",
  },
  headline: {
    difference:
      "{what, select, week {Ten tydzień był {direction, select, brighter {jaśniejszy} other {ciemniejszy}} niż poprzedni.} month {Ten miesiąc był {direction, select, brighter {jaśniejszy} other {ciemniejszy}} niż poprzedni.} year {Ten rok był {direction, select, brighter {jaśniejszy} other {ciemniejszy}} niż poprzedni.} weekends {Twoje weekendy były {direction, select, brighter {jaśniejsze} other {ciemniejsze}} niż dni robocze.} tag {Twoje dni z tagiem „{first}” były {direction, select, brighter {jaśniejsze} other {ciemniejsze}} niż dni bez niego.} event {Po „{first}” twoje dni były {direction, select, brighter {jaśniejsze} other {ciemniejsze}} niż przedtem.} since {Od dnia {first} twoje dni były {direction, select, brighter {jaśniejsze} other {ciemniejsze}} niż przedtem.} times {{first}: dni {direction, select, brighter {jaśniejsze} other {ciemniejsze}} niż w drugim okresie ({second}).} other {{first}: te dni były {direction, select, brighter {jaśniejsze} other {ciemniejsze}} niż pozostałe.}}",
    unclear:
      "{what, select, week {W jasności tego tygodnia i poprzedniego nie widać wyraźnej różnicy.} month {W jasności tego miesiąca i poprzedniego nie widać wyraźnej różnicy.} year {W jasności tego roku i poprzedniego nie widać wyraźnej różnicy.} weekends {W jasności twoich weekendów i dni roboczych nie widać wyraźnej różnicy.} tag {W jasności twoich dni z tagiem „{first}” i dni bez niego nie widać wyraźnej różnicy.} event {W jasności twoich dni po „{first}” i przedtem nie widać wyraźnej różnicy.} since {W jasności twoich dni od dnia {first} i przedtem nie widać wyraźnej różnicy.} times {{first}: w jasności dni nie widać wyraźnej różnicy wobec drugiego okresu ({second}).} other {{first}: w jasności tych dni i pozostałych nie widać wyraźnej różnicy.}}",
    different: "Oto, co się różniło.",
    same: "Nic się tu nie wyróżnia.",
    weeksMore: "W dobrych tygodniach było więcej tego: {things}.",
    weeksLess: "W dobrych tygodniach było mniej tego: {things}.",
    weeksSame: "Nie widać niczego, co odróżnia twoje dobre tygodnie.",
  },
  toKnow: {
    some: "Żeby wiedzieć, po każdej stronie potrzeba jeszcze około {days, plural, one {# dnia} few {# dni} many {# dni} other {# dnia}} z gwiazdą.",
    never: "Nawet rok kolejnych dni niewiele by powiedział, bo różnica, jeśli jest, jest mała.",
  },
  quoted: "„{name}”",
  lists: {
    title: "Co się różniło",
    more: "Więcej",
    less: "Mniej",
    moreOf: "{first}: więcej tego niż {second}",
    lessOf: "{first}: mniej tego niż {second}",
    noneHere: "Nic, co byłoby czymś więcej niż przypadek.",
    none: "We wszystkim innym, co zostało sprawdzone, nic nie różniło się tak, by było to coś więcej niż przypadek.",
    kinds: {
      feeling: "Uczucie",
      tag: "Tag",
      part: "Pora dnia",
      tracker: "Pomiar",
      exercise: "Ćwiczenie",
    },
    days: "{days, number} z {of, plural, one {# dnia} few {# dni} many {# dni} other {# dnia}}",
    value: "{value} dziennie, według {days, plural, one {# dnia} few {# dni} many {# dni} other {# dnia}}",
    ofSide: "{side}: {amount}",
  },
  parts: {
    night: "gwiazdy w nocy",
    morning: "gwiazdy rano",
    afternoon: "gwiazdy po południu",
    evening: "gwiazdy wieczorem",
  },
  missing: {
    noStars: "Nie ma gwiazdy, którą dałoby się porównać.",
    overlap:
      "Wspólne dni obu stron: {days, plural, one {#} few {#} many {#} other {#}}. Zmień jedną z nich, aby każdy dzień należał do jednej strony.",
    same: "Obie strony to te same dni. Zmień jedną z nich.",
    beforeFirstStar: "{side}: te dni są sprzed twojej pierwszej gwiazdy z dnia {date}.",
    toCome: "{side}: te dni dopiero nadejdą.",
    empty: "{side}: w tych dniach nie ma żadnej gwiazdy.",
    nothing:
      "{side}: z {days, plural, one {# dnia} few {# dni} many {# dni} other {# dnia}} z gwiazdą żaden nie ma tego, co zostało wybrane.",
    everything:
      "{days, plural, one {Jedyny dzień} few {Wszystkie # dni} many {Wszystkie # dni} other {Wszystkie # dnia}} z gwiazdą {days, plural, one {ma} few {mają} many {mają} other {mają}} to, co zostało wybrane, więc nie ma innych do porównania.",
    inBoth: "{side}: każdy z tych dni należy też do drugiej strony, więc nie zostaje nic do porównania.",
    tooFewDays:
      "{side}: na razie {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}} z gwiazdą. Od {needed, number} jest co porównywać.",
    tooFewWeeks:
      "Na razie {weeks, plural, one {# tydzień} few {# tygodnie} many {# tygodni} other {# tygodnia}} z dość wieloma gwiazdami. Od {needed, number} dobre tygodnie da się odróżnić od pozostałych.",
    alike:
      "Gwiazdy {days, plural, one {tego # dnia} few {tych # dni} many {tych # dni} other {tego # dnia}} są jednakowo jasne.",
    unscored: "{side}: żadne z uczuć nie jest tu znane, więc nie da się porównać, jak jasne były te dni.",
    chosenByFeelings:
      "Dni zostały wybrane według uczuć. Dlatego nie porównuje się, czy były jaśniejsze: powtórzyłoby to tylko wybór.",
    afterNow:
      "{stars, plural, one {# gwiazda ma datę późniejszą niż teraz i się nie liczy.} few {# gwiazdy mają datę późniejszą niż teraz i się nie liczą.} many {# gwiazd ma datę późniejszą niż teraz i się nie liczy.} other {# gwiazdy ma datę późniejszą niż teraz i się nie liczy.}}",
  },
  trust: {
    title: "Na ile temu ufać",
    ofCalendar:
      "{days, number} z {calendarDays, plural, one {# dnia} few {# dni} many {# dni} other {# dnia}} z gwiazdą",
    days: "{days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}} z gwiazdą",
    mostlyEmpty:
      "{side}: mniej niż połowa dni ma gwiazdę. Wiele osób pisze mniej w gorsze dni, więc dni bez wpisu mogły być inne.",
    inBoth:
      "{days, plural, one {# dzień należy do obu stron i się nie liczy.} few {# dni należą do obu stron i się nie liczą.} many {# dni należy do obu stron i się nie liczy.} other {# dnia należy do obu stron i się nie liczy.}}",
    isApart: "Jeden okres jest przed drugim, więc powodem może być wszystko, co w tym czasie się zmieniło.",
    looked:
      "Sprawdzone rzeczy: {count, plural, one {#} few {#} many {#} other {#}}. Są to uczucia, tagi, pory dnia, ćwiczenia i to, co mierzysz. Wśród wielu któraś wygląda wyjątkowo przez przypadek, dlatego przypadek ocenia się dla wszystkich razem.",
    weeks:
      "Dobre tygodnie: {good, number}. Pozostałe tygodnie: {others, number}. Wybrała je połowa ich dni, a opisuje druga połowa, więc to, co uczyniło je dobrymi, nie jest tym, co się opisuje.",
    noCause: "Wszystko to mówi, co się różniło, a nie dlaczego.",
  },
  figures: {
    title: "Liczby",
    brightness: "Jak jasne były dni",
    brightnessUnit:
      "Różnica wartości na skali od −1 do 1: jak przyjemne są uczucia, razy ich intensywność. Linia to zakres, według którego mówi pierwsze zdanie: omija 0 dokładnie tam, gdzie różnica nie wygląda na sam przypadek.",
    dimmer: "ciemniej",
    brighter: "jaśniej",
    percent: "{percent, number}%",
    columns: {
      name: "Nazwa",
      kind: "Rodzaj",
      difference: "Różnica",
      low: "Od",
      high: "Do",
      sure: "Pewność",
      share: "{side}: udział",
      days: "{side}: dni",
      mean: "{side}: wartość",
    },
    sharesUnit:
      "Udział wśród gwiazd każdego dnia; przy ćwiczeniach i tym, co mierzy się przez „tak” lub „nie”, udział dni. To, co mierzy się liczbami, jest w tabeli. Linia to zakres, według którego mówią listy: gdzie pierwsza strona może naprawdę leżeć względem drugiej. Omija drugą, bo tylko wtedy różnica jest podana.",
    method:
      "Dzień liczy się raz, niezależnie od liczby gwiazd. To, że kolejne dni są do siebie podobne, jest uwzględnione. Różnica jest podana, jeśli przypadek rzadko pokazałby ją wśród wszystkiego, co zostało sprawdzone.",
  },
  keep: {
    open: "Zachowaj to porównanie",
    subtitle: "Zostają te daty.",
    save: "Zachowaj",
    full: "Zachowanych porównań jest {max, number} i więcej być nie może. Usuń jedno, aby zachować inne.",
    kept: "Porównanie „{name}” zostało zachowane.",
    isKept: "Zachowane jako „{name}”",
  },
  kept: {
    title: "Zachowane porównania",
    actionsFor: "„{name}”: działania",
    rename: "Zmień nazwę",
    renamed: "Porównanie nazywa się teraz „{name}”.",
    remove: "Usuń",
    removed: "Porównanie „{name}” zostało usunięte.",
    back: "Porównanie „{name}” wróciło.",
    waiting: "Jeszcze niewysłane",
  },
};
