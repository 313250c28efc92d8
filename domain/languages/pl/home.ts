import type { home } from "../en/home.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof home> = {
  addForEarlier: "Dodaj wstecz",
  nextStarIn: "Następna gwiazda za",
  countdown: "Czas do następnej gwiazdy",
  yourSky: "Twoje niebo",
  firstStar: "{feeling}. Twoja pierwsza gwiazda. {sentence}",
  firstStarHint: {
    touch: "Dotknij swojej gwiazdy, aby zobaczyć, co przechowuje. Jednym palcem obrócisz niebo.",
    mouse: "Kliknij swoją gwiazdę, aby zobaczyć, co przechowuje. Przeciągnij, aby obrócić niebo.",
  },
  addFirstStar: "Dodaj pierwszą gwiazdę",
  emptySky: "Twoje niebo jest jeszcze puste. Dodaj pierwszy nastrój, a tu narodzi się jego gwiazda.",
  refusedChange: {
    sentence: "Twoja zmiana gwiazdy <strong>{star}</strong> nie została przyjęta. Czeka na tym urządzeniu.",
    look: "Zobacz",
  },
  stillSignedIn: {
    title: "Wylogowanie się nie powiodło",
    description: "Do wylogowania potrzebny jest serwer. Spróbuj ponownie, gdy będzie dostępny.",
  },
  starsRefused:
    "{count, plural, one {# gwiazda nie została przyjęta.} few {# gwiazdy nie zostały przyjęte.} many {# gwiazd nie zostało przyjętych.} other {# gwiazdy nie zostało przyjęte.}}",
  starsWaiting:
    "{count, plural, one {# gwiazda czeka na tym urządzeniu.} few {# gwiazdy czekają na tym urządzeniu.} many {# gwiazd czeka na tym urządzeniu.} other {# gwiazdy czeka na tym urządzeniu.}}",
  timer: {
    ready: "Czas na gwiazdę",
    active: "Odliczanie trwa",
  },
  notDrawn: {
    drawAgain: "Narysuj niebo ponownie",
    reason: "Nie można teraz narysować nieba. Twoje gwiazdy są bezpieczne i możesz dalej dodawać nastroje.",
  },
  theme: {
    legend: "Motyw",
    system: "Systemowy",
    dark: "Ciemny",
    light: "Jasny",
  },
  share: {
    embed: "Osadź",
    share: "Udostępnij",
    embedCopied: {
      title: "Skopiowano kod osadzania",
      description: "Wklej go na stronie tej samej witryny, aby pokazać tam swój wszechświat.",
    },
    linkCopied: {
      title: "Skopiowano link",
      description: "Adres tej strony jest w schowku.",
    },
    pageTitle: "{universe} Mood Universe",
  },
  settings: "Ustawienia",
  starNotInSky: {
    title: "Tej gwiazdy nie ma na twoim niebie",
    description:
      "Być może została usunięta. Kosz twojego dziennika przechowuje usunięte gwiazdy przez 30 dni.",
  },
  outOfReach: {
    withStars:
      "Nie można teraz połączyć się z twoim wszechświatem. Widzisz gwiazdy takie, jakie były; wszystko uzupełni się samo.",
    withoutStars:
      "Nie można teraz połączyć się z twoim wszechświatem. Twoje gwiazdy są bezpieczne na serwerze; wszystko uzupełni się samo.",
  },
  pendingEmail:
    "Link wysłany na <strong>{email}</strong> czeka. Dopóki go nie otworzysz, ten wszechświat otwiera sama nazwa.",
  journeyOf: "<rest>Podróż: </rest><person>{name}</person>",
};
