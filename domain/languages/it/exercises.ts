import type { exercises } from "../en/exercises.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof exercises> = {
  descriptions: {
    breathing: "Una figura di luce respira con te, in uno di quattro ritmi.",
    "sensory-orbit-training": "Una piccola domanda per ognuno dei tuoi sensi.",
    "stellar-focus-conditioner": "Quattro brevi esercizi per l’attenzione: segui, torna, cambia e conta.",
    "cosmic-trigger-resolution": "Tre momenti che pungono, e che cosa potresti fare in ciascuno.",
    "solar-warmth-journey": "Immagina una giornata al sole, in quattro scene. Scegli tu come va ognuna.",
    "stellar-focus": "Immagina una sola stella, e torna a lei quando la mente vaga.",
    "sensory-orbit": "Nota che cosa vedi, tocchi, senti, odori e gusti, proprio dove sei.",
    "gravity-grounding": "Senti il tuo peso, e il suolo che lo porta.",
    "solar-warmth": "Immagina un piccolo sole nel petto, e lascia che il suo calore si diffonda.",
    "moonlight-reflection": "Ripensa al tuo giorno con gentilezza, e lascialo finire.",
  },
  instructions: {
    breathing: {
      one: "Siediti o sdraiati in modo che la pancia possa muoversi liberamente.",
      two: "Segui la figura: inspira, trattieni, espira. Il numero conta i secondi.",
      three: "Se una pausa ti sembra troppo lunga, respira e basta, e riprendi al respiro successivo.",
    },
    sensoryOrbitTraining: {
      one: "Sei domande: una per ognuno dei cinque sensi, e una su come sta il corpo dentro.",
      two: "Fai un respiro prima di ogni risposta, poi tocca ciò che più si avvicina. Non c’è una risposta sbagliata.",
    },
    stellarFocusConditioner: {
      one: "Quattro esercizi di un minuto ciascuno. Il successivo comincia da solo.",
      two: "La mente vagherà, come quella di tutti. Quando te ne accorgi, torna e basta.",
    },
    cosmicTriggerResolution: {
      one: "Tre situazioni con quattro risposte ciascuna. Tocca quella che oggi ti somiglia di più.",
      two: "Dopo ognuna puoi leggere a che cosa tende a portare una risposta simile. È una riflessione su di te, non un test di salute.",
    },
    solarWarmthJourney: {
      one: "Quattro scene, dall’alba al tramonto. Leggile lentamente e immaginale.",
      two: "Resta in ogni immagine quanto vuoi. Poi scegli una risposta, e comincia la scena seguente.",
    },
  },
  steps: {
    stellarFocus: {
      one: "Siediti o sdraiati, come ti è comodo. Lascia che gli occhi si chiudano, o posa piano lo sguardo su un punto in basso.",
      two: "Immagina una sola stella in un cielo scuro. È piccola e ferma, e non ha fretta.",
      three: "Lascia che il respiro vada e venga da sé. A ogni inspiro, vedi la stella un po’ più chiara.",
      four: "I pensieri passeranno come nuvole sottili. Non serve scacciarli. Lasciali passare, e guarda la stella dietro di loro.",
      five: "Se per un po’ hai perso la stella, va bene. Torna a lei ogni volta che serve.",
      six: "Lascia svanire la stella, e nota di nuovo la stanza intorno a te. Muovi le dita, e apri gli occhi quando vuoi.",
    },
    sensoryOrbit: {
      one: "Mettiti comodamente dove sei. Lascia scendere un po’ le spalle, e guardati intorno lentamente.",
      two: "Trova cinque cose che puoi vedere. Valgono anche le piccole: un graffio, un filo, il bordo di un’ombra.",
      three:
        "Trova quattro cose che puoi sentire sulla pelle: una manica, il pavimento, la temperatura dell’aria, la tua mano.",
      four: "Trova tre cose che puoi udire, vicine o lontane.",
      five: "Trova due odori, o ricorda due profumi che ti piacciono.",
      six: "Trova un sapore. Poi nota tutto insieme: ciò che vedi, tocchi, senti, odori e gusti. Sei qui.",
    },
    gravityGrounding: {
      one: "Appoggia i piedi a terra. Se il corpo è disteso, sentilo tutto sul letto o sul suolo.",
      two: "Nota quanto pesi. Il suolo porta tutto il tuo peso, e non si stanca.",
      three:
        "Premi i piedi per un respiro, e lascia andare per un respiro. Altre due volte, con i tuoi tempi.",
      four: "Lascia che la mascella si faccia pesante, poi le braccia, poi le mani. Lasciale scendere quanto vogliono.",
      five: "Pensa a qualcosa che c’è da tanto tempo: una montagna, un vecchio albero, un muro di pietra. Per qualche respiro, stai immobile come lui.",
      six: "Senti ancora una volta il tuo peso. Quando ti alzi, il suolo sarà lì sotto ogni passo.",
    },
    solarWarmth: {
      one: "Strofina i palmi finché sono caldi, e posali dove ti fa bene: sul petto, sulla pancia o sulle guance.",
      two: "Immagina un piccolo sole al centro del petto. Brilla piano, come una stufa d’inverno.",
      three: "A ogni espiro, il suo calore va un po’ più in là: nelle spalle, lungo le braccia, nelle mani.",
      four: "Lascialo arrivare dove oggi senti freddo o tensione. Lì non deve cambiare nulla. Lascia solo che sia caldo.",
      five: "Pensa a qualcuno a cui farebbe bene un po’ di calore. Con la mente, mandagliene un po’ del tuo.",
      six: "Lascia che il calore si raccolga di nuovo nel petto. Puoi tornarci quando vuoi.",
    },
    moonlightReflection: {
      one: "Mettiti comodamente, come se il giorno fosse finito. Abbassa la luce, se puoi.",
      two: "Immagina la luna sopra acque calme. Per ora non devi risolvere nulla.",
      three:
        "Lascia scorrere il tuo giorno, dal mattino in poi, come un paesaggio dal treno. Non serve fermarsi.",
      four: "C’è stato un momento buono, anche piccolo? Restaci per qualche respiro.",
      five: "C’è stato un momento difficile? Pensa a te in quel momento con la gentilezza che avresti per una persona cara.",
      six: "Ripeti dentro di te, con parole tue, che questo è stato il tuo giorno, e che è bastato.",
      seven: "Lascia svanire la luna e l’acqua. Fai un respiro lento, e lascia che il giorno finisca.",
    },
  },
  closing: "L’esercizio è finito. Fai un respiro lento, e apri gli occhi quando vuoi.",
  techniques: {
    box: {
      name: "Respiro quadrato",
      description: "Quattro parti uguali, come i lati di un quadrato. Adatto per trovare un ritmo regolare.",
    },
    "4-7-8": {
      name: "Respiro 4-7-8",
      description:
        "Un inspiro breve, una lunga pausa e un espiro più lungo. Molte persone lo usano volentieri la sera.",
    },
    triangle: {
      name: "Respiro a triangolo",
      description: "Tre parti uguali, e nessuna pausa dopo l’espiro. Un modo dolce per cominciare.",
    },
    star: {
      name: "Respiro a stella",
      description: "Cinque parti lente, come le punte di una stella. Nell’ultima riposi e basta.",
    },
  },
  focus: {
    follow: {
      title: "Segui",
      description: "Una luce si muove da un punto all’altro. Seguila con gli occhi, e toccala dove si ferma.",
    },
    center: {
      title: "Torna",
      description:
        "Guarda la luce mentre si affievolisce. Quando ti accorgi che la mente ha vagato, tocca la luce, e tornerà a brillare. Accorgersene è tutto l’esercizio.",
    },
    switch: {
      title: "Cambia",
      description: "Sposta l’attenzione su ciò che viene nominato, e toccalo quando ci arrivi.",
    },
    count: {
      title: "Conta",
      description:
        "Tocca una volta a ogni espiro lento, e conta fino a dieci. Dopo dieci, ricomincia da uno.",
    },
  },
  senses: {
    touch: {
      prompt: "Nota che cosa tocca il tuo corpo in questo momento. Che cosa senti per primo?",
      options: {
        one: "Il suolo sotto i piedi",
        two: "Ciò che mi sostiene: una sedia, un letto",
        three: "Il tessuto sulla pelle",
        four: "L’aria sul viso o sulle mani",
      },
    },
    sound: {
      prompt: "Ascolta per un respiro o due, senza sforzo. Quale suono noti per primo?",
      options: {
        one: "Il mio respiro",
        two: "Un ronzio o un ticchettio in questa stanza",
        three: "Voci, passi o traffico più lontano",
        four: "C’è quasi silenzio",
      },
    },
    sight: {
      prompt: "Posa gli occhi su qualcosa vicino a te. Che cosa noti?",
      options: {
        one: "Un colore",
        two: "Una luce o un’ombra",
        three: "Una forma o un bordo",
        four: "Il buio, a occhi chiusi",
      },
    },
    smell: {
      prompt: "Inspira lentamente dal naso. Che odore senti?",
      options: {
        one: "Caffè, tè o cibo",
        two: "Sapone, tessuto o pelle",
        three: "Pioggia, terra o piante",
        four: "Niente di particolare",
      },
    },
    taste: {
      prompt: "Ora nota la bocca e la lingua. Che sapore senti?",
      options: {
        one: "Qualcosa che ho mangiato o bevuto",
        two: "Menta o dentifricio",
        three: "Ho la bocca asciutta, vorrei un po’ d’acqua",
        four: "Niente a cui so dare un nome",
      },
    },
    internal: {
      prompt: "Ora nota il petto e la pancia. Com’è dentro?",
      options: {
        one: "Sento una stretta",
        two: "Sento calore o peso",
        three: "Qualcosa freme o non trova pace",
        four: "C’è calma",
      },
    },
  },
  scenes: {
    dawn: {
      title: "Prima luce",
      description:
        "È presto, e nessuno ha ancora bisogno di te. A oriente il cielo passa dal grigio al rosa, e senti il primo calore sul viso.",
      ask: "Dove sei?",
      options: {
        one: "Su una spiaggia dalle onde lente",
        two: "Su una collina sopra una valle",
        three: "In un prato bagnato di rugiada",
        four: "A una finestra aperta, a casa",
      },
    },
    morning: {
      title: "Il calore sale",
      description:
        "Il sole sorge sull’orizzonte. Il suo calore scende dal viso alle spalle, al petto e alle mani aperte.",
      ask: "Dove ti fa più bene?",
      options: { one: "Sulle spalle", two: "Nel petto", three: "Nelle mani", four: "Nella pancia" },
    },
    noon: {
      title: "Pieno mezzogiorno",
      description:
        "Il sole è alto, e intorno a te tutto è chiaro e caldo. Puoi posare ciò che oggi hai portato con te.",
      ask: "Che cosa vorresti posare per un po’?",
      options: {
        one: "Una preoccupazione",
        two: "La mia stanchezza",
        three: "Qualcosa che non ho detto",
        four: "Niente, voglio solo stare qui",
      },
    },
    evening: {
      title: "Luce della sera",
      description:
        "Il sole scende, ma il suo calore resta: nelle pietre, nell’aria e in te. Puoi portarne un po’ a casa.",
      ask: "Che cosa porti con te?",
      options: {
        one: "Un po’ di calma",
        two: "Un po’ di coraggio",
        three: "Uno sguardo più gentile su di me",
        four: "Il colore di questa luce",
      },
    },
  },
  responses: {
    adaptive: {
      kind: "Adattiva",
      name: "trovare un’altra via",
      tendency:
        "Dire come ti senti e cercare un altro giorno spesso salva sia il programma sia la vicinanza.",
    },
    reactive: {
      kind: "Impulsiva",
      name: "sull’onda dell’emozione",
      tendency:
        "Sfogarsi subito dà sollievo, e una parola più calma dopo spesso dice meglio ciò che intendevi.",
    },
    constructive: {
      kind: "Costruttiva",
      name: "costruirci sopra",
      tendency: "Parlarne con la persona spesso rende più facile la volta dopo, per entrambi.",
    },
    avoidant: {
      kind: "Evitante",
      name: "tenere una distanza",
      tendency:
        "Metterlo da parte ti dà un po’ di riposo, e l’emozione spesso torna più tardi, quando forse c’è più spazio.",
    },
    assertive: {
      kind: "Assertiva",
      name: "stare dalla tua parte",
      tendency: "Dire con calma che cosa conta per te spesso ti fa ascoltare, senza litigare.",
    },
    aggressive: {
      kind: "Aggressiva",
      name: "difendere ciò che è tuo",
      tendency:
        "Reagire protegge qualcosa che conta per te, e gli altri spesso sentono prima la rabbia e dopo il motivo.",
    },
    passive: {
      kind: "Passiva",
      name: "mantenere la pace",
      tendency:
        "Minimizzare per ora mantiene la quiete, e ciò che volevi spesso resta inascoltato finché non lo dici.",
    },
    understanding: {
      kind: "Comprensiva",
      name: "lasciare spazio",
      tendency: "Pensare a ciò che l’altra persona forse sta vivendo spesso rende l’attesa più leggera.",
    },
    resilient: {
      kind: "Resiliente",
      name: "prima prenderti cura di te",
      tendency: "Lasciare che faccia male e trattarti con gentilezza spesso rende più leggero il passo dopo.",
    },
    flexible: {
      kind: "Flessibile",
      name: "cambiare rotta",
      tendency: "Fare altro di quel tempo spesso ti restituisce la serata.",
    },
    anxious: {
      kind: "Ansiosa",
      name: "cercare che cosa è andato storto",
      tendency:
        "Ripensarci mostra quanto ci tieni, e spesso rende più forte la preoccupazione, quindi una parola gentile verso di te può aiutare.",
    },
  },
  moments: {
    meeting: {
      heading: "Momento 1",
      scenario:
        "In una riunione, qualcuno del tuo gruppo presenta un’idea che gli avevi raccontato la settimana scorsa. Tutti annuiscono, e il tuo nome non compare.",
      avoidant: "Lascio correre e lo tengo per me",
      assertive: "Dico con calma che mi fa piacere che piaccia, e che ne avevamo parlato la settimana scorsa",
      aggressive: "Interrompo e dico a tutti di chi è l’idea",
      constructive: "Dopo gli parlo, perché la prossima volta ci nomini entrambi",
    },
    message: {
      heading: "Momento 2",
      scenario:
        "Hai scritto a una persona amica un messaggio lungo e sincero. È stato letto ieri, e non c’è ancora risposta.",
      anxious: "Lo rileggo ancora e ancora, cercando che cosa ho sbagliato",
      resilient: "Sento la fitta, faccio qualcosa di buono per me, e chiedo di nuovo tra qualche giorno",
      passive: "Scrivo “lascia stare, non era niente”, anche se era qualcosa",
      understanding: "Penso a come può essere la sua settimana, e le do tempo",
    },
    evening: {
      heading: "Momento 3",
      scenario:
        "Hai tenuto libera questa sera e l’hai aspettata tutto il giorno. Dieci minuti prima di uscire, salta tutto.",
      flexible: "Ne faccio una serata per qualcosa che mi mancava",
      reactive: "Scrivo quanto mi dà fastidio e premo invia",
      adaptive: "Dico che ci resto male, e propongo un altro giorno",
      avoidant: "Metto una serie e non ci penso",
    },
  },
};
