import type { quiz } from "../en/quiz.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof quiz> = {
  pageTitle: "Basisquiz",
  back: "Zurück zu den Aktivitäten",
  count: "<hidden>Situation </hidden>{scenario, number} / {count, number}",
  progress: "Fortschritt",
  answered: "{done, number} von {count, number} beantwortet",
  question: "Wie würdest du dich in dieser Situation fühlen?",
  intensity: "Stärke",
  subtle: "Leicht",
  intense: "Stark",
  next: "Nächste Situation",
  complete: "Quiz abschließen",
  hint: "Nimm dir weniger als 10 Sekunden pro Situation: Wähle das Gefühl, das zuerst kommt. Es ist eine Selbstreflexion, kein Gesundheitstest.",
  contexts: {
    work: "Arbeit",
    relationship: "Beziehung",
    health: "Gesundheit",
    family: "Familie",
    social: "Miteinander",
  },
  difficulties: {
    easy: "Leicht",
    medium: "Mittel",
    hard: "Schwer",
  },
  own: {
    type: "Eigenes Gefühl eingeben",
    yourWord: "<quiet>Dein Wort: </quiet><own>{word}</own>",
    label: "Dein eigenes Gefühl",
    use: "Nehmen",
  },
  wheel: {
    joy: "Freude",
    love: "Liebe",
    serenity: "Gelassenheit",
    melancholy: "Wehmut",
    sadness: "Traurigkeit",
    frustration: "Frust",
    anger: "Wut",
    anxiety: "Unruhe",
    fear: "Angst",
    surprise: "Überraschung",
    curiosity: "Neugier",
    excitement: "Begeisterung",
  },
  situations: {
    work_1: {
      name: "Ein Dank vor allen",
      text: "Jemand aus dem Team dankt dir, mit Namen und vor allen, für eine Arbeit, von der du dachtest, niemand hätte sie bemerkt.",
    },
    relationship_1: {
      name: "Ein abgesagter Abend",
      text: "Ein Mensch, der dir nahesteht, sagt euren gemeinsamen Abend eine Stunde vorher ab, zum dritten Mal in diesem Monat. „Tut mir so leid, heute ist es zu viel. Bald!“",
    },
    health_1: {
      name: "Eine wiederholte Untersuchung",
      text: "Nach einer Routineuntersuchung ruft die Praxis an: Sie möchte einen der Tests wiederholen. „Meistens ist es nichts.“ Dein Termin ist in neun Tagen.",
    },
    family_1: {
      name: "Ein warmer Teller",
      text: "Du kommst spät nach Hause. Jemand aus deiner Familie hat dir einen Teller Essen warm gehalten und setzt sich zu dir, während du isst.",
    },
    social_1: {
      name: "Eine Party voller Fremder",
      text: "Du kommst zu einer Party und kennst nur die Person, die dich eingeladen hat, und die ist am anderen Ende des Raums beschäftigt. Neben dir lacht eine Gruppe über etwas, das du verpasst hast.",
    },
    work_2: {
      name: "Eine kurze Nachricht am Abend",
      text: "Am Abend kommt eine Nachricht von deiner Teamleitung: „Können wir morgen um neun reden?“ Sonst nichts. Diese Woche ist dir eine Sache gut gelungen, und eine Frist hast du verpasst.",
    },
  },
  result: {
    title: "Basisquiz abgeschlossen!",
    scenarios: "Situationen",
    totalTime: "Gesamtzeit",
    average: "Mittlere Antwortzeit",
    seconds: "{seconds} s",
    reflection:
      "Es ist eine Selbstreflexion, kein Gesundheitstest. Bessere oder schlechtere Ergebnisse gibt es nicht.",
    recommended: "Für dich empfohlen",
    games: "Spiele entdecken",
    share: "Ergebnis teilen",
    again: "Noch einmal",
    shared:
      "{outcome} {count, plural, one {# Situation} other {# Situationen}} in {total} Sekunden, im Mittel {average}. Aus meinem Basisquiz in Mood Universe.",
    notSharedReason: "Dein Browser hat es nicht erlaubt. Dein Ergebnis bleibt hier.",
  },
  outcomes: {
    growth_quest: {
      title: "Persönliche Reise freigeschaltet!",
      description:
        "In einem Teil deines Lebens hast du oft etwas ganz anderes gefühlt als das Vergleichsgefühl. Das ist einen freundlichen, genaueren Blick wert: auf das, was du fühlst, was sich wiederholt und was dir Halt gibt.",
    },
    regulation_focus: {
      title: "Umgang mit Gefühlen empfohlen",
      description:
        "In einigen dieser Momente hast du etwas ganz anderes gefühlt als das Vergleichsgefühl. Keines von beiden ist falsch. Bei diesen dreien geht es um starke Gefühle und darum, deinen eigenen Weg hindurch zu finden.",
    },
    exploration: {
      title: "Feines Gespür für Gefühle!",
      description:
        "Die meisten deiner Gefühle lagen nah am Vergleichsgefühl. Wenn du weitergehen möchtest, sind diese drei für dich, in deinem eigenen Tempo.",
    },
  },
  answers: {
    title: "Deine Antworten",
    intro:
      "Jeder Kreis ist ein Moment; der erste ist in der Mitte. Das Vergleichsgefühl ist nur ein Gefühl zum Vergleichen: Eine Antwort weit davon entfernt ist anders, nicht falsch.",
    wheel: "Deine Antworten auf dem Gefühlsrad. Die Liste sagt dasselbe in Worten.",
    theBaseline: "Das Vergleichsgefühl",
    whatYouFelt: "Was du gefühlt hast",
    beside: "Neben dem Rad:",
    youFelt: "Dein Gefühl",
    baseline: "Vergleichsgefühl",
    typed: "<own>{word}</own><place> ({feeling} auf dem Rad)</place>",
    ownWord: "Ein eigenes Wort, neben dem Rad",
    same: "Dasselbe Gefühl",
    close: "Ganz nah, {steps, plural, one {# Schritt} other {# Schritte}} entfernt",
    different: "Ein anderes Gefühl, {steps, plural, one {# Schritt} other {# Schritte}} entfernt",
  },
  types: {
    game: "Spiel",
    puzzle: "Rätsel",
    maze: "Labyrinth",
  },
  games: {
    "emotion-memory-match": "Gefühlspaare",
    "empathy-adventures": "Empathie-Abenteuer",
    "trigger-pattern-puzzle": "Rätsel der Auslöser",
    "mood-maze-solver": "Stimmungslabyrinth",
    "emotional-labyrinth": "Gefühlslabyrinth",
    "mindfulness-maze": "Labyrinth der Achtsamkeit",
  },
  forYou: "Persönlich für dich",
  reasons: {
    emotional_awareness: "Gefühle wahrnehmen",
    pattern_recognition: "Muster erkennen",
    grounding: "Halt finden",
    social_skills: "Miteinander",
    emotional_navigation: "durch Gefühle hindurchfinden",
    deep_processing: "Erlebtes verarbeiten",
    skill_building: "Fähigkeiten aufbauen",
    pattern_mastery: "Muster verstehen",
    mindful_exploration: "achtsam erkunden",
  },
  tryUntilThen: "Das entsteht noch. Bis dahin probiere:",
  comingSoon: {
    pageTitle: "Kommt bald",
    title: "Kommt bald",
    building: "„{game}“ entsteht noch.",
    unreachable: "Dein Quiz lässt sich gerade nicht abrufen. Nichts ist verloren.",
    quizFirst: "„{game}“ entsteht noch. Bitte schließe zuerst das Basisquiz ab: Dort beginnt jede Aktivität.",
    offer:
      "„{game}“ entsteht noch. Es wird darum gehen, {about}. Bis es fertig ist, gibt es hier eine Übung, die in dieselbe Richtung geht.",
    about: {
      emotional_awareness: "Gefühle wahrzunehmen",
      pattern_recognition: "Muster zu erkennen",
      grounding: "Halt zu finden",
      social_skills: "gut miteinander umzugehen",
      emotional_navigation: "durch Gefühle hindurchzufinden",
      deep_processing: "Erlebtes zu verarbeiten",
      skill_building: "Fähigkeiten aufzubauen",
      pattern_mastery: "Muster zu verstehen",
      mindful_exploration: "achtsam zu erkunden",
    },
  },
};
