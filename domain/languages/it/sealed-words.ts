import type { sealedWords } from "../en/sealed-words.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof sealedWords> = {
  title: "Parole sigillate",
  back: "Impostazioni dell’account",
  unreachable: "Ora non si può vedere come sono conservate le tue parole. Non è cambiato nulla.",
  what: {
    title: "Parole che solo tu puoi leggere",
    promise:
      "Il tuo browser chiude note e nomi con una frase segreta che non ne esce mai. Chi gestisce questo server, o lo ruba, non può leggerli.",
    works:
      "Dopo averle sbloccate su un dispositivo, lì tutto funziona come ora: ricerca, osservazioni, lettere, il tuo resoconto.",
    sealed: "Sigillato",
    sealedThings: {
      notes: "le tue note",
      names: "i nomi dei tuoi tag, delle costellazioni, delle emozioni tue e dei tracker",
      trackers: "le unità dei tuoi tracker e gli estremi delle loro scale",
      comparisons: "i confronti che conservi, con i loro nomi",
      labels: "le etichette dei tuoi link e i nomi dei file che hai portato con te",
    },
    plain: "Non sigillato",
    plainThings: {
      stars: "quando sono le tue stelle, quale delle 36 emozioni hanno e con quale intensità",
      places: "quanto sono piacevoli e quanto vivaci le emozioni tue",
      values: "ciò che misuri: i valori e i loro momenti",
      sameTag: "quali stelle hanno un tag in comune",
      quiz: "le parole che scrivi nel quiz",
      account: "ciò che il tuo account dice di te: il nome, l’universo, l’indirizzo",
    },
  },
  limits: {
    title: "Che cosa questo non impedisce",
    server:
      "Un server che invia al tuo browser un codice modificato. Quel codice potrebbe leggere la frase segreta mentre la scrivi.",
    device: "Qualcuno al tuo dispositivo mentre lì le tue parole sono sbloccate.",
    shapes:
      "Chi ha i dati del server vede momenti ed emozioni, e all’incirca quanto è lunga una nota: a gradini, mai lettera per lettera.",
    changes:
      "Chi scrive nei dati del server può nasconderti parole, mostrartene una versione precedente o mescolarne altre leggibili. Nessuno può cambiare una parola sigillata.",
    backups:
      "Nelle copie di sicurezza di prima le tue parole restano leggibili, finché chi gestisce questo server non le elimina.",
  },
  start: {
    title: "Prima di cominciare",
    takes:
      "Bastano pochi minuti tranquilli. Scegli una frase segreta, conservi un kit di soccorso su carta o in un file e lo scrivi una volta per controllarlo.",
    loss: "Senza, nessuno può aiutarti. Se perdi entrambi, la frase segreta e il kit, le tue parole sono perse per sempre: nessuna e-mail, nessun aiuto e nessun modo per entrare nell’account le riporta indietro.",
    begin: "Sigilla le mie parole",
    importOpen:
      "Un’importazione che hai iniziato è ancora aperta. Prima finiscila o annullala sotto “I tuoi dati”, poi sigilla le tue parole.",
    http: "Questa pagina è aperta senza https, perciò non può sigillare: i browser offrono la loro crittografia solo in https. Chi gestisce questo server può cambiarlo.",
    browser:
      "A questo browser manca ciò che serve per sigillare, perciò qui non si può. Uno più recente può farlo, e anche il tuo telefono.",
  },
  step: "Passo {step, number} di {steps, number}",
  next: "Avanti",
  previous: "Indietro",
  passphrase: {
    title: "Scegli una frase segreta",
    what: "Apre le tue parole su ogni dispositivo. Quattro o cinque parole che non c’entrano l’una con l’altra formano una frase forte e facile da ricordare.",
    own: "Che non sia la password del tuo account: quella il server la vede a ogni accesso.",
    one: {
      label: "Frase segreta",
      show: "Mostra la frase segreta",
      hide: "Nascondi la frase segreta",
    },
    again: {
      label: "Frase segreta, ancora una volta",
      show: "Mostra la seconda frase segreta",
      hide: "Nascondi la seconda frase segreta",
    },
    hint: "Almeno {min, number} caratteri. Contano gli spazi, e anche le maiuscole.",
    short: "Una frase segreta ha almeno {min, number} caratteri.",
    long: "Una frase segreta ha al massimo {max, number} caratteri.",
    differs: "Le due frasi segrete non sono uguali.",
    isPassword: "È la password del tuo account, che il server vede. Scegli un’altra frase segreta.",
  },
  kit: {
    title: "Conserva il tuo kit di soccorso",
    what: "Se dimentichi la frase segreta, questo kit apre le tue parole. Stampalo, salvalo come file o copialo a mano, e conservalo dove lo trovi senza questo dispositivo. Non nel tuo diario.",
    code: "Il codice del tuo kit di soccorso",
    copied: "Kit copiato",
    copiedHint: "Incollalo dove tieni le password, e da nessun’altra parte.",
    of: "Kit di soccorso di “{universe}”",
    paperWhat:
      "Questo codice apre le parole sigillate del tuo diario in Mood Universe se la frase segreta è dimenticata. Chi lo ha, insieme a un modo per entrare nell’universo o a una copia dei suoi dati, può leggerle. Conservalo dove solo tu lo trovi.",
    paperHow:
      "Per usarlo, accedi su {address} e scrivi il codice dove viene chiesta la frase segreta. Maiuscole o minuscole, con o senza spazi: va bene tutto. Le lettere I, L e O non compaiono: ciò che vi somiglia è un 1 o uno 0.",
    madeOn: "Creato il {day}. Un kit più recente lo sostituisce.",
  },
  typeBack: {
    title: "Scrivi il tuo kit una volta",
    what: "Scrivilo dalla carta o dal file: così sai che è completo e si legge bene.",
    label: "Il codice del tuo kit",
    hint: "Maiuscole o minuscole, con o senza spazi, come preferisci.",
    incomplete: "Non è il codice intero. Ha {groups, number} gruppi.",
    mistyped: "C’è un errore nel gruppo {group, number}. Confrontalo con il kit.",
    other: "È il codice di un altro kit. Scrivi quello appena creato.",
    showAgain: "Mostra di nuovo il kit",
  },
  sure: {
    title: "Una frase, perché sia chiaro",
    what: "Scrivi questa frase. Dice l’unica cosa che nessuno potrà rimediare per te.",
    sentence: "Se perdo la frase segreta e il kit, le mie parole sono perse per sempre.",
    label: "La frase",
    hint: "Maiuscole, accenti e punteggiatura non contano.",
    wrong: "La frase non è ancora completa.",
    begin: "Sigilla le mie parole",
    busy: "Inizio…",
    failed: "Per ora non è stato possibile cominciare. Non è cambiato nulla; puoi riprovare.",
    overtaken: "Le tue parole sono già state sigillate altrove",
    overtakenHint:
      "Le apre ciò che è stato scelto là. La frase segreta e il kit scelti qui non aprono nulla: butta via questo kit.",
    begun: "La sigillatura è cominciata",
    begunHint: "Intanto puoi continuare con il tuo diario.",
  },
  working: {
    sealing: "Le tue parole vengono sigillate",
    opening: "Le tue parole vengono aperte",
    rotating: "Le tue parole ricevono la nuova chiave",
    done: "{done, number} di {all, number}",
    finding: "Ricerca di ciò che manca…",
    finishing: "Ci siamo quasi: il server cancella ciò che conservava ancora.",
    stays:
      "Intanto puoi usare il tuo diario e chiudere questa pagina: continua ovunque il tuo universo sia aperto e sbloccato. In ogni momento puoi leggere tutto.",
    locked: "Per continuare, le tue parole devono essere sbloccate su questo dispositivo.",
    bothKeys:
      "Finché la nuova chiave non è ovunque, questo dispositivo ha bisogno di entrambe: sbloccalo con la nuova frase segreta o il nuovo kit, e ancora una volta con quelli di prima.",
    earlierKey:
      "Una chiave c’è. Ora sblocca questo dispositivo anche con la frase segreta o il kit di prima.",
    unasked:
      "Il server dice che le tue parole vanno riaperte. Se lo vuoi, dillo anche su questo dispositivo, e darà una mano. Se non l’hai chiesto tu, lascia stare: da qui non si apre nulla di ciò che è sigillato, e chi gestisce questo server può cercare il motivo.",
    offline: "Aspetta una connessione e continua da sé.",
    importOpen: "Aspetta che l’importazione iniziata sia finita o annullata. Guarda sotto “I tuoi dati”.",
    otherTab: "Se ne occupa un’altra scheda di questo browser.",
    failed: "Si è fermato un momento. Niente è perduto, e puoi farlo continuare.",
    stuck:
      "{count, plural, one {Le parole di un elemento non si aprono} other {Le parole di # elementi non si aprono}} con la tua chiave, perciò non si può ancora finire. Restano come sono.",
    goOn: "Continua",
    sealed: "Le tue parole sono sigillate",
    sealedHint: "Ora nessuno tranne te può leggerle.",
    opened: "Le tue parole sono di nuovo aperte",
    openedHint: "La frase segreta e il kit non servono più.",
    rotated: "La nuova chiave è al suo posto",
    rotatedHint: "La frase segreta, il kit e le passkey di prima non aprono più nulla.",
  },
  sealed: {
    title: "Le tue parole sono sigillate",
    what: "Nessuno tranne te può leggere le tue note e i tuoi nomi. Qui c’è ciò che li apre; il server non ne conosce nulla.",
    list: "Che cosa apre le tue parole",
    passphrase: "Frase segreta",
    kit: "Kit di soccorso",
    since: "dal {day}",
    change: "Cambia",
    changePassphrase: "Cambia la frase segreta",
    newKit: "Nuovo kit",
    check: "Controlla il kit",
    passkeyHint:
      "Con una passkey sblocchi le tue parole con l’impronta, il volto o il blocco di un dispositivo. Si aggiunge alla frase segreta e al kit, e non li sostituisce mai.",
  },
  proof: {
    what: "Prima la frase segreta o il kit di soccorso, perché qui nasce un altro modo di aprire le tue parole.",
  },
  change: {
    title: "Una nuova frase segreta",
    save: "Salva la frase segreta",
    busy: "Salvataggio…",
    saved: "Nuova frase segreta",
    savedHint: "Da ora apre le tue parole, e quella di prima non più.",
    learned:
      "Se pensi che qualcuno conosca quella di prima, crea poi anche una nuova chiave, sotto “Una nuova chiave”.",
    failed: "Non è stato possibile salvarla. Vale ancora quella di prima.",
  },
  newKit: {
    title: "Un nuovo kit di soccorso",
    save: "Usa questo kit",
    saved: "Nuovo kit di soccorso",
    savedHint: "Quello di prima non apre più nulla. Puoi buttarlo via.",
    failed: "Non è stato possibile salvarlo. Vale ancora il kit di prima.",
  },
  checkKit: {
    title: "Controlla il tuo kit",
    what: "Scrivi il codice del kit. Viene confrontato qui, nel tuo browser, e non va da nessuna parte.",
    check: "Controlla",
    right: "È il kit giusto",
    rightHint: "Rimettilo dove lo hai trovato.",
    wrong: "È un kit, ma non quello che ora apre le tue parole. Forse uno più recente lo ha sostituito.",
  },
  passkey: {
    title: "Una passkey per le tue parole",
    what: "Il tuo dispositivo può chiedere due volte: una per creare la passkey e una per usarla.",
    added: "Passkey aggiunta",
    addedHint: "Da ora “{name}” sblocca le tue parole.",
    cannot:
      "Questa passkey non può sbloccare parole: al tuo dispositivo o al browser manca ciò che serve. Puoi rimuoverla dal dispositivo. La frase segreta funziona ovunque.",
    failed: "Non è stato possibile aggiungere la passkey. Non è cambiato nulla.",
    removeHint: "Non sbloccherà più le tue parole. La frase segreta e il kit sì.",
    removedHint: "Non sblocca più le tue parole.",
  },
  yearly: {
    what: "Lo hai creato il {day}. Basta un’occhiata: è dove pensi, e si legge bene?",
    here: "Sì, è qui",
    thanks: "Buono a sapersi",
    thanksHint: "La domanda torna tra un anno.",
  },
  rotate: {
    title: "Una nuova chiave",
    what: "Nel caso che qualcuno conosca la tua frase segreta, abbia trovato il kit o preso un dispositivo su cui le tue parole erano sbloccate: tutte le tue parole vengono sigillate di nuovo, con una nuova chiave. La frase segreta, il kit e le passkey di prima, dopo, non aprono più nulla.",
    begin: "Crea una nuova chiave",
    kept: "Puoi tenere la frase segreta se la conosci solo tu. Il kit è sempre nuovo, e le passkey si aggiungono di nuovo dopo.",
    start: "Sigilla con la nuova chiave",
    begun: "La nuova chiave è all’opera",
    begunHint: "Tieni la frase segreta o il kit di prima finché non è tutto fatto.",
    failed:
      "Per ora non è stato possibile cominciare. Le tue parole sono ancora sigillate con la chiave di prima.",
  },
  unseal: {
    title: "Riapri le tue parole",
    what: "Le tue parole tornano su questo server come prima, e chi lo gestisce può leggerle. La frase segreta, il kit e le passkey non servono più.",
    begin: "Apri le mie parole",
    sure: "Riaprire le tue parole?",
    keep: "Lasciale sigillate",
    failed: "Per ora non è stato possibile cominciare. Le tue parole sono ancora sigillate.",
    begun: "Le tue parole vengono aperte",
    locked: "Per riaprirle, prima sblocca le tue parole su questo dispositivo.",
  },
};
