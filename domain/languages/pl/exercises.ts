import type { exercises } from "../en/exercises.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof exercises> = {
  descriptions: {
    breathing: "Świetlista figura oddycha razem z tobą, w jednym z czterech rytmów.",
    "sensory-orbit-training": "Jedno krótkie pytanie do każdego z twoich zmysłów.",
    "stellar-focus-conditioner":
      "Cztery krótkie ćwiczenia uwagi: podążanie, skupienie, przełączanie i liczenie.",
    "cosmic-trigger-resolution": "Trzy chwile, które bolą, i to, co możesz w nich zrobić.",
    "solar-warmth-journey":
      "Wyobraź sobie dzień w słońcu, w czterech scenach. Każda potoczy się tak, jak chcesz.",
    "stellar-focus": "Wyobraź sobie jedną gwiazdę i wracaj do niej, gdy myśli odpłyną.",
    "sensory-orbit": "Zauważ obrazy, dotyk, dźwięki, zapachy i smaki dokładnie tam, gdzie jesteś.",
    "gravity-grounding": "Poczuj swój ciężar i podłoże, które go niesie.",
    "solar-warmth": "Wyobraź sobie małe słońce w piersi i pozwól, by jego ciepło się rozeszło.",
    "moonlight-reflection": "Spójrz życzliwie na swój dzień i pozwól mu się skończyć.",
  },
  instructions: {
    breathing: {
      one: "Usiądź lub połóż się tak, by brzuch mógł się swobodnie poruszać.",
      two: "Podążaj za figurą: wdech, pauza, wydech. Liczba odmierza sekundy.",
      three: "Jeśli pauza jest za długa, po prostu oddychaj i dołącz przy następnym wdechu.",
    },
    sensoryOrbitTraining: {
      one: "Sześć pytań: po jednym do każdego z pięciu zmysłów i jedno o to, co czujesz wewnątrz ciała.",
      two: "Przed każdą odpowiedzią weź oddech, a potem wybierz to, co najbliższe. Nie ma złych odpowiedzi.",
    },
    stellarFocusConditioner: {
      one: "Cztery ćwiczenia, każde trwa minutę. Następne zaczyna się samo.",
      two: "Myśli będą odpływać, jak u każdego. Gdy to zauważysz, po prostu wróć.",
    },
    cosmicTriggerResolution: {
      one: "Trzy sytuacje, w każdej cztery reakcje. Wybierz tę, do której dziś ci najbliżej.",
      two: "Po każdej możesz przeczytać, do czego taka reakcja zwykle prowadzi. To refleksja nad sobą, a nie badanie zdrowia.",
    },
    solarWarmthJourney: {
      one: "Cztery sceny, od świtu do zmierzchu. Czytaj każdą powoli i wyobraź ją sobie.",
      two: "Zostań przy każdym obrazie tak długo, jak chcesz. Potem wybierz odpowiedź, a zacznie się następna scena.",
    },
  },
  steps: {
    stellarFocus: {
      one: "Usiądź lub połóż się wygodnie. Pozwól oczom się zamknąć albo patrz łagodnie w jeden punkt poniżej.",
      two: "Wyobraź sobie jedną gwiazdę na ciemnym niebie. Jest mała, świeci spokojnie i nigdzie się nie spieszy.",
      three: "Niech oddech przychodzi i odchodzi sam. Z każdym wdechem gwiazda jest trochę wyraźniejsza.",
      four: "Myśli będą przepływać jak cienkie chmury. Nie musisz ich odganiać. Pozwól im płynąć i patrz na gwiazdę za nimi.",
      five: "Jeśli gwiazda na chwilę zniknie, nic nie szkodzi. Wracaj do niej tyle razy, ile potrzebujesz.",
      six: "Pozwól gwieździe zgasnąć i zauważ znowu miejsce, w którym jesteś. Porusz palcami i otwórz oczy, kiedy zechcesz.",
    },
    sensoryOrbit: {
      one: "Usiądź wygodnie tam, gdzie jesteś. Opuść trochę barki i powoli się rozejrzyj.",
      two: "Znajdź pięć rzeczy, które widzisz. Drobne też się liczą: rysa, nitka, brzeg cienia.",
      three: "Znajdź cztery rzeczy, które czujesz skórą: rękaw, podłogę, temperaturę powietrza, własną dłoń.",
      four: "Znajdź trzy dźwięki, blisko lub daleko.",
      five: "Znajdź dwa zapachy albo przypomnij sobie dwa, które lubisz.",
      six: "Znajdź jeden smak. Potem zauważ wszystko naraz: obrazy, dotyk, dźwięki, zapachy i smak. Jesteś tutaj.",
    },
    gravityGrounding: {
      one: "Postaw obie stopy na podłodze. Jeśli leżysz, poczuj całe ciało, od głowy po pięty, na łóżku lub na ziemi.",
      two: "Zauważ swój ciężar. Podłoże niesie go w całości i się nie męczy.",
      three:
        "Przez jeden oddech dociskaj stopy do podłoża, przez następny odpuść. Powtórz to jeszcze dwa razy, w swoim tempie.",
      four: "Niech szczęka zrobi się ciężka, potem ramiona, potem dłonie. Niech opadają tak nisko, jak chcą.",
      five: "Pomyśl o czymś, co stoi od dawna: o górze, starym drzewie, kamiennym murze. Przez kilka oddechów trwaj tak samo nieruchomo.",
      six: "Poczuj swój ciężar jeszcze raz. Gdy wstaniesz, podłoże będzie pod każdym twoim krokiem.",
    },
    solarWarmth: {
      one: "Pocieraj dłonie, aż będą ciepłe, i połóż je tam, gdzie jest to przyjemne: na piersi, brzuchu lub policzkach.",
      two: "Wyobraź sobie małe słońce w środku piersi. Żarzy się łagodnie, jak piec zimą.",
      three: "Z każdym wydechem jego ciepło idzie trochę dalej: do barków, w dół ramion, aż do dłoni.",
      four: "Pozwól mu dotrzeć do miejsca, które jest dziś zimne lub napięte. Nic nie musi się tam zmienić. Niech będzie mu po prostu ciepło.",
      five: "Pomyśl o kimś, komu przydałoby się trochę ciepła. Wyślij mu w myślach odrobinę swojego.",
      six: "Niech ciepło zbierze się znowu w piersi. Możesz do niego wracać, kiedy tylko zechcesz.",
    },
    moonlightReflection: {
      one: "Ułóż się wygodnie, jakby dzień już się skończył. Jeśli możesz, przygaś światło.",
      two: "Wyobraź sobie księżyc nad spokojną wodą. Na razie niczego nie musisz rozwiązywać.",
      three:
        "Niech twój dzień przesunie się przed tobą, od samego rana, jak widok z okna pociągu. Nigdzie nie musisz się zatrzymywać.",
      four: "Czy była w nim dobra chwila, choćby najmniejsza? Zostań przy niej przez kilka oddechów.",
      five: "Czy była w nim trudna chwila? Pomyśl o sobie z tamtej chwili tak życzliwie jak o kimś, kogo lubisz.",
      six: "Powiedz sobie własnymi słowami, że to był twój dzień i że to wystarczy.",
      seven: "Pozwól księżycowi i wodzie zniknąć. Weź jeden powolny oddech i pozwól, by dzień się skończył.",
    },
  },
  closing: "To koniec ćwiczenia. Weź jeden powolny oddech i otwórz oczy, kiedy zechcesz.",
  techniques: {
    box: {
      name: "Oddychanie po kwadracie",
      description: "Cztery równe części, jak boki kwadratu. Pomaga znaleźć równe tempo.",
    },
    "4-7-8": {
      name: "Oddychanie 4-7-8",
      description: "Krótki wdech, długa pauza i dłuższy wydech. Wiele osób lubi je wieczorem.",
    },
    triangle: {
      name: "Oddychanie po trójkącie",
      description: "Trzy równe części, bez pauzy po wydechu. Łagodne na początek.",
    },
    star: {
      name: "Oddychanie po gwieździe",
      description: "Pięć powolnych części, jak ramiona gwiazdy. W ostatniej po prostu odpoczywasz.",
    },
  },
  focus: {
    follow: {
      title: "Podążanie",
      description:
        "Światło wędruje z miejsca na miejsce. Śledź je wzrokiem i dotknij go wszędzie, gdzie się zatrzyma.",
    },
    center: {
      title: "Skupienie",
      description:
        "Patrz na światło, które powoli przygasa. Gdy zauważysz, że myśli odpłynęły, dotknij światła, a znów zaświeci. Zauważanie to całe ćwiczenie.",
    },
    switch: {
      title: "Przełączanie",
      description: "Przenieś uwagę na wskazaną rzecz i dotknij jej, gdy uwaga już tam będzie.",
    },
    count: {
      title: "Liczenie",
      description:
        "Dotknij raz przy każdym powolnym wydechu i licz do dziesięciu. Po dziesięciu zacznij znowu od jednego.",
    },
  },
  senses: {
    touch: {
      prompt: "Zauważ, czego dotyka teraz twoje ciało. Co czujesz najpierw?",
      options: {
        one: "Podłoże pod stopami",
        two: "To, na czym siedzę lub leżę",
        three: "Tkaninę na skórze",
        four: "Powietrze na twarzy lub dłoniach",
      },
    },
    sound: {
      prompt: "Posłuchaj przez oddech lub dwa, bez wysiłku. Jaki dźwięk zauważasz najpierw?",
      options: {
        one: "Własny oddech",
        two: "Szum lub tykanie w tym pomieszczeniu",
        three: "Głosy, kroki lub ruch uliczny, dalej",
        four: "Jest prawie cicho",
      },
    },
    sight: {
      prompt: "Oprzyj wzrok na czymś w pobliżu. Co zauważasz?",
      options: {
        one: "Kolor",
        two: "Światło lub cień",
        three: "Kształt lub krawędź",
        four: "Ciemność, mam zamknięte oczy",
      },
    },
    smell: {
      prompt: "Weź powolny wdech przez nos. Jaki zapach czujesz?",
      options: {
        one: "Kawa, herbata lub jedzenie",
        two: "Mydło, tkanina lub skóra",
        three: "Deszcz, ziemia lub rośliny",
        four: "Nic szczególnego",
      },
    },
    taste: {
      prompt: "Teraz zauważ usta i język. Jaki smak czujesz?",
      options: {
        one: "Jedzenie lub napój sprzed chwili",
        two: "Mięta lub pasta do zębów",
        three: "Mam sucho w ustach, chętnie napiję się wody",
        four: "Nic, co dałoby się nazwać",
      },
    },
    internal: {
      prompt: "Teraz zauważ klatkę piersiową i brzuch. Jak jest w środku?",
      options: {
        one: "Coś jest ściśnięte",
        two: "Coś jest ciepłe lub ciężkie",
        three: "Coś trzepocze lub jest niespokojne",
        four: "Jest spokojnie",
      },
    },
  },
  scenes: {
    dawn: {
      title: "Pierwsze światło",
      description:
        "Jest wcześnie i nikt cię jeszcze nie potrzebuje. Na wschodzie niebo z szarego robi się różowe, a ty czujesz na twarzy pierwsze ciepło.",
      ask: "Gdzie stoisz?",
      options: {
        one: "Na plaży, wśród powolnych fal",
        two: "Na wzgórzu nad doliną",
        three: "Na łące mokrej od rosy",
        four: "W domu, przy otwartym oknie",
      },
    },
    morning: {
      title: "Coraz cieplej",
      description:
        "Słońce wschodzi nad horyzont. Jego ciepło przesuwa się z twarzy na ramiona, pierś i otwarte dłonie.",
      ask: "Gdzie jest najprzyjemniej?",
      options: {
        one: "Na ramionach",
        two: "W piersi",
        three: "W dłoniach",
        four: "W brzuchu",
      },
    },
    noon: {
      title: "Samo południe",
      description:
        "Słońce jest wysoko, a wszystko wokół jest jasne i ciepłe. Możesz odłożyć to, co dziś ze sobą niesiesz.",
      ask: "Co chcesz na chwilę odłożyć?",
      options: {
        one: "Zmartwienie",
        two: "Zmęczenie",
        three: "Niewypowiedziane słowa",
        four: "Nic, chcę tu po prostu być",
      },
    },
    evening: {
      title: "Wieczorny blask",
      description:
        "Słońce schodzi nisko, ale jego ciepło zostaje: w kamieniach, w powietrzu i w tobie. Możesz zabrać trochę do domu.",
      ask: "Co zabierasz ze sobą?",
      options: {
        one: "Trochę spokoju",
        two: "Trochę odwagi",
        three: "Życzliwsze spojrzenie na siebie",
        four: "Kolor tego światła",
      },
    },
  },
  responses: {
    adaptive: {
      kind: "Adaptacyjna",
      name: "szukanie innej drogi",
      tendency: "Gdy mówisz, co czujesz, i szukasz innego dnia, często udaje się ocalić i plany, i bliskość.",
    },
    reactive: {
      kind: "Spontaniczna",
      name: "prosto z uczucia",
      tendency:
        "Wyrzucenie tego z siebie od razu przynosi ulgę, a spokojniejsze słowo później często lepiej oddaje, o co ci chodzi.",
    },
    constructive: {
      kind: "Konstruktywna",
      name: "budowanie na tym",
      tendency: "Rozmowa z tą osobą często sprawia, że następnym razem obu stronom jest łatwiej.",
    },
    avoidant: {
      kind: "Unikająca",
      name: "trzymanie dystansu",
      tendency:
        "Odłożenie tego na bok daje chwilę odpoczynku, a uczucie często wraca później, gdy może być na nie więcej miejsca.",
    },
    assertive: {
      kind: "Asertywna",
      name: "stawanie po swojej stronie",
      tendency: "Gdy mówisz spokojnie, co jest dla ciebie ważne, inni częściej cię słyszą, i to bez kłótni.",
    },
    aggressive: {
      kind: "Agresywna",
      name: "obrona tego, co twoje",
      tendency:
        "Walka chroni coś, co jest dla ciebie ważne, a ludzie często najpierw słyszą złość, a dopiero potem jej powód.",
    },
    passive: {
      kind: "Ustępliwa",
      name: "dbanie o spokój",
      tendency:
        "Umniejszanie tego pozwala na razie zachować spokój, a to, czego chcesz, często pozostaje niesłyszane, dopóki tego nie powiesz.",
    },
    understanding: {
      kind: "Wyrozumiała",
      name: "dawanie przestrzeni",
      tendency: "Gdy pomyślisz, przez co może przechodzić druga osoba, czekanie często staje się łatwiejsze.",
    },
    resilient: {
      kind: "Odporna",
      name: "najpierw troska o siebie",
      tendency:
        "Gdy pozwalasz, by zabolało, i traktujesz siebie życzliwie, następny krok często jest lżejszy.",
    },
    flexible: {
      kind: "Elastyczna",
      name: "zmiana kursu",
      tendency: "Gdy przeznaczasz ten czas na coś innego, często odzyskujesz wieczór.",
    },
    anxious: {
      kind: "Niespokojna",
      name: "szukanie, co poszło nie tak",
      tendency:
        "Wracanie do tego w kółko pokazuje, jak bardzo ci zależy, i często podsyca niepokój, więc może pomóc życzliwe słowo do siebie.",
    },
  },
  moments: {
    meeting: {
      heading: "Chwila 1",
      scenario:
        "Na zebraniu ktoś z zespołu przedstawia pomysł, który w zeszłym tygodniu usłyszał od ciebie. Wszyscy kiwają głowami z uznaniem, a twoje imię nie pada.",
      avoidant: "Odpuszczam i zachowuję to dla siebie",
      assertive: "Mówię spokojnie, że cieszę się z uznania, i wspominam naszą rozmowę z zeszłego tygodnia",
      aggressive: "Przerywam i mówię wszystkim, czyj to pomysł",
      constructive: "Rozmawiam z tą osobą po zebraniu, by następnym razem padły oba imiona",
    },
    message: {
      heading: "Chwila 2",
      scenario:
        "Ktoś bliski dostał od ciebie długą i szczerą wiadomość. Od wczoraj jest odczytana, a odpowiedzi wciąż nie ma.",
      anxious: "Czytam ją raz za razem i szukam, co jest w niej nie tak",
      resilient: "Czuję ukłucie, robię dla siebie coś dobrego i za kilka dni pytam jeszcze raz",
      passive: "Piszę „nieważne, to nic takiego”, choć to było coś ważnego",
      understanding: "Myślę o tym, jaki tydzień może mieć ta osoba, i daję jej czas",
    },
    evening: {
      heading: "Chwila 3",
      scenario:
        "Masz na ten wieczór plany i od rana na niego czekasz. Dziesięć minut przed wyjściem wszystko zostaje odwołane.",
      flexible: "Robię z niego wieczór na coś, czego mi brakuje",
      reactive: "Piszę, jak bardzo mnie to złości, i wysyłam",
      adaptive: "Mówię, że mi przykro, i proponuję inny dzień",
      avoidant: "Włączam serial, żeby o tym nie myśleć",
    },
  },
};
