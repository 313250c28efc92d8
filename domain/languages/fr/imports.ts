import type { imports } from "../en/imports.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof imports> = {
  title: "Import",
  heading: "Apporter un journal",
  backToData: "Revenir à tes données",
  outOfReach: "Ton univers est hors de portée en ce moment. Tout ce qu’il contient est gardé.",
  entries: "{count, plural, one {# entrée} other {# entrées}}",
  back: "Retour",
  previous: "Précédent",
  next: "Suivant",
  page: "{from, number} à {to, number} sur {all, number}",

  section: {
    introduction:
      "Des années d’un autre journal deviennent des étoiles de ce ciel, jusqu’à {most, number} en tout. Tu vois ce qui a été trouvé et ce que cela devient avant tout ajout.",
    onItsWay: "Un import est en cours.",
    goToIt: "Voir l’import",
  },

  chooser: {
    choose: "Choisir un fichier",
    chooseAnother: "Choisir un autre fichier",
    hint: "<drop>Ou dépose-le ici. </drop>Il est lu dans ton navigateur et n’en sort jamais en entier.",
  },

  readable: {
    title: "Quels fichiers peuvent être lus",
    moodUniverse: "JSON ou CSV",
    daylio: "CSV, ou une sauvegarde (.daylio)",
    stateOfMind: "JSON ou CSV de l’application Health Auto Export",
    dayOne: "JSON dans un ZIP",
    else: "Tout le reste",
    elseFile: "un tableau en CSV ; tu indiques à quoi correspond chaque colonne",
  },

  sources: {
    moodUniverseJson: "Mood Universe, tout en JSON",
    moodUniverseCsv: "Mood Universe, tableau",
    daylioCsv: "Daylio, tableau",
    daylioBackup: "Daylio, sauvegarde",
    stateOfMind: "État d’esprit, via Health Auto Export",
    table: "Un tableau à toi",
  },

  reading: { title: "Lecture de ton fichier", text: "Il reste dans ton navigateur." },
  refused: "Ce fichier ne peut pas être lu",

  columns: {
    title: "À quoi correspond chaque colonne ?",
    text: "Voici les premières lignes du fichier {file}. Seule la date est nécessaire.",
    rows: "Les premières lignes",
    unnamed: "Colonne {number, number}",
    none: "Aucune",
    date: "Date",
    time: "Heure",
    timeHint: "Si elle n’est pas à côté de la date.",
    mood: "Humeur",
    intensity: "Intensité",
    intensityHint: "Un nombre de 1 à 10.",
    notes: "Notes",
    tags: "Étiquettes",
    dateHas: "La date indique",
    dayFirst: "D’abord le jour",
    monthFirst: "D’abord le mois",
    yearFirst: "L’année d’abord",
    separator: "Séparateur entre plusieurs humeurs ou étiquettes d’une cellule",
    nothing: "Rien",
    read: "Lire",
  },

  letters: {
    title: "Peux-tu lire ces lignes ?",
    text: "{file} ne dit pas ce que ses lettres signifient. Choisis les langues avec lesquelles ces lignes sont justes.",
    encoding: "Lettres des langues",
    option: "{languages} ({encoding})",
    lines: "Les premières lignes avec de telles lettres",
  },

  order: {
    title: "De quels jours s’agit-il ?",
    text: "Rien dans {file} n’indique quelle partie des dates vient en premier.",
    means: "{date} signifie",
  },

  found: {
    title: "Ce qui a été trouvé",
    facts: {
      file: "Fichier",
      from: "Source",
      entries: "Entrées",
      time: "Période",
      moods: "Humeurs",
      tags: "Étiquettes",
      measured: "Mesuré",
    },
    tooMuch:
      "Un univers a de la place pour {most, plural, one {# étoile} other {# étoiles}}. Le tien a encore de la place pour {room, number}, et ce fichier a {entries, plural, one {# entrée} other {# entrées}}. Rien n’a été envoyé.",
    nothing: "Il n’y a rien dans ce fichier qui puisse devenir une étoile.",
    nothingSent:
      "Un univers contient au plus {most, plural, one {# étoile} other {# étoiles}}. Rien n’est envoyé avant que tu appuies sur « Importer ».",
    nothingSentOrRestored:
      "Un univers contient au plus {most, plural, one {# étoile} other {# étoiles}}. Rien n’est envoyé avant que tu appuies sur « Tout rétablir » ou sur « Importer ».",
    whole: "C’est un univers entier, et le tien n’a pas encore d’étoiles.",
    restoreText:
      "Tout rétablir : étoiles, corbeille, étiquettes, constellations, tes propres émotions, relevés, activités, profil, avatar et paramètres. Le nom de ton univers et ta façon de te connecter restent comme ils sont. Les rappels restent désactivés jusqu’à ce que tu les actives.",
    restore: "Tout rétablir",
    starsOnly: "N’apporter que les étoiles",
    seeSky: "Voir le ciel à venir",
    chooseFeelings: "Choisir les émotions",
  },

  timeZone: {
    label: "Fuseau horaire",
    hint: "{count, plural, one {# entrée indique une heure sans dire où.} other {# entrées indiquent une heure sans dire où.}} Choisis l’endroit où tu vivais surtout à l’époque.",
  },

  problems: {
    skipped: "{skipped, number} {skipped, plural, one {reste} other {restent}} de côté",
    changed: "{changed, number} {changed, plural, one {est modifiée} other {sont modifiées}}",
    skippedAndChanged:
      "{skipped, number} {skipped, plural, one {reste} other {restent}} de côté, {changed, number} {changed, plural, one {est modifiée} other {sont modifiées}}",
    save: "Enregistrer cette liste",
    row: "Ligne {number, number}",
    entry: "Entrée {number, number}",
    file: "Fichier",
    line: "{place} : {problem}",
  },

  match: {
    title: "Ce que cela devient",
    remembered: "Ce sont tes réponses de la dernière fois. Change ce que tu veux.",
    suggested:
      "Ce sont des suggestions. Change ce qui ne convient pas ; tes réponses sont gardées sur cet appareil pour la prochaine fois.",
    longNotes:
      "{entries, plural, one {# entrée} other {# entrées}} avec une note de plus de {most, number} caractères",
    inSecondStar: "Dans une deuxième étoile",
    cutIt: "La couper et le signaler",
    manyTags:
      "{entries, plural, one {# entrée} other {# entrées}} avec plus de {most, number} étiquettes : garder",
    firstTags: "Les premières",
    mostUsedTags: "Les plus utilisées",
    leftOut: "Laissé de côté",
    leaveOut: "Laisser de côté",
    showMore: "En afficher {count, number} de plus sur {all, number}",
  },

  moods: {
    title: "Humeurs",
    open: "{count, plural, one {# humeur n’a pas encore d’émotion. Sans émotion, ses entrées restent de côté.} other {# humeurs n’ont pas encore d’émotion. Sans émotion, leurs entrées restent de côté.}}",
    without: "Entrées sans humeur",
    withoutText:
      "{count, plural, one {# entrée} other {# entrées}} sans humeur. Choisis une émotion pour toutes ; chaque étoile peut être modifiée plus tard dans ton journal.",
    starByStar: "Choisir étoile par étoile",
  },

  feeling: {
    makeOwn: "En faire une émotion à toi",
    ownTitle: "« {name} » comme émotion à toi",
    useOwn: "Utiliser cette émotion",
    choose: "Choisir une émotion",
    intensity: "{intensity, number}<more> sur {most, number}</more>",
    question: "Qu’est-ce que « {name} » ?",
    hint: "Choisis ce qui s’en approche le plus.",
    label: "Émotion",
    intensityLabel: "Intensité",
    done: "Terminé",
  },

  tags: {
    title: "Étiquettes",
    leaveAllOut: "Tout laisser de côté",
    yourTag: "Ton étiquette",
    newTag: "Nouvelle étiquette",
    tooMany:
      "Un univers peut avoir {most, number} étiquettes. Avec celles-ci, il y en aurait {count, number} : laisses-en quelques-unes de côté.",
    tooLong:
      "{count, plural, one {# nom dépasse les {most, number} caractères d’une étiquette. Appuie dessus pour choisir un autre nom.} other {# noms dépassent les {most, number} caractères d’une étiquette. Appuie dessus pour choisir un autre nom.}}",
    label: "Étiquette",
    use: "Utiliser cette étiquette",
    make: "Créer une étiquette",
    haveIt: "Tu as déjà cette étiquette.",
    isNew: "Une nouvelle étiquette. Choisis plutôt l’une des tiennes ci-dessous, si tu veux.",
    yourTags: "Tes étiquettes",
  },

  measured: {
    title: "Ce qui a été mesuré",
    text: "En plus des humeurs, ce fichier contient des nombres. Ce que tu actives devient un suivi à toi, avec ses relevés ; rien d’autre n’est pris.",
    see: "Voir les mesures",
    list: "Dans le fichier",
    seriesAndValues: "{count, number} avec {values, plural, one {# valeur} other {# valeurs}}",
    values: "{count, plural, one {# valeur} other {# valeurs}}, {dates}",
    takeAll: "Tout prendre",
    joins: "Rejoint ton suivi « {name} »",
    becomes: "Nouveau : {kind}",
    becomesUnit: "Nouveau : {kind} ({unit})",
    becomesScale: "Nouveau : {kind} de {min, number} à {max, number}",
    tooMany:
      "Un univers peut avoir {most, number} suivis. Avec ceux-ci, il y en aurait {count, number} : désactives-en.",
    question: "Que devient « {name} » ?",
    numbers: "Ses nombres vont de {lowest, number} à {highest, number}.",
    haveIt: "Tu as un suivi de ce nom : les valeurs le rejoignent.",
    replace: "Remplacer les relevés déjà présents",
    replaceHint:
      "Là où le fichier a une autre valeur pour le même jour ou la même minute, elle prend la place de la tienne. Sinon, ce que tu as noté reste tel quel.",
    isNew: "Un nouveau suivi.",
    timeUnit: "Le fichier l’indique en",
    unitsOfTime: { h: "Heures", min: "Minutes", s: "Secondes" },
    readings: "{summary} Relevés : {count, number}.",
    replacedReadings: "{summary} Relevés remplacés : {count, number}.",
    knownReadings: "{summary} Relevés déjà présents : {count, number}.",
    trackers: "{summary} Nouveaux suivis : {count, number}.",
    feelings: "{summary} Émotions à toi : {count, number}.",
    tooManyReadings:
      "Cela ferait {readings, plural, one {# relevé} other {# relevés}}. Un univers a de la place pour {most, number}, et le tien pour {room, number} de plus. Rien n’a été envoyé.",
    sent: "{sent, number} sur {all, number} entrées et relevés",
    undoes:
      "Les relevés, suivis et émotions venus avec partent aussi, sauf si tu les as modifiés ou utilisés depuis. Les relevés qu’il a remplacés redeviennent ce qu’ils étaient.",
  },

  changes: {
    title: "Ce qui a changé",
    text: "Ces entrées du fichier ressemblent à des étoiles de ton ciel, avec une autre heure ou une autre humeur. Choisis ce qu’elles deviennent.",
    all: "Pour toutes",
    choice: "L’entrée du {date}",
    correct: "Corriger l’étoile",
    keep: "Garder l’étoile telle quelle",
    add: "Ajouter une autre étoile",
    inSky: "Dans ton ciel",
    inFile: "Dans le fichier",
    see: "Voir ce qui a changé",
    corrected: "{summary} Étoiles corrigées : {count, number}.",
    undoes:
      "Les étoiles que cet import a corrigées redeviennent ce qu’elles étaient, sauf si elles ont été modifiées depuis.",
  },

  preview: {
    title: "Ton ciel à venir",
    picture: "Le ciel à venir",
    pictureOf: "Le ciel à venir, avec {count, plural, one {# étoile} other {# étoiles}}",
    workingOut: "Calcul du ciel…",
    nothing: "Avec ces réponses, rien ne devient une étoile. Reviens en arrière et choisis une émotion.",
    stars: "{stars, plural, one {# étoile} other {# étoiles}}, {dates}.",
    starsAndTags:
      "{stars, plural, one {# étoile} other {# étoiles}} et au plus {tags, number} étiquettes, {dates}.",
    besides: "{summary} Elles rejoignent les {count, number} de ton ciel.",
    tooMuch:
      "Cela ferait {stars, plural, one {# étoile} other {# étoiles}}. Un univers a de la place pour {most, plural, one {# étoile} other {# étoiles}}, et le tien pour {room, number} de plus. Rien n’a été envoyé.",
    undoable:
      "Tu peux défaire l’import pendant 30 jours. Si tu apportes le même fichier plus tard, seul ce qui est nouveau sera ajouté.",
    import: "Importer",
  },

  sending: {
    title: "Tes étoiles arrivent",
    text: "Pendant ce temps, tu peux aller sur d’autres pages. Si tu fermes cet onglet, l’import continue à ton retour ici.",
    storing: "Préparation",
    finishing: "Mise en place de ton ciel",
    sent: "{sent, number} sur {all, plural, one {# entrée} other {# entrées}}",
    begun: "L’import a commencé",
    percent: "{percent, number} pour cent",
    cancel: "Annuler l’import",
    busy: "Ton univers demande une courte pause. L’import reprend tout seul dans un instant.",
    outOfReach:
      "Ton univers est hors de portée en ce moment. Ce qui est arrivé est gardé, et l’import reprendra dès que possible.",
    tryNow: "Essayer maintenant",
    signedOutReason: "Reconnecte-toi et ouvre « Tes données » : ton import reprend là où il en était.",
  },

  stopped: {
    title: "L’import s’est arrêté",
    why: {
      open: "Un import vers cet univers est ouvert sur un autre appareil ou dans un autre onglet. Laisse-le se terminer, ou annule-le et continue ici. Rien de ce fichier n’a encore été ajouté.",
      full: "Ton univers n’a pas de place pour toutes ces étoiles. Rien de ce fichier n’a été ajouté.",
      room: "Il n’y a pas de place pour tout. Ce qui est arrivé est gardé pendant un jour, et ses étoiles ne sont pas encore dans ton ciel : fais de la place et continue, ou retire-le.",
      closed:
        "Cet import a pris fin sur le serveur : il a été annulé, ou il est resté ouvert plus d’un jour. Rien n’en a été ajouté. Relance-le, et tout sera envoyé de nouveau.",
      lost: "Ce navigateur a perdu les entrées qui restaient à envoyer. Choisis de nouveau le même fichier : rien n’est ajouté deux fois.",
      refused:
        "Ton univers n’a pas accepté ces entrées. Rien de ce fichier n’a été ajouté, et tout le reste est comme avant.",
    },
    cancelOther: "Annuler l’autre et continuer ici",
    startAgain: "Relancer",
    chooseAgain: "Choisir de nouveau le fichier",
    goOn: "Continuer",
    takeBack: "Le retirer",
    notNow: "Pas maintenant",
  },

  sealedFile: {
    title: "Ce fichier est scellé",
    text: "Ses mots s’ouvrent avec la phrase secrète ou le kit de secours valables lors de l’enregistrement. Ce que tu saisis reste dans ce navigateur.",
    field: {
      label: "Phrase secrète ou kit de secours",
      show: "Afficher la saisie",
      hide: "Masquer la saisie",
    },
    open: "Ouvrir le fichier",
    opening: "Ouverture…",
    empty: "Saisis d’abord la phrase secrète ou le kit.",
    wrong: "Ce n’est ni la phrase secrète ni le kit de ce fichier. Tu peux réessayer.",
    damaged: "Ce qui ouvre ce fichier est abîmé.",
    http: "Les navigateurs n’ouvrent les fichiers scellés qu’en https.",
    keepsSeal:
      "Tes mots restent scellés ici : la phrase secrète et le kit du fichier les ouvrent désormais. Si quelqu’un d’autre a créé ce fichier, cette personne peut aussi ouvrir ce que tu écris ici : fais alors ensuite une nouvelle clé, sous « Mots scellés ».",
    getsSealed: "Tes mots sont scellés ici aussi, avec la clé de ton univers.",
    getsPlain: "Ton univers n’est pas scellé : la personne qui gère ce serveur peut lire ce que tu apportes.",
    notProved: "Ton identité n’a pas été confirmée ; rien n’a donc été rétabli.",
  },
  restoring: {
    title: "Rétablissement de ton univers",
    text: "Si tu fermes cet onglet, choisis de nouveau le même fichier : le reste suivra.",
    progress: "Étoiles, étiquettes et activités",
    unreadableParts: "Ce fichier a des parties illisibles ; il ne peut donc pas être rétabli en entier.",
    brokenRule:
      "Rien n’a été rétabli, car le fichier contient, à {place}, quelque chose qu’un univers ne peut pas accueillir. {rule}",
    outOfReach:
      "Ton univers est hors de portée en ce moment. Ce qui est arrivé est gardé ; réessaie dans un instant.",
    doneTitle: "Ton univers est de retour",
    doneText: "Tout ce que contient le fichier est de nouveau là.",
    seeIt: "Le voir",
  },

  done: {
    measuredTitle: "Tes relevés sont là",
    seeTrackers: "Voir tes suivis",
    title: "Elles sont dans ton ciel",
    allKnown: "Tu les as déjà toutes",
    added: "{count, plural, one {# étoile est arrivée.} other {# étoiles sont arrivées.}}",
    known:
      "{count, plural, one {# étoile de ce fichier était déjà là.} other {# étoiles de ce fichier étaient déjà là.}}",
    addedAndKnown:
      "{added, plural, one {# étoile est arrivée.} other {# étoiles sont arrivées.}} {known, plural, one {# étoile de ce fichier était déjà là.} other {# étoiles de ce fichier étaient déjà là.}}",
    see: "Les voir dans le ciel",
    undo: "Défaire cet import",
    another: "Apporter un autre fichier",
    undoable: "Tu peux le défaire pendant 30 jours, ici ou plus tard dans « Tes données ».",
  },

  earlier: {
    title: "Imports précédents",
    showAll: "Tout afficher ({count, number})",
    undo: "Défaire",
    undoNamed: "Défaire l’import du fichier {file}",
    cancel: "L’annuler",
    cancelNamed: "Annuler l’import du fichier {file}",
    open: "{source}. Commencé le {date} et pas terminé ; aucune de ses étoiles n’est encore visible.",
    cancelled: "{source}. Annulé le {date}.",
    undone: "{source}. Défait le {date}.",
    kept: "{source}. {count, plural, one {# étoile} other {# étoiles}} le {date}.",
  },

  undo: {
    title: "Défaire cet import ?",
    keep: "Le garder",
    undo: "Défaire l’import",
    removing: "Retrait…",
    text: "{count, plural, one {L’étoile venue de <file>{name}</file> sera supprimée, avec les étiquettes qu’aucune autre étoile ne porte.} other {Les # étoiles venues de <file>{name}</file> seront supprimées, avec les étiquettes qu’aucune autre étoile ne porte.}} Les étoiles que tu as modifiées depuis restent. Tu peux importer le fichier de nouveau.",
    tooLate: "Cet import a plus de 30 jours ; ses étoiles restent donc.",
    failed:
      "L’import n’a pas pu être défait, car ton univers est hors de portée en ce moment. Réessaie dans un instant.",
    done: "L’import est défait",
    doneText: "Ton ciel est de nouveau comme il était sans lui.",
  },
};
