import type { mails } from "../en/mails.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof mails> = {
  questions: "Pytania? Napisz na {address}.",
  orOpen: "Albo otwórz ten adres w przeglądarce:",
  verifyRegistration: {
    subject: "Potwierdź swój adres e-mail",
    welcome: "Witaj w Mood Universe. Twój wszechświat „{universe}” jest prawie gotowy.",
    follow: "Otwórz ten link w ciągu 24 godzin, aby potwierdzić, że to twój adres:",
    confirm: "Potwierdź mój adres",
    ifNotYou: "Jeśli to nie twoja prośba, zignoruj tę wiadomość, a nic się nie stanie.",
  },
  alreadyRegistered: {
    subject: "Masz już konto",
    reason:
      "Ktoś, być może ty, próbuje założyć konto z tym adresem e-mail. Konto już istnieje i nic się nie zmieniło.",
    signInHere: "Jeśli to ty, zaloguj się tutaj:",
    signIn: "Zaloguj się",
    ifNotYou: "Jeśli to nie ty, nie trzeba nic robić. Ta osoba nie dowiedziała się, że masz konto.",
  },
  verifyMigration: {
    subject: "Dokończ przejście na e-mail i hasło",
    reason: "Twój wszechświat „{universe}” ma się otwierać tym adresem e-mail i twoim hasłem.",
    follow: "Otwórz ten link w ciągu 24 godzin, aby potwierdzić, że to twój adres:",
    confirm: "Potwierdź mój adres",
    untilThen:
      "Do tego czasu otwiera go sama nazwa. Potem sama nazwa już nie wystarczy i wszędzie, gdzie był tak otwarty, trzeba będzie zalogować się ponownie.",
    ifNotYou: "Jeśli to nie twoja prośba, zignoruj tę wiadomość, a nic się nie stanie.",
  },
  verifyChange: {
    subject: "Potwierdź nowy adres e-mail",
    reason: "To ma być nowy adres e-mail twojego wszechświata „{universe}”.",
    follow: "Otwórz ten link w ciągu 24 godzin, aby potwierdzić, że to twój adres:",
    confirm: "Potwierdź mój adres",
    untilThen: "Do tego czasu działa dotychczasowy adres.",
    ifNotYou: "Jeśli to nie twoja prośba, zignoruj tę wiadomość, a nic się nie stanie.",
  },
  addressInUse: {
    subject: "Ktoś chce użyć twojego adresu e-mail",
    reason:
      "Ktoś, być może ty, chce użyć tego adresu e-mail dla innego wszechświata. Adres zostaje przy twoim i nic się nie zmieniło.",
    ifNotYou: "Jeśli to nie ty, nie trzeba nic robić. Ta osoba nie dowiedziała się, że masz konto.",
  },
  changeRequested: {
    subject: "Prośba o nowy adres e-mail",
    reason:
      "Twój wszechświat „{universe}” ma dostać inny adres e-mail. Ten działa do chwili otwarcia linku wysłanego na nowy adres.",
    ifNotYou: "Jeśli to nie twoja prośba, zmień teraz hasło i napisz do nas.",
  },
  emailChanged: {
    subject: "Twój adres e-mail został zmieniony",
    reason:
      "Twój wszechświat „{universe}” ma teraz inny adres e-mail. Za pomocą tego adresu nie można się już zalogować.",
    ifNotYou: "Jeśli to nie twoja zmiana, napisz do nas teraz.",
  },
  passwordChanged: {
    subject: "Twoje hasło zostało zmienione",
    reason:
      "Hasło twojego wszechświata „{universe}” zostało zmienione. Wszędzie indziej, gdzie był otwarty, jest teraz zamknięty.",
    ifNotYou: "Jeśli to nie twoja zmiana, napisz do nas teraz.",
  },
  passwordChangedHere: {
    subject: "Twoje hasło zostało zmienione",
    reason:
      "Hasło twojego wszechświata „{universe}” zostało zmienione. Wszędzie indziej, gdzie jest otwarty, pozostaje otwarty.",
    ifNotYou: "Jeśli to nie twoja zmiana, napisz do nas teraz.",
  },
  signInLink: {
    subject: "Twój link do logowania",
    reason: "Ktoś, może ty, poprosił o link, który otwiera twój wszechświat „{universe}”.",
    follow: "Link działa jeden raz, w ciągu 15 minut:",
    signIn: "Zaloguj się",
    newPassword: "Potem od razu możesz ustawić nowe hasło.",
    ifNotYou: "Jeśli to nie twoja prośba, zignoruj tę wiadomość. Bez tego linku nikt nie wejdzie.",
  },
  newDevice: {
    subject: "Nowe urządzenie otworzyło twój wszechświat",
    reason:
      "Twój wszechświat „{universe}” został otwarty na urządzeniu, na którym wcześniej nie był otwarty.",
    device: "Urządzenie przedstawia się tak: {device}.",
    ifNotYou:
      "Jeśli to nie twoje urządzenie, zmień hasło w ustawieniach konta i wyloguj się wszędzie indziej.",
  },
  passkeyAdded: {
    subject: "Dodano klucz dostępu",
    reason: "Twój wszechświat „{universe}” można teraz otworzyć nowym kluczem dostępu.",
    ifNotYou: "Jeśli to nie twoja zmiana, usuń klucz dostępu w ustawieniach konta i napisz do nas teraz.",
  },
  passkeyRemoved: {
    subject: "Usunięto klucz dostępu",
    reason: "Klucz dostępu twojego wszechświata „{universe}” został usunięty. Już go nie otwiera.",
    ifNotYou: "Jeśli to nie twoja zmiana, napisz do nas teraz.",
  },
  secondFactorAdded: {
    subject: "Drugi krok jest włączony",
    reason:
      "Twój wszechświat „{universe}” przy logowaniu prosi teraz także o kod z twojej aplikacji. Przechowuj kody odzyskiwania w bezpiecznym miejscu.",
    ifNotYou: "Jeśli to nie twoja zmiana, napisz do nas teraz.",
  },
  secondFactorRemoved: {
    subject: "Drugi krok jest wyłączony",
    reason: "Twój wszechświat „{universe}” nie prosi już o kod przy logowaniu.",
    ifNotYou: "Jeśli to nie twoja zmiana, zmień teraz hasło i napisz do nas.",
  },
  providerRemoved: {
    subject: "Usunięto twojego dostawcę logowania",
    reason:
      "Twojego wszechświata „{universe}” nie da się już otworzyć przez dostawcę logowania. Inne sposoby wejścia zostają.",
    ifNotYou: "Jeśli to nie twoja zmiana, napisz do nas teraz.",
  },
  providerIsEnough: {
    subject: "Bez kodu po logowaniu przez dostawcę",
    reason:
      "Twój wszechświat „{universe}” nie prosi już o kod, gdy logujesz się przez dostawcę. Wystarcza jego własne sprawdzenie.",
    ifNotYou: "Jeśli to nie twoja zmiana, napisz do nas teraz.",
  },
  providerIsNotEnough: {
    subject: "Znów kod po logowaniu przez dostawcę",
    reason:
      "Twój wszechświat „{universe}” znów prosi o kod, gdy logujesz się przez dostawcę, a drugi krok jest włączony.",
    ifNotYou: "Jeśli to nie twoja zmiana, napisz do nas teraz.",
  },
  recoveryCodesMade: {
    subject: "Masz nowe kody odzyskiwania",
    reason: "Twój wszechświat „{universe}” ma nowe kody odzyskiwania. Poprzednie już nie działają.",
    ifNotYou: "Jeśli to nie twoja zmiana, napisz do nas teraz.",
  },
  tokenMade: {
    subject: "Program ma teraz dostęp do twojego wszechświata",
    reason:
      "Nowy token dostępu wpuszcza program do twojego wszechświata „{universe}”. Co mu wolno, jest na stronie „Programy” w ustawieniach konta.",
    ifNotYou:
      "Jeśli to nie twoja zmiana, unieważnij tam ten token i zmień hasło, co unieważnia wszystkie tokeny.",
  },
  webhookMade: {
    subject: "Webhook dostaje teraz wieści o twoim wszechświecie",
    reason:
      "Nowy webhook powiadamia adres w internecie, gdy coś się zmieni w twoim wszechświecie „{universe}”. Jaki to adres i czy dostaje słowa, widać w „Programach” w ustawieniach konta.",
    ifNotYou: "Jeśli to nie twoja zmiana, usuń tam ten webhook i zmień hasło.",
  },
  skyLinkMade: {
    subject: "Nowy link pokazuje twoje niebo",
    reason:
      "Kto ma nowy link, może obejrzeć niebo twojego wszechświata „{universe}”, bez ani słowa z tego, co piszesz.",
    ifNotYou: "Jeśli to nie twoja zmiana, wyłącz link w „Pokaż swoje niebo” i zmień hasło.",
  },
  sealingBegan: {
    subject: "Trwa pieczętowanie twoich słów",
    reason:
      "Rozpoczęło się pieczętowanie twojego wszechświata „{universe}”. Gdy się skończy, nikt poza tobą nie przeczyta twoich notatek i nazw, nawet ten serwer.",
    keepSafe:
      "Przechowuj tajną frazę i zestaw ratunkowy w bezpiecznym miejscu: jeśli stracisz jedno i drugie, twoje słowa przepadną na zawsze.",
    ifNotYou: "Jeśli to nie twoja decyzja, zmień teraz hasło i napisz do nas.",
  },
  wordsSealed: {
    subject: "Twoje słowa są zapieczętowane",
    reason:
      "Każda notatka i każda nazwa w twoim wszechświecie „{universe}” jest teraz zapieczętowana. Otwiera je tylko twoja tajna fraza, zestaw ratunkowy albo jeden z twoich kluczy dostępu. Nowe hasło do konta ich nie otworzy i my też nie możemy tego zrobić.",
    ifNotYou: "Jeśli to nie twoja decyzja, napisz do nas teraz.",
  },
  openingBegan: {
    subject: "Trwa otwieranie twoich słów",
    reason: "Słowa twojego wszechświata „{universe}” są otwierane. Ten serwer znów będzie mógł je odczytać.",
    ifNotYou: "Jeśli to nie twoja decyzja, zmień teraz hasło i napisz do nas.",
  },
  wordsOpen: {
    subject: "Twoje słowa nie są już zapieczętowane",
    reason:
      "Notatki i nazwy w twoim wszechświecie „{universe}” nie są już zapieczętowane. Tajna fraza i zestaw ratunkowy nie są już potrzebne.",
    ifNotYou: "Jeśli to nie twoja decyzja, zmień teraz hasło i napisz do nas.",
  },
  sealChanged: {
    subject: "Zmieniono to, co otwiera twoje zapieczętowane słowa",
    reason:
      "Dodano, zastąpiono lub usunięto tajną frazę, zestaw ratunkowy albo klucz dostępu, który otwiera zapieczętowane słowa twojego wszechświata „{universe}”.",
    ifNotYou: "Jeśli to nie twoja decyzja, zmień teraz hasło i napisz do nas.",
  },
  reminder: {
    addStar: "Dodaj gwiazdę",
    ends: "Te przypomnienia przychodzą na twoją prośbę. Ten link je wyłącza:",
  },
  checkIn: { open: "Otwórz zapis dnia" },
  universeClosed: {
    subject: "Twój wszechświat został zamknięty",
    reason:
      "Osoby prowadzące ten serwer zamknęły twój wszechświat „{universe}”. Nikt nie może go teraz otworzyć, a {date} zostanie usunięty wraz ze wszystkim, co w nim jest.",
    keep: "Jeśli chcesz go zachować albo zabrać ze sobą to, co w nim jest, napisz do nas przed tym dniem.",
  },
  universeReopened: {
    subject: "Twój wszechświat jest znów otwarty",
    reason:
      "Twój wszechświat „{universe}” jest znów otwarty, ze wszystkim, co w nim jest. Logujesz się jak wcześniej.",
  },
  webhookPaused: {
    subject: "Webhook został wstrzymany",
    reason:
      "Adres webhooka twojego wszechświata „{universe}” przez cały dzień niczego nie przyjął albo odpowiedział, że już go nie ma. Mood Universe wstrzymał webhook.",
    open: "Otwórz Programy",
    nothingLost:
      "Twojego dziennika to nie dotyczy. Gdy obudzisz webhook na tej stronie, dowie się, co go ominęło.",
  },
  universeDeleted: {
    subject: "Twój wszechświat został usunięty",
    reason:
      "Zgodnie z twoją prośbą usunęliśmy twój wszechświat i wszystko, co w nim było: każdą gwiazdę i notatkę oraz twoje konto z tym adresem.",
    backups: "Wcześniejsze kopie zapasowe mogą go zawierać, dopóki nie zostaną zastąpione.",
    farewell: "To ostatnia wiadomość do ciebie. Dbaj o siebie.",
  },
};
