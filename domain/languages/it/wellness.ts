import type { wellness } from "../en/wellness.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof wellness> = {
  pageTitle: "Attività",
  title: "Attività IA",
  back: "Torna al tuo universo",
  noAi: "Niente qui viene letto da un’intelligenza artificiale.",
  intro:
    "Piccole cose da fare con ciò che provi. Tutto avviene nel tuo universo: nessuna risposta va ad altri.",
  more: "Altre attività",
  sharing: {
    copied: "Copiato",
    copiedHint: "Incollalo dove vuoi.",
    notShared: "Non condiviso",
  },
  mindful: {
    title: "Momenti di presenza",
    text: "Dieci esercizi guidati: respirare, guardare da vicino, ritornare.",
  },
  mazes: { title: "Sfide nel labirinto", text: "Due labirinti, un passo alla volta." },
  quiz: {
    title: "Quiz iniziale di intelligenza emotiva",
    selfReflection: "È una riflessione su di te, non un test di salute.",
    easy: "Facile",
    quick: "'<' 10 s per domanda",
    startHere: "Comincia qui",
    text: "Sei momenti di ogni giorno, e che cosa proveresti in ciascuno. Scegli ciò che viene per primo; bastano meno di 5 minuti.",
    begin: "Comincia il quiz",
    goesOn: "Riprende dalla situazione {scenario, number} di {count, number}, dove l’avevi lasciato.",
  },
  practice: {
    title: "La tua pratica",
    noExercise: "Ancora nulla. Un esercizio che completi viene annotato qui, solo per te.",
    noMaze: "Ancora nulla. Un labirinto che giochi fino alla fine viene annotato qui, solo per te.",
    unreachable: "In questo momento la tua pratica precedente non è raggiungibile. Non è andato perso nulla.",
    showFewer: "Mostra meno",
    showAll: "Mostra tutto: {count, number}",
    onItsWay: "In viaggio",
    won: "Uscita trovata",
    timedOut: "Tempo scaduto",
    moves: "{count, plural, one {# mossa} other {# mosse}}",
    breaths: "{count, plural, one {# respiro} other {# respiri}}",
    score: "Punteggio {points}",
    scoreNote:
      "Il punteggio di {exercise} somma i punti delle tue risposte. Un punteggio basso non è un cattivo punteggio.",
  },
  time: {
    minutes: "{minutes, plural, one {# minuto} other {# minuti}}",
    seconds: "{seconds, plural, one {# secondo} other {# secondi}}",
    both: "{minutes, plural, one {# minuto} other {# minuti}} e {seconds, plural, one {# secondo} other {# secondi}}",
  },
  duration: {
    seconds: "{seconds, number} s",
    minutes: "{minutes, number} min",
    minutesSeconds: "{minutes, number} min {seconds, number} s",
    hours: "{hours, number} h",
    hoursMinutes: "{hours, number} h {minutes, number} min",
  },
};
