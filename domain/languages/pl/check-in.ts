import type { checkIn } from "../en/check-in.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof checkIn> = {
  title: "Zapis dnia",
  subtitle: "Co pominiesz, zostaje puste.",
  day: "Dzień",
  today: "Dziś, {day}",
  yesterday: "Wczoraj, {day}",
  nothingDue: "Teraz o nic nie pytamy.",
  allNoted: "Wszystko zapisane. O nic więcej nie pytamy.",
  others: "Coś innego",
  done: "Gotowe",
  time: "Godzina: {name}",
  timeFirst: "Najpierw kiedy, potem co.",
  nothingYet: {
    title: "Na razie nie ma o co pytać",
    text: "Tutaj kilkoma dotknięciami zapiszesz to, co chcesz widzieć obok swoich gwiazd, na przykład sen albo spacer. Najpierw wybierz, co to będzie.",
    choose: "Wybierz, co mierzyć",
  },
  yourTrackers: "Twoje pomiary",
  outOfReach:
    "Nie udało się wczytać twoich pomiarów. Potrzebują serwera jeden raz; potem działają bez niego.",
  waiting: "Twoje odpowiedzi są na tym urządzeniu, dopóki serwer nie będzie osiągalny.",
  said: { answered: "{name}: {value}", takenBack: "{name}: bez odpowiedzi" },
  withStar: {
    title: "Do twojej gwiazdy",
    subtitle: "Jeśli chcesz.",
    offer: "Zapisz też: {names}",
    notNow: "Nie teraz",
  },
};
