import type { appLock } from "../en/app-lock.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof appLock> = {
  title: "Zablokuj to urządzenie",
  subtitle: "Spokojna zasłona przed twoim dziennikiem, w każdej karcie tej przeglądarki.",
  honest:
    "Chroni przed ciekawskimi rękami. Nie szyfruje tego, co przechowuje to urządzenie: kto je rozbierze, nadal może to odczytać.",
  byName:
    "Twój wszechświat otwiera sama nazwa: kto ją zna, może obejść zasłonę, logując się ponownie. Hasło w <link>Ustawieniach konta</link> zamyka tę drogę.",
  needsStorage: "Ta przeglądarka nie przechowuje niczego dla tej strony, więc nie przechowa też blokady.",
  when: {
    legend: "Zamyka się bez dotyku po",
    minutes: "{minutes, plural, one {# minucie} few {# minutach} many {# minutach} other {# minuty}}",
    hidden: "Zamykaj, gdy nikt nie patrzy",
    hiddenHint: "Gdy tylko przejdziesz do innej karty lub aplikacji albo zamkniesz tę.",
    key: "Klawisz L zamyka od razu, chyba że właśnie piszesz.",
  },
  way: {
    legend: "Otwiera",
    pin: "PIN",
    passkey: "To urządzenie",
    passkeyHint: "Odcisk palca, twarz lub blokada ekranu tego urządzenia, także bez sieci.",
    passkeyName: "Blokada Mood Universe",
    notMade: "Urządzenie nie utworzyło klucza do blokady. Możesz spróbować ponownie albo wybrać PIN.",
  },
  pin: {
    one: { label: "PIN", show: "Pokaż PIN", hide: "Ukryj PIN" },
    again: { label: "PIN jeszcze raz", show: "Pokaż drugi PIN", hide: "Ukryj drugi PIN" },
    hint: "Od {min, number} do {max, number} cyfr. Jeśli go zapomnisz, ponowne zalogowanie otworzy blokadę.",
    form: "PIN ma od {min, number} do {max, number} cyfr.",
    differs: "Oba kody PIN nie są takie same.",
  },
  turnOn: "Włącz blokadę",
  turningOn: "Włączanie…",
  turnOff: "Wyłącz blokadę",
  lockNow: "Zablokuj teraz",
  isOn: "Blokada jest włączona.",
  change: "Zmień sposób otwierania",
  keep: "Zostaw tak",
  save: "Zapisz",
  turnedOn: "Blokada jest włączona",
  turnedOnHint: "Naciśnij L, odchodząc, albo pozwól jej zamknąć się samej.",
  turnedOff: "Blokada jest wyłączona",
  curtain: {
    title: "Twoje niebo odpoczywa",
    open: "Otwórz",
    opening: "Otwieranie…",
    wrong:
      "To nie ten PIN. {left, plural, one {Pozostała # próba; potem otworzy tylko zalogowanie.} few {Pozostały # próby; potem otworzy tylko zalogowanie.} many {Pozostało # prób; potem otworzy tylko zalogowanie.} other {Pozostało # próby; potem otworzy tylko zalogowanie.}}",
    notOpened: "To nie otworzyło blokady. Możesz spróbować ponownie.",
    signIn: "Zaloguj się zamiast tego",
    signInHint:
      "Sesja tutaj się zakończy i trzeba będzie zalogować się ponownie. To, co czeka na wysłanie, zostanie na tym urządzeniu i zostanie wtedy wysłane.",
    signInSubmit: "Wyloguj się i zaloguj",
    back: "Wróć",
    ended: "Zaloguj się",
    endedByPins:
      "Wpisano tu dziesięć błędnych kodów PIN. Zalogowanie otwiera twój dziennik i nic nie przepadło.",
    endedByChoice: "Zalogowanie otwiera twój dziennik i nic nie przepadło.",
  },
  openedBySignIn: "Blokada jest otwarta",
  openedBySignInHint:
    "Otworzyło ją zalogowanie. PIN wyleciał z głowy? Wybierz inny w Ustawieniach, „Zablokuj to urządzenie”.",
};
