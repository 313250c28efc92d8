import type { yourData } from "../en/your-data.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof yourData> = {
  title: "Tes données",
  introduction:
    "Ce que tu écris ici est à toi. Emporte tout, ou une partie, quand tu veux : ton navigateur crée le fichier, et il ne va que dans tes téléchargements. Et apporte ce que tu as écrit ailleurs.",
  back: "Revenir à tes données",
  outOfReach: "Ton univers est hors de portée en ce moment. Tout ce qu’il contient est gardé.",
  withNotes: "Avec les notes",
  withNotesHint: "Désactive pour n’emporter que les émotions, les heures et les étiquettes.",

  formats: {
    title: "Emporter",
    save: "Enregistrer",
    open: "Ouvrir",
    json: {
      title: "Tout, en JSON",
      text: "Étoiles, corbeille, étiquettes, constellations, tes propres émotions, relevés, activités, profil, avatar et heures des rappels : une copie complète, pour toi et pour d’autres programmes.",
      save: "Tout enregistrer en JSON",
    },
    partAsJson: {
      title: "Ce que tu as choisi, en JSON",
      text: "Les étoiles que tu as choisies, avec leurs étiquettes et leurs constellations, ton profil et ton avatar.",
      save: "Enregistrer ta sélection en JSON",
    },
    sealed: {
      title: "Tout, scellé",
      text: "Une copie complète où tes mots restent scellés. Ta phrase secrète ou ton kit de secours l’ouvre, ici ou dans une page qui n’a pas besoin de réseau : garde cette page à côté du fichier.",
      save: "Tout enregistrer scellé",
      page: "Enregistrer la page qui l’ouvre",
      later: "Pendant que tes mots changent de clé ou sont ouverts, aucune copie scellée ne peut être faite.",
    },
    plain: {
      title: "L’enregistrer lisible par tout le monde ?",
      text: "Ce fichier n’est pas scellé : toute personne qui l’a peut en lire chaque mot, sur cet appareil et partout où tu l’emportes.",
      act: "L’enregistrer lisible",
    },
    csv: {
      title: "Tableau, en CSV",
      text: "Une ligne par étoile, pour n’importe quel tableur. Rien n’y peut s’exécuter comme une formule.",
      save: "Enregistrer le tableau en CSV",
    },
    readings: {
      title: "Ce que tu as mesuré, en CSV",
      text: "Une ligne pour chaque relevé de tes suivis, quelles que soient les étoiles choisies.",
      save: "Enregistrer ce que tu as mesuré en CSV",
    },
    markdown: {
      title: "Pages, en Markdown",
      text: "Du texte simple, un fichier par mois, encore lisible dans cinquante ans.",
      save: "Enregistrer les pages en Markdown",
    },
    report: {
      title: "Sur papier, pour quelqu’un de confiance",
      text: "Un rapport de ces étoiles, que ton navigateur imprime ou enregistre en PDF.",
      open: "Ouvrir le rapport",
    },
  },

  status: {
    making: "Préparation de ton fichier",
    saved: "Enregistré sous <file>{name}</file>. Il est dans tes téléchargements.",
    outOfReach:
      "Le fichier n’a pas pu être créé, car ton univers est hors de portée en ce moment. Rien n’est perdu ; réessaie dans un instant.",
    failed: "Le fichier n’a pas pu être créé. Rien n’est perdu ; recharge la page et réessaie.",
  },

  room: {
    title: "La place qu’il prend",
    used: "{used} sur {most}",
    text: "Chaque lettre que tu écris prend de la place, et chaque étoile, mesure ou nom un peu plus.",
    nearlyFull:
      "Il reste peu de place. Raccourcis de longues notes, ou supprime des étoiles pour toujours dans la corbeille, pour en faire.",
    outOfReach: "La place que prend ton univers ne peut pas être lue pour le moment.",
    parts: {
      notes: "Notes",
      stars: "Étoiles, sans leurs notes",
      readings: "Ce que tu as mesuré",
      imports: "Ce que les imports gardent en mémoire, pour que rien n’arrive deux fois",
      practice: "Exercices et quiz",
      rest: "Étiquettes, émotions, constellations et liens, et traces de ce que tu as supprimé",
    },
  },

  leaving: {
    title: "Partir",
    text: "Tu peux supprimer toi-même ton univers, avec tout ce qu’il contient. La page suivante dit ce que cela signifie avant toute suppression.",
    delete: "Supprimer mon univers",
  },

  deletion: {
    whatIsDeleted: "Ce qui sera supprimé avec « {universe} »",
    stars:
      "{count, plural, one {# étoile} other {# étoiles}}, et celles de la corbeille, avec toutes les notes",
    everyStar: "Chaque étoile, aussi dans la corbeille, avec toutes les notes",
    tags: "{count, plural, one {# étiquette} other {# étiquettes}}",
    yourTags: "Tes étiquettes",
    constellations: "Tes constellations, tes comparaisons, tes rappels et chaque lien qui montre ton ciel",
    activities: "Tes réponses au quiz, tes exercices et tes labyrinthes",
    avatar: "Ton avatar, tes réussites et ton profil",
    accountWith: "Ton compte avec {email}",
    account: "Ton compte",
    byName:
      "Ton univers se ferme aussitôt, partout où il est ouvert, et il est supprimé après sept jours. Comme son nom seul l’ouvre, toute personne qui le connaît pourrait le demander : jusque-là, tu peux l’ouvrir par son nom et choisir de le garder, avec tout ce qu’il contient.",
    atOnce: "C’est immédiat et irréversible. Partout où ton univers est ouvert, il se ferme.",
    atOnceWithMail:
      "C’est immédiat et irréversible. Partout où ton univers est ouvert, il se ferme. Tu reçois un dernier e-mail qui le confirme.",

    saveFirst: {
      title: "Emporte-le d’abord",
      text: "Un seul fichier contient tout. Il peut faire revenir ton univers plus tard, ici ou sur n’importe quel autre Mood Universe.",
      otherFormats: "Autres formats",
    },

    title: "Le supprimer",
    name: "Le nom de ton univers",
    nameHint: "Saisis « {universe} » exactement comme il est écrit ici.",
    signInAgainText:
      "Tu n’as pas de mot de passe ici. Pour montrer que c’est bien toi, connecte-toi avec ton fournisseur, puis reviens sur cette page dans les dix minutes.",
    signInAgain: "Se reconnecter",
    deleting: "Suppression…",
    nothingDeleted: "Rien n’a été supprimé",
    wrongName: "Ce n’est pas le nom de ton univers.",
    passwordMissing: "Saisis ton mot de passe.",
    failed: "Ton univers n’a pas pu être supprimé. Réessaie.",
  },

  report: {
    trackers: {
      title: "Ce qui a été mesuré",
      about:
        "{by, select, week {Une ligne pour chaque suivi, avec un point par semaine de ce rapport. Un vide est une semaine sans relevé.} other {Une ligne pour chaque suivi, sur les jours de ce rapport. Un vide est un jour sans relevé.}}",
      choose: "Suivis dans le rapport",
      facts: "De {lowest} à {highest}, {mean} en moyenne, sur {days, plural, one {# jour} other {# jours}}",
      alike: "{value} sur {days, plural, one {# jour} other {# jours}}",
      yesDays: "{yes, number} sur {days, plural, one {# jour} other {# jours}}",
    },
    title: "Rapport d’humeur",
    empty: "Il n’y a pas d’étoile dans ce rapport. Reviens en arrière et choisis d’autres étoiles.",
    chooseOthers: "Choisir d’autres étoiles",
    noStar: {
      title: "Le rapport attend ta première étoile",
      text: "Note une humeur dans ton ciel. Tu pourras imprimer ici ce que tu as écrit.",
    },
    print: "Imprimer ou enregistrer en PDF",
    layingOut: "Mise en page",
    heading: "{name}, {dates}",
    notesWith: "Notes avec « {words} »",
    onlyThese: "Seulement ces étoiles : {conditions}.",
    about:
      "Ceci est une auto-observation. {name} a choisi les émotions et écrit les notes dans Mood Universe, un journal privé. Ce n’est pas un bilan médical, et les jours sans entrée ne disent rien de ce qu’ils étaient.",
    summary:
      "{stars, plural, one {# étoile} other {# étoiles}} sur {lit, number} des {days, plural, one {# jour} other {# jours}} de la période. Beaucoup de personnes écrivent plus certains jours que d’autres.",
    days: "{count, plural, one {# jour} other {# jours}}",
    mostFeelings: "Émotions les plus fréquentes",
    mostTags: "Ce qui les accompagnait",
    dayByDay: "Jour après jour",
    feeling: "{feeling} {intensity}/10",
    twin: "{first} avec {second}",
    tags: " · {tags}",

    weather: {
      title: "Météo",
      about:
        "La moyenne des jours de {by, select, week {chaque semaine} other {chaque mois}} avec une entrée : agréable au-dessus de la ligne, désagréable au-dessous. Les barres au simple contour ont moins de trois jours. Le caractère agréable d’une émotion est une estimation propre à ce produit.",
      pleasant: "agréable",
      unpleasant: "désagréable",
      weekOf: "Semaine du {date}",
      table: "Météo par {by, select, week {semaine} other {mois}}, de −1 (désagréable) à 1 (agréable)",
      noEntry: "Aucune entrée",
      mean: "{mean}, {days, plural, one {# jour} other {# jours}}",
    },
  },

  farewell: {
    title: "Au revoir",
    tagline: "Au revoir, et merci",
    closed: "Ton univers est fermé",
    closedText:
      "Il sera supprimé le <time>{date}</time>. Jusque-là, tu peux l’ouvrir par son nom et choisir de le garder. Ce navigateur l’a déjà oublié.",
    deleted: "Ton univers est supprimé",
    deletedText:
      "Chaque étoile, note et réponse a disparu du serveur, et ce navigateur a oublié ce qu’il en gardait.",
    takeCare:
      "Si tu as enregistré un fichier, il est dans tes téléchargements et peut tout faire revenir un jour. Prends bien soin de toi.",
    toFirstPage: "Page d’accueil",
  },
};
