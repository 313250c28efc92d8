import type { mindful } from "../en/mindful.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof mindful> = {
  title: "Uważne chwile",
  pageTitle: "Uważne chwile",
  intro:
    "Kilka minut dla siebie. Wybierz to, na co masz ochotę. Możesz przerwać w każdej chwili i wrócić później.",
  back: "Wróć do aktywności",
  all: "Wszystkie ćwiczenia",
  differs: {
    asking: "Tutaj odpowiadasz i wybierasz. {other} tylko cię prowadzi.",
    quiet: "Tutaj tylko podążasz. {other} o coś cię pyta.",
  },
  unknown: {
    title: "Takie ćwiczenie nie istnieje",
    reason: "Oto te, które istnieją.",
  },
  types: {
    breathing: "Oddech",
    sensory: "Zmysły",
    focus: "Skupienie",
    trigger: "Reakcje na wyzwalacze",
    visualization: "Wyobraźnia",
    guided: "Prowadzone",
  },
  pausedAt: "Wstrzymane: {time}",
  session: {
    name: "Ćwiczenie",
    cues: "Sygnały",
    start: "Start",
    pause: "Wstrzymaj",
    reset: "Od początku",
    elapsed: "Czas, który minął",
    progress: "Postęp",
    elapsedOf: "{elapsed} z {total}",
    total: "<hidden>z </hidden>{total}",
    paused: "Wstrzymane. Naciśnij „Start”, aby kontynuować.",
  },
  step: "Krok {step, number} z {count, number}",
  question: "Pytanie {step, number} z {count, number}",
  part: "Ćwiczenie {step, number} z {count, number}",
  guided: {
    intro:
      "{count, plural, one {# spokojny krok} few {# spokojne kroki} many {# spokojnych kroków} other {# spokojnego kroku}}, jeden po drugim. Wystarczy za nimi podążać.",
    bell: "Dzwonek",
    bellHint: "Cichy dzwonek przy każdym kroku i na końcu, żeby można było zamknąć oczy.",
    voice: "Kroki na głos",
    voiceHint: "Urządzenie czyta ci każdy krok.",
  },
  breathing: {
    techniques: "Techniki",
    choose: "Wybierz technikę",
    chooseAnother: "Wybierz inną technikę",
    sound: "Dźwięki",
    soundHint: "Ton wznosi się przy wdechu i opada przy wydechu, żeby można było zamknąć oczy.",
    vibration: "Wibracje",
    vibrationHint: "Krótka wibracja na wdech i długa na wydech, jeśli urządzenie potrafi wibrować.",
    paused: "Wstrzymane. Poczeka na ciebie.",
    ready: "Zacznij, kiedy zechcesz.",
    phase: "{phase}, {seconds, plural, one {# sekunda} few {# sekundy} many {# sekund} other {# sekundy}}",
    cycles: "Cykle",
    technique: "Technika",
    phases: {
      inhale: { name: "Wdech", hint: "Wciągnij powietrze, głęboko do brzucha" },
      hold: { name: "Pauza", hint: "Zatrzymaj się i rozluźnij barki" },
      exhale: { name: "Wydech", hint: "Powoli wypuść powietrze" },
      reset: { name: "Odpoczynek", hint: "Odpocznij chwilę" },
    },
    achievement: "Nowe osiągnięcie",
    master: "Mistrzostwo oddechu",
    totalCycles: "Wszystkie cykle",
    share: "Udostępnij osiągnięcie",
    shared:
      "Mistrzostwo oddechu: za mną {cycles, plural, one {# cykl} few {# cykle} many {# cykli} other {# cyklu}} w Mood Universe. {technique}.",
    notSharedReason: "Przeglądarka na to nie pozwoliła. Możesz za to zrobić zrzut ekranu.",
  },
  focus: {
    score: "Wynik <strong>{score, number}</strong>",
    secondsLeft: "Zostało {seconds, number} s",
    announced: "{title}. {description}",
    light: "Światło",
    lightCaught: "Światło, złapane",
    back: "Myśli odpłynęły, już wracam",
    returns:
      "{count, plural, =0 {Niech oczy odpoczną na świetle.} one {Masz za sobą # powrót.} few {Masz za sobą # powroty.} many {Masz za sobą # powrotów.} other {Masz za sobą # powrotu.}}",
    lookAt: {
      star: "Spójrz na gwiazdę",
      moon: "Spójrz na księżyc",
      comet: "Spójrz na kometę",
    },
    things: {
      star: "Gwiazda",
      moon: "Księżyc",
      comet: "Kometa",
    },
    stay: "Zostań tam, aż padnie następna nazwa.",
    tap: "Dotknij przy wydechu",
    rounds:
      "{count, plural, one {Masz za sobą # pełną dziesiątkę.} few {Masz za sobą # pełne dziesiątki.} many {Masz za sobą # pełnych dziesiątek.} other {Masz za sobą # pełnej dziesiątki.}}",
    recount: "Gubię rachunek, liczę od nowa",
    caught: "Złapane światła",
    timesBack: "Powroty uwagi",
    followed: "Przełączenia uwagi",
    timesCounted: "Pełne dziesiątki",
  },
  trigger: {
    lastResponse: "Twoja ostatnia reakcja",
    chose: "Twój wybór: {response}",
    meaning: "<strong>{kind}</strong>: {name}",
    score: "Wynik {points}",
    scoreNote:
      "Wynik to suma punktów za twoje reakcje: więcej, gdy reakcja zwykle coś otwiera, mniej, gdy zwykle coś zamyka. Niski wynik nie jest zły.",
  },
  end: {
    title: "Ćwiczenie ukończone!",
    score: "Wynik",
    again: "Jeszcze raz",
    another: "Wybierz inne",
    closing: {
      breathing: "Te minuty były tylko dla ciebie.",
      sensory: "Oto, co udało ci się zauważyć.",
      focus: "Myśli odpływają każdemu. Zauważenie tego to całe ćwiczenie.",
      trigger:
        "Każdy zna wszystkie te reakcje, a innego dnia możesz wybrać inne. To refleksja nad sobą, a nie badanie zdrowia.",
      visualization: "Oto twoje wybory po drodze.",
      guided: "Nie ma pośpiechu. Zostań jeszcze chwilę, zanim ruszysz dalej.",
    },
    timeOver: "Czas minął przed ostatnim pytaniem. Każda twoja odpowiedź się liczy.",
    oneBreath: "Jeszcze jeden powolny oddech na koniec?",
    thanks: "Dziękujemy za tę chwilę.",
    breathe: "Oddychaj",
    breatheIn: "Wdech",
    breatheOut: "Wydech",
  },
  senses: {
    touch: "Dotyk",
    sound: "Słuch",
    sight: "Wzrok",
    smell: "Węch",
    taste: "Smak",
    internal: "Wnętrze",
  },
  whatWouldYouDo: "Co najpewniej wtedy robisz?",
  did: {
    breathing:
      "{technique}: {count, plural, one {# powolny oddech} few {# powolne oddechy} many {# powolnych oddechów} other {# powolnego oddechu}} w {time}.",
    guided:
      "Masz za sobą {count, plural, one {# krok} few {wszystkie # kroki} many {wszystkie # kroków} other {# kroku}}: {time} tylko dla siebie.",
    focus: "W {time}: {parts}.",
    caught:
      "{count, plural, one {# złapane światło} few {# złapane światła} many {# złapanych świateł} other {# złapanego światła}}",
    cameBack:
      "{count, plural, one {# powrót uwagi} few {# powroty uwagi} many {# powrotów uwagi} other {# powrotu uwagi}}",
    followed:
      "{count, plural, one {# przełączenie uwagi} few {# przełączenia uwagi} many {# przełączeń uwagi} other {# przełączenia uwagi}}",
    counted:
      "{count, plural, one {# pełna dziesiątka wydechów} few {# pełne dziesiątki wydechów} many {# pełnych dziesiątek wydechów} other {# pełnej dziesiątki wydechów}}",
    stayed: "Twoja uwaga była przy wszystkich czterech częściach przez {time}.",
    allSenses:
      "W {time} twoja uwaga odwiedziła {count, plural, one {# zmysł} few {wszystkie # zmysły} many {wszystkie # zmysłów} other {# zmysłu}}.",
    someSenses:
      "W {time} twoja uwaga odwiedziła {answers} z {count, plural, one {# zmysłu} few {# zmysłów} many {# zmysłów} other {# zmysłu}}.",
    allMoments:
      "W {time} twoje myśli zatrzymały się przy {count, plural, one {# chwili} few {każdej z # chwil} many {każdej z # chwil} other {# chwili}}.",
    someMoments:
      "W {time} twoje myśli zatrzymały się przy {answers} z {count, plural, one {# chwili} few {# chwil} many {# chwil} other {# chwili}}.",
    allPlaces:
      "W {time} twoja wyobraźnia odwiedziła {count, plural, one {# miejsce w słońcu} few {wszystkie # miejsca w słońcu} many {wszystkie # miejsc w słońcu} other {# miejsca w słońcu}}.",
    somePlaces:
      "W {time} twoja wyobraźnia odwiedziła {answers} z {count, plural, one {# miejsca w słońcu} few {# miejsc w słońcu} many {# miejsc w słońcu} other {# miejsca w słońcu}}.",
    nothing: "Masz za sobą {time} tylko dla siebie.",
  },
};
