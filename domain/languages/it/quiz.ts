import type { quiz } from "../en/quiz.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof quiz> = {
  pageTitle: "Quiz iniziale",
  back: "Torna alle attività",
  count: "<hidden>Situazione </hidden>{scenario, number} / {count, number}",
  progress: "Avanzamento",
  answered: "{done, number} risposte su {count, number}",
  question: "Come ti sentiresti in questa situazione?",
  intensity: "Intensità",
  subtle: "Lieve",
  intense: "Intensa",
  next: "Situazione successiva",
  complete: "Completa il quiz",
  hint: "Prova a restare sotto i 10 secondi per situazione: la prima emozione è quella da scegliere. È una riflessione su di te, non un test di salute.",
  contexts: {
    work: "Lavoro",
    relationship: "Relazione",
    health: "Salute",
    family: "Famiglia",
    social: "Vita sociale",
  },
  difficulties: { easy: "Facile", medium: "Media", hard: "Difficile" },
  own: {
    type: "Scrivi la tua emozione",
    yourWord: "<quiet>La tua parola: </quiet><own>{word}</own>",
    label: "La tua emozione",
    use: "Usa",
  },
  wheel: {
    joy: "Gioia",
    love: "Amore",
    serenity: "Serenità",
    melancholy: "Malinconia",
    sadness: "Tristezza",
    frustration: "Frustrazione",
    anger: "Rabbia",
    anxiety: "Ansia",
    fear: "Paura",
    surprise: "Sorpresa",
    curiosity: "Curiosità",
    excitement: "Entusiasmo",
  },
  situations: {
    work_1: {
      name: "Un grazie in pubblico",
      text: "Qualcuno al lavoro ti ringrazia, per nome e davanti a tutti, per qualcosa che credevi nessuno avesse notato.",
    },
    relationship_1: {
      name: "Una serata annullata",
      text: "Una persona a te vicina annulla la vostra serata un’ora prima, per la terza volta questo mese. “Mi dispiace tanto, oggi è troppo. A presto!”",
    },
    health_1: {
      name: "Un esame da ripetere",
      text: "Dopo un controllo di routine chiama lo studio medico: vorrebbero ripetere uno degli esami. “Di solito non è nulla.” L’appuntamento è tra nove giorni.",
    },
    family_1: {
      name: "Un piatto caldo",
      text: "Torni a casa tardi. Qualcuno in famiglia ti ha tenuto un piatto in caldo, e si siede accanto a te mentre mangi.",
    },
    social_1: {
      name: "Una festa di sconosciuti",
      text: "Arrivi a una festa dove conosci solo chi l’ha organizzata, che è dall’altra parte della stanza, tra mille cose. Vicino a te un gruppo ride di qualcosa che ti è sfuggito.",
    },
    work_2: {
      name: "Un breve messaggio di sera",
      text: "Di sera ricevi un messaggio da chi ti coordina: “Possiamo parlare domani alle nove?” Nient’altro. Questa settimana una cosa ti è riuscita bene, e una scadenza è saltata.",
    },
  },
  result: {
    title: "Quiz iniziale completato!",
    scenarios: "Situazioni",
    totalTime: "Tempo totale",
    average: "In media",
    seconds: "{seconds} s",
    reflection: "È una riflessione su di te, non un test di salute. Non c’è un esito migliore o peggiore.",
    recommended: "Consigliati per te",
    games: "Esplora i giochi",
    share: "Condividi i risultati",
    again: "Rifai il quiz",
    shared:
      "{outcome} {count, plural, one {# situazione} other {# situazioni}} in {total} secondi, in media {average}. Dal mio quiz iniziale in Mood Universe.",
    notSharedReason: "Il browser non l’ha permesso. Il tuo risultato resta qui.",
  },
  outcomes: {
    growth_quest: {
      title: "Si apre un viaggio di crescita personale!",
      description:
        "In una parte della tua vita hai spesso provato qualcosa di molto diverso dal riferimento. Merita uno sguardo gentile e più da vicino: a ciò che provi, a ciò che si ripete e a ciò che ti tiene in equilibrio.",
    },
    regulation_focus: {
      title: "Consigliato: regolare le emozioni",
      description:
        "In alcuni di questi momenti hai provato qualcosa di molto diverso dal riferimento. Né l’uno né l’altro è sbagliato. Questi tre parlano di emozioni forti, e di come trovare la tua strada attraverso di esse.",
    },
    exploration: {
      title: "Grande consapevolezza emotiva!",
      description:
        "Quasi tutte le tue emozioni erano vicine al riferimento. Se vuoi andare oltre, questi tre sono per te, con i tuoi tempi.",
    },
  },
  answers: {
    title: "Le tue risposte",
    intro:
      "Ogni cerchio è un momento; il primo è al centro. Il riferimento è un’emozione con cui confrontarsi: una risposta lontana è diversa, non sbagliata.",
    wheel: "Le tue risposte sulla ruota delle emozioni. L’elenco dice le stesse cose a parole.",
    theBaseline: "Il riferimento",
    whatYouFelt: "Che cosa hai provato",
    beside: "Fuori dalla ruota:",
    youFelt: "Hai provato",
    baseline: "Riferimento",
    typed: "<own>{word}</own><place> ({feeling} sulla ruota)</place>",
    ownWord: "Una parola tua, fuori dalla ruota",
    same: "La stessa emozione",
    close: "Un’emozione vicina, a {steps, plural, one {# passo} other {# passi}}",
    different: "Un’emozione diversa, a {steps, plural, one {# passo} other {# passi}}",
  },
  types: { game: "Gioco", puzzle: "Rompicapo", maze: "Labirinto" },
  games: {
    "emotion-memory-match": "Memory delle emozioni",
    "empathy-adventures": "Avventure di empatia",
    "trigger-pattern-puzzle": "Rompicapo delle reazioni",
    "mood-maze-solver": "Il labirinto degli umori",
    "emotional-labyrinth": "Dedalo delle emozioni",
    "mindfulness-maze": "Labirinto della presenza",
  },
  forYou: "Pensato per te",
  reasons: {
    emotional_awareness: "consapevolezza emotiva",
    pattern_recognition: "riconoscere ciò che si ripete",
    grounding: "radicamento",
    social_skills: "abilità sociali",
    emotional_navigation: "orientarsi tra le emozioni",
    deep_processing: "elaborazione profonda",
    skill_building: "nuove abilità",
    pattern_mastery: "padronanza degli schemi",
    mindful_exploration: "esplorazione consapevole",
  },
  tryUntilThen: "Ancora in costruzione. Nel frattempo, prova:",
  comingSoon: {
    pageTitle: "In arrivo",
    title: "In arrivo",
    building: "{game} è ancora in costruzione.",
    unreachable: "In questo momento il tuo quiz non è raggiungibile. Non è andato perso nulla.",
    quizFirst:
      "{game} è ancora in costruzione. Completa prima il quiz iniziale: ogni attività comincia da lì.",
    offer:
      "{game} è ancora in costruzione. Il tema sarà: {about}. Finché non è pronto, ecco un esercizio che va nella stessa direzione.",
    about: {
      emotional_awareness: "consapevolezza emotiva",
      pattern_recognition: "riconoscere ciò che si ripete",
      grounding: "radicamento",
      social_skills: "abilità sociali",
      emotional_navigation: "orientarsi tra le emozioni",
      deep_processing: "elaborazione profonda",
      skill_building: "nuove abilità",
      pattern_mastery: "padronanza degli schemi",
      mindful_exploration: "esplorazione consapevole",
    },
  },
};
