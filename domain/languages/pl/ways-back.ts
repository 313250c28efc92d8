import type { waysBack } from "../en/ways-back.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof waysBack> = {
  code: {
    label: "Kod z twojej aplikacji",
    hint: "Został jeden krok: wpisz sześć cyfr, które aplikacja teraz pokazuje, albo jeden ze swoich kodów odzyskiwania.",
    submit: "Dalej",
    otherWay: "Zaloguj się inaczej",
  },
  passkey: {
    failed:
      "Tym razem logowanie kluczem dostępu się nie udało. Spróbuj jeszcze raz albo zaloguj się inaczej.",
    stopped:
      "Zostało przerwane albo urządzenie czekało za długo. Spróbuj jeszcze raz albo zaloguj się inaczej.",
    browser:
      "Ta przeglądarka nie obsługuje kluczy dostępu. Zaloguj się inaczej albo użyj nowszej przeglądarki.",
    device:
      "Twoje urządzenie nie mogło użyć swojego klucza dostępu. Spróbuj jeszcze raz albo zaloguj się inaczej.",
  },
  recover: {
    title: "Otwórz kodem odzyskiwania",
    hint: "Dla wszechświata, który otwiera tylko klucz dostępu, gdy klucz się zgubił. Przy jego tworzeniu było dziesięć kodów; każdy działa raz.",
    code: "Kod odzyskiwania",
    submit: "Otwórz mój wszechświat",
    busy: "Otwieranie…",
    addPasskey: "Dodaj teraz nowy klucz dostępu, żeby znów wchodzić bez kodu.",
    failed: "Teraz nie udało się go otworzyć. Nic się nie zmieniło.",
    otherwise:
      "Jeśli masz hasło, zaloguj się jak zawsze: tam kod odzyskiwania zastępuje kod z aplikacji. Jeśli nie masz kodu, poproś o link osoby, które prowadzą ten serwer: <contact>{address}</contact>",
  },
  link: {
    title: "Link do twojej skrzynki",
    hint: "Link otwiera wszechświat raz, w ciągu 15 minut, a potem możesz wybrać nowe hasło.",
    email: "Twój adres e-mail",
    send: "Wyślij link",
    sending: "Wysyłanie…",
    sent: "Zajrzyj do skrzynki",
    sentHint:
      "Jeśli <address>{email}</address> należy do konta na tym serwerze, link jest już w drodze. Działa raz, w ciągu 15 minut.",
    again: "Nic nie przyszło? Zajrzyj do spamu albo poproś jeszcze raz za minutę.",
    askAgain: "Poproś jeszcze raz",
    noMail: "Ten serwer nie wysyła maili, więc żaden link nie przyjdzie. Zapytaj osoby, które go prowadzą.",
    failed: "Teraz nie udało się poprosić o link. Spróbuj za chwilę.",
    open: "Otwórz swój wszechświat",
    openHint: "Ten link otwiera twój wszechświat w tej przeglądarce.",
    opening: "Otwieranie…",
    openSubmit: "Otwórz tutaj",
    expired: "Ten link już niczego nie otwiera",
    newLink: "Wyślij mi nowy link",
    password: {
      title: "Wybierz nowe hasło",
      hint: "Twój wszechświat jest otwarty. Z nowym hasłem znów wejdziesz bez maila.",
      submit: "Zapisz i przejdź dalej",
      busy: "Zapisywanie…",
      later: "Nie teraz",
      failed: "Teraz nie udało się zapisać hasła. Dawne nadal działa.",
      saved: "Hasło zapisane",
      savedHint: "Od teraz otwiera twój wszechświat. Wszędzie indziej sesja się zakończyła.",
    },
  },
  invitation: {
    title: "Wejście do twojego wszechświata",
    what: "Osoby, które prowadzą ten serwer, zrobiły ten link dla osoby z „{universe}”. Działa raz, a potem masz 30 minut, żeby dać wszechświatowi własne wejście.",
    begin: "Dalej",
    beginning: "Chwileczkę…",
    choose: "Jak chcesz wchodzić od teraz?",
    byPasskey: "Kluczem dostępu",
    byPassword: "Adresem e-mail i hasłem",
    other: "Wybierz inny sposób",
    failed: "Teraz nie udało się użyć linku. Nic się nie zmieniło.",
    unusable: "Tego linku nie można już użyć",
    missing: "Ten link nie jest pełny. Otwórz go jeszcze raz tam, skąd go masz.",
    done: "Twój wszechświat ma nowe wejście",
  },
};
