import type { quiz } from "../en/quiz.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof quiz> = {
  pageTitle: "Quiz wstępny",
  back: "Wróć do aktywności",
  count: "<hidden>Sytuacja </hidden>{scenario, number} / {count, number}",
  progress: "Postęp",
  answered: "Odpowiedzi: {done, number} z {count, number}",
  question: "Co czujesz w takiej sytuacji?",
  intensity: "Intensywność",
  subtle: "Delikatna",
  intense: "Silna",
  next: "Następna sytuacja",
  complete: "Zakończ quiz",
  hint: "Na każdą sytuację daj sobie mniej niż 10 sekund: wybierz pierwsze uczucie. To refleksja nad sobą, a nie badanie zdrowia.",
  contexts: {
    work: "Praca",
    relationship: "Relacja",
    health: "Zdrowie",
    family: "Rodzina",
    social: "Towarzystwo",
  },
  difficulties: {
    easy: "Łatwa",
    medium: "Średnia",
    hard: "Trudna",
  },
  own: {
    type: "Wpisz własne uczucie",
    yourWord: "<quiet>Twoje słowo: </quiet><own>{word}</own>",
    label: "Twoje własne uczucie",
    use: "Użyj",
  },
  wheel: {
    joy: "Radość",
    love: "Miłość",
    serenity: "Spokój",
    melancholy: "Melancholia",
    sadness: "Smutek",
    frustration: "Frustracja",
    anger: "Złość",
    anxiety: "Lęk",
    fear: "Strach",
    surprise: "Zaskoczenie",
    curiosity: "Ciekawość",
    excitement: "Ekscytacja",
  },
  situations: {
    work_1: {
      name: "Podziękowanie przy wszystkich",
      text: "Ktoś z pracy dziękuje ci, po imieniu i przy wszystkich, za coś, co zdawało się przejść niezauważone.",
    },
    relationship_1: {
      name: "Odwołany wieczór",
      text: "Ktoś bliski odwołuje wasz wspólny wieczór na godzinę przed, trzeci raz w tym miesiącu. „Bardzo przepraszam, dziś już nie dam rady. Wkrótce!”",
    },
    health_1: {
      name: "Powtórzone badanie",
      text: "Po rutynowej kontroli dzwonią z przychodni: chcą powtórzyć jedno z badań. „Zwykle to nic takiego”. Twoja wizyta jest za dziewięć dni.",
    },
    family_1: {
      name: "Ciepły talerz",
      text: "Wracasz późno do domu. Ktoś z rodziny czeka na ciebie z ciepłym posiłkiem i siada obok, kiedy jesz.",
    },
    social_1: {
      name: "Impreza wśród obcych",
      text: "Przychodzisz na imprezę, na której znasz tylko osobę zapraszającą, zajętą w drugim końcu pokoju. Obok ciebie grupa śmieje się z czegoś, co ci umknęło.",
    },
    work_2: {
      name: "Krótka wiadomość wieczorem",
      text: "Wieczorem pisze szefostwo: „Czy możemy porozmawiać jutro o dziewiątej?”. Nic więcej. W tym tygodniu jedna rzecz poszła ci dobrze, a jednego terminu nie udało się dotrzymać.",
    },
  },
  result: {
    title: "Quiz wstępny ukończony!",
    scenarios: "Sytuacje",
    totalTime: "Łączny czas",
    average: "Średni czas odpowiedzi",
    seconds: "{seconds} s",
    reflection: "To refleksja nad sobą, a nie badanie zdrowia. Nie ma lepszych ani gorszych wyników.",
    recommended: "Polecane dla ciebie",
    games: "Zobacz gry",
    share: "Udostępnij wynik",
    again: "Jeszcze raz",
    shared:
      "{outcome} {count, plural, one {# sytuacja} few {# sytuacje} many {# sytuacji} other {# sytuacji}} w {total} s, średnio {average} s. Z mojego quizu wstępnego w Mood Universe.",
    notSharedReason: "Przeglądarka na to nie pozwoliła. Twój wynik zostaje tutaj.",
  },
  outcomes: {
    growth_quest: {
      title: "Odblokowano wyprawę w głąb siebie!",
      description:
        "W jednej części twojego życia twoje uczucia często bardzo różniły się od punktu odniesienia. Warto przyjrzeć się temu życzliwie i z bliska: temu, co czujesz, co się powtarza i co daje ci oparcie.",
    },
    regulation_focus: {
      title: "Polecane: regulacja emocji",
      description:
        "W niektórych z tych chwil twoje uczucia bardzo różniły się od punktu odniesienia. Żadne z nich nie jest błędne. Te trzy propozycje dotyczą silnych uczuć i szukania własnej drogi przez nie.",
    },
    exploration: {
      title: "Wspaniała świadomość emocji!",
      description:
        "Większość twoich uczuć była blisko punktu odniesienia. Jeśli chcesz pójść dalej, te trzy propozycje są dla ciebie, we własnym tempie.",
    },
  },
  answers: {
    title: "Twoje odpowiedzi",
    intro:
      "Każdy okrąg to jedna chwila; pierwsza jest w środku. Punkt odniesienia to jedno uczucie do porównania: odległa odpowiedź jest inna, a nie błędna.",
    wheel: "Twoje odpowiedzi na kole uczuć. Lista mówi to samo słowami.",
    theBaseline: "Punkt odniesienia",
    whatYouFelt: "Twoje uczucie",
    beside: "Poza kołem:",
    youFelt: "Twoje uczucie",
    baseline: "Punkt odniesienia",
    typed: "<own>{word}</own><place> (na kole: {feeling})</place>",
    ownWord: "Twoje własne słowo, poza kołem",
    same: "To samo uczucie",
    close:
      "Bliskie uczucie, odległość: {steps, plural, one {# krok} few {# kroki} many {# kroków} other {# kroku}}",
    different:
      "Inne uczucie, odległość: {steps, plural, one {# krok} few {# kroki} many {# kroków} other {# kroku}}",
  },
  types: {
    game: "Gra",
    puzzle: "Łamigłówka",
    maze: "Labirynt",
  },
  games: {
    "emotion-memory-match": "Emocjonalne memory",
    "empathy-adventures": "Przygody z empatią",
    "trigger-pattern-puzzle": "Układanka wyzwalaczy",
    "mood-maze-solver": "Labirynt nastrojów",
    "emotional-labyrinth": "Labirynt uczuć",
    "mindfulness-maze": "Labirynt uważności",
  },
  forYou: "Dobrane dla ciebie",
  reasons: {
    emotional_awareness: "świadomość emocji",
    pattern_recognition: "rozpoznawanie wzorców",
    grounding: "zakotwiczenie",
    social_skills: "umiejętności społeczne",
    emotional_navigation: "nawigacja wśród emocji",
    deep_processing: "przepracowanie emocji",
    skill_building: "rozwijanie umiejętności",
    pattern_mastery: "praca ze wzorcami",
    mindful_exploration: "uważne odkrywanie",
  },
  tryUntilThen: "Jeszcze w budowie. Do tego czasu spróbuj:",
  comingSoon: {
    pageTitle: "Już wkrótce",
    title: "Już wkrótce",
    building: "{game}: jeszcze w budowie.",
    unreachable: "Nie można teraz sprawdzić twojego quizu. Nic nie zginęło.",
    quizFirst:
      "{game}: jeszcze w budowie. Najpierw ukończ quiz wstępny: od niego zaczyna się każda aktywność.",
    offer:
      "{game}: jeszcze w budowie. Temat: {about}. Zanim będzie gotowe, oto ćwiczenie w podobnym kierunku.",
    about: {
      emotional_awareness: "świadomość emocji",
      pattern_recognition: "rozpoznawanie wzorców",
      grounding: "zakotwiczenie",
      social_skills: "umiejętności społeczne",
      emotional_navigation: "nawigacja wśród emocji",
      deep_processing: "przepracowanie emocji",
      skill_building: "rozwijanie umiejętności",
      pattern_mastery: "praca ze wzorcami",
      mindful_exploration: "uważne odkrywanie",
    },
  },
};
