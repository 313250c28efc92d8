import type { unlock } from "../en/unlock.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof unlock> = {
  title: "Odblokuj swoje słowa",
  subtitle:
    "Są zapieczętowane i tylko ty możesz je odblokować. To, co wpisujesz, zostaje w tej przeglądarce.",
  line: "Twoje słowa są zapieczętowane na tym urządzeniu.",
  newKeyLine: "Twoje słowa mają nowy klucz od czasu, gdy zostały tu odblokowane.",
  open: "Odblokuj",
  field: {
    label: "Tajna fraza lub zestaw ratunkowy",
    show: "Pokaż wpisany tekst",
    hide: "Ukryj wpisany tekst",
  },
  account: "Zapieczętowane słowa: {universe}",
  keep: "Zostaw odblokowane na tym urządzeniu",
  keepHint:
    "Do zablokowania aplikacji lub wylogowania tutaj. W przeciwnym razie do zamknięcia lub odświeżenia ostatniej karty.",
  submit: "Odblokuj",
  busy: "Odblokowywanie…",
  byPasskey: "Odblokuj kluczem dostępu",
  asking: "Urządzenie pyta o zgodę…",
  empty: "Wpisz tajną frazę lub kod zestawu ratunkowego.",
  wrong: "To nie odblokowuje twoich słów. Nic nie przepadło, spróbuj ponownie.",
  slip: "W grupie {group, number} kodu jest literówka.",
  incomplete: "To nie cały kod zestawu. Liczba grup w kodzie: {groups, number}.",
  earlier: "To należy do wcześniejszego klucza. Wpisz tajną frazę lub kod, które obowiązują teraz.",
  earlierKey: "Część tego, co tu czeka, wymaga tajnej frazy lub zestawu ratunkowego z chwili, gdy powstała.",
  weak: "Serwer przysłał zamek słabszy niż jakikolwiek zamek tego produktu, więc nic nim nie otwarto. Może to sprawdzić osoba, która prowadzi ten serwer.",
  damaged:
    "Otwiera się, ale w środku nie ma klucza twoich słów: to, co przysłał serwer, nie pasuje do siebie. Może to sprawdzić osoba, która prowadzi ten serwer.",
  left: "W międzyczasie strona została zablokowana lub sesja się skończyła. Spróbuj ponownie.",
  failed: "Nie udało się teraz odblokować. Spróbuj ponownie.",
  passkeyStopped: "Urządzenie nie odpowiedziało. Spróbuj ponownie lub wpisz tajną frazę.",
  passkeyCannot: "Ten klucz dostępu nie może odblokować słów w tej przeglądarce. Tajna fraza może.",
  unreachable:
    "Nie można teraz sprawdzić, jak odblokować twoje słowa. Na każdym urządzeniu raz potrzebne jest połączenie.",
  http: "Ta strona jest otwarta bez https, a wtedy przeglądarki nie udostępniają szyfrowania. Przez https odblokujesz swoje słowa.",
  opened: "Twoje słowa są odblokowane",
  openedKept: "Na tym urządzeniu, do zablokowania aplikacji lub wylogowania.",
  openedHere: "W kartach tej przeglądarki, do zamknięcia lub odświeżenia ostatniej.",
  lost: "Nie pamiętasz tajnej frazy? Możesz wybrać nową.",
  newPassphrase: "Nowa tajna fraza",
  locked: {
    form: "Odblokuj swoje słowa, aby czytać i pisać notatki oraz wybierać tagi.",
    search: "Odblokuj swoje słowa, aby w nich szukać.",
    names: "Odblokuj swoje słowa, aby zobaczyć, jak co się nazywa.",
    letter: "List powstaje z twoich słów. Odblokuj je, a zostanie napisany tutaj, w twojej przeglądarce.",
    insights: "To, co pokazują twoje notatki, tagi i pomiary, pojawi się po odblokowaniu słów.",
    report:
      "Dopóki twoje słowa nie są odblokowane, raport zawiera uczucia i ich czas, a w miejscu słów stoi „Zapieczętowane”.",
  },
};
