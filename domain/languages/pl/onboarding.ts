import type { onboarding } from "../en/onboarding.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof onboarding> = {
  ways: "Jak wejść",
  create: "Stwórz wszechświat",
  signIn: "Wejdź",
  closed: "Nie można tu tworzyć nowych wszechświatów",
  closedReason:
    "Ten serwer nie przyjmuje nowych kont ani wszechświatów. Jeśli masz już wszechświat, otwórz go w zakładce „Wejdź”.",
  namesOff: "Sama nazwa niczego tu nie otwiera",
  namesOffReason: "Na tym serwerze wyłączono wchodzenie za pomocą samej nazwy wszechświata.",
  noNewAccounts: "Ten serwer nie przyjmuje nowych kont ani wszechświatów.",
  giveItOne: "Jeśli twój wszechświat nie ma jeszcze hasła, <migrate>nadaj mu hasło</migrate>.",
  createAccount:
    "<register>Załóż konto</register> z adresem e-mail i hasłem albo, jeśli twój wszechświat nie ma jeszcze hasła, <migrate>nadaj mu je</migrate>.",
  logIn: "Zaloguj się e-mailem",
  privacy: "Twoje dane pozostają prywatne i bezpieczne na twoim urządzeniu",
  nameIsKey:
    "Wszechświat bez hasła otworzy każdy, kto zna jego dokładną nazwę. Wybierz nazwę, która przyjdzie do głowy tylko tobie, albo <migrate>nadaj wszechświatowi hasło</migrate>.",
  nameIsKeyClosed:
    "Wszechświat bez hasła otworzy każdy, kto zna jego dokładną nazwę. Możesz <migrate>nadać mu hasło</migrate>.",
  launch: {
    title: "Twoja kosmiczna tożsamość",
    more: "Więcej o tobie",
    demographicsHint: "Wszystko, co daje kontekst twoim nastrojom, własnymi słowami.",
    submit: "Uruchom swój wszechświat",
    busy: "Uruchamianie…",
    created: "Wszechświat powstał!",
    welcome: "Witaj we wszechświecie {universeName}",
    failed: "Nie udało się stworzyć wszechświata. Spróbuj ponownie.",
  },
  access: {
    title: "Otwórz swój wszechświat",
    hint: "Wpisz dokładną nazwę wszechświata, taką jak przy jego tworzeniu.",
    logIn: "Zaloguj się do tego wszechświata",
    submit: "Otwórz wszechświat",
    busy: "Otwieranie…",
    accessing: "Otwieranie: {universeName}",
    emptyName: "Wpisz nazwę swojego wszechświata",
    notFound: "Nie znaleziono wszechświata",
    notFoundHint: "Sprawdź nazwę albo stwórz nowy wszechświat",
    notFoundReason: "Żaden wszechświat nie ma dokładnie takiej nazwy.",
    failed: "Nie udało się otworzyć wszechświata. Spróbuj ponownie.",
  },
  closing: {
    title: "„{universeName}” jest zamknięty",
    reason:
      "Ktoś, kto zna jego nazwę albo prowadzi ten serwer, poprosił o usunięcie. Wszystko nadal w nim jest.",
    reasonWithDate:
      "Ktoś, kto zna jego nazwę albo prowadzi ten serwer, poprosił o usunięcie. Zostanie usunięty: <time>{moment}</time>. Wszystko nadal w nim jest.",
    keep: "Zachowaj mój wszechświat",
    failed: "Nie udało się go zachować. Spróbuj ponownie.",
  },
};
