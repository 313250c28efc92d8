import type { mazes } from "../en/mazes.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof mazes> = {
  title: "Sfide nel labirinto",
  pageTitle: "Sfide nel labirinto",
  intro: "Un labirinto chiede un passo alla volta. Scegline uno, e osserva com’è incontrare un muro.",
  back: "Torna alle attività",
  backToMazes: "Torna ai labirinti",
  unknown: { title: "Questo labirinto non esiste", reason: "Ecco quelli che esistono." },
  howToPlay: {
    title: "Come si gioca",
    goal: "Porta la tua stella dall’angolo in alto a sinistra a quella dorata in basso a destra.",
    move: "Muoviti con le frecce o con W, A, S e D, con i quattro pulsanti freccia, o scorrendo sul labirinto: uno scorrimento più lungo fa più passi.",
    trail: "Una linea di luce mostra la via verso la partenza, e puntini tenui segnano il cammino già fatto.",
    clock:
      "L’orologio parte quando si apre un labirinto e non si ferma. Se torni in tempo a questa scheda, riprendi da dov’eri.",
    announced:
      "Dopo ogni mossa, lo screen reader annuncia la tua posizione, le direzioni aperte e i passi fino alla meta.",
  },
  rules: {
    title: "Regole della sfida",
    goal: "Parti in alto a sinistra e raggiungi la stella in basso a destra.",
    moves: "Ogni passo nella casella accanto è una mossa. Un muro ti ferma e non costa nulla.",
    clock:
      "L’orologio parte quando si apre il labirinto e non va in pausa. Dopo {minutes, plural, one {# minuto} other {# minuti}} il tempo è finito.",
  },
  titles: { "cosmic-pathfinder": "Sentiero cosmico", "patience-trial": "Prova di pazienza" },
  pathfinder: {
    description:
      "Un labirinto amichevole, con brevi vicoli ciechi. Vaga, torna indietro quando vuoi, e trova la tua via.",
    same: "È lo stesso labirinto per tutti, così puoi tornare e sbagliare strada meno spesso.",
    reset: "“Ricomincia” e “Riprova” ti riportano entrambi alla partenza, con tempo e mosse a zero.",
  },
  patience: {
    description:
      "Lunghi corridoi che spesso deviano proprio prima della meta. Osserva com’è l’impazienza, e fai comunque il passo successivo.",
    new: "Ogni volta nasce un nuovo labirinto, e c’è una sola via per attraversarlo.",
    reset: "“Ricomincia” tiene questo labirinto e azzera tempo e mosse. “Riprova” ne crea uno nuovo.",
    warning:
      "Questo mette alla prova la tua pazienza: la via è spesso lunga 200 passi, tra molti vicoli ciechi. Puoi lasciarlo quando vuoi.",
  },
  card: {
    size: "Dimensioni",
    cells: "{width, number} per {height, number}",
    timeLimit: "Tempo massimo",
    minutes: "{minutes, plural, one {# minuto} other {# minuti}}",
    type: "Tipo",
    types: { exploration: "Esplorazione", trigger: "Reazione" },
    difficulty: "Difficoltà",
    difficulties: { easy: "Facile", medium: "Media", hard: "Difficile", extreme: "Estrema" },
    enter: "Entra: {maze}",
    continue: "Continua: {maze}",
  },
  time: "Tempo",
  moves: "Mosse",
  remaining: "Rimanente",
  reset: "Ricomincia",
  tryAgain: "Riprova",
  move: "Muoviti",
  moveTo: { up: "Vai su", right: "Vai a destra", down: "Vai giù", left: "Vai a sinistra" },
  wall: { up: "Muro sopra.", right: "Muro a destra.", down: "Muro sotto.", left: "Muro a sinistra." },
  directions: { up: "su", right: "destra", down: "giù", left: "sinistra" },
  place:
    "Riga {row, number}, colonna {column, number}. Aperto: {open}. {count, plural, one {# passo} other {# passi}} fino alla meta.",
  board:
    "{maze}, {rows, plural, one {# riga} other {# righe}} per {columns, plural, one {# colonna} other {# colonne}}. La meta è alla riga {row, number}, colonna {column, number}. Muoviti con le frecce o con W, A, S e D.",
  timeUp: {
    title: "Tempo scaduto!",
    text: "Hai fatto {count, plural, one {# mossa} other {# mosse}} in {minutes, plural, one {# minuto} other {# minuti}}. Puoi riprovare quando vuoi.",
    another: "Scegli un altro labirinto",
  },
  found: {
    title: "Hai trovato la via",
    text: "Hai attraversato {maze} in {time}, con {count, plural, one {# mossa} other {# mosse}}.",
    share: "Condividi il traguardo",
    shared:
      "Ho trovato la via attraverso {maze} in {time}, con {count, plural, one {# mossa} other {# mosse}}.",
    copiedHint: "Il tuo traguardo è negli appunti, pronto per essere incollato.",
    notShared: "Non è stato condiviso nulla",
    notSharedReason:
      "Il browser non permette a questa pagina di condividere o copiare. Il risultato resta qui.",
  },
};
