import type { whatRuns } from "../en/what-runs.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof whatRuns> = {
  title: "Ce qui tourne ici",
  introduction:
    "Le code de ces pages scelle et ouvre les mots, et c’est ton serveur qui le donne. Ici, tu vois quel code ton navigateur a reçu, et comment savoir si c’est celui qui a été publié.",
  version: {
    title: "L’empreinte de cette version",
    text: "Une seule valeur représente les {count, number} fichiers. Si une seule lettre d’un seul fichier était différente, cette valeur en serait une autre.",
    copy: "Copier l’empreinte",
    copied: "Empreinte copiée",
    copiedHint: "Compare-la avec celle qui a été publiée avec la version.",
    list: "L’empreinte de chaque fichier",
  },
  files: {
    title: "Les fichiers correspondent-ils à la liste ?",
    comparing: "Comparaison des fichiers",
    page: "{count, plural, one {Le fichier de code à l’œuvre dans cette page est conforme} other {Les # fichiers de code à l’œuvre dans cette page sont conformes}} à la liste.",
    all: "{count, plural, one {Le fichier de cette version est conforme} other {Les # fichiers de cette version sont conformes}} à la liste.",
    checkAll: "Comparer tous les fichiers",
    checkAllHint: "Environ 9 Mo, y compris ce dont cette page n’a pas besoin.",
    other: "Non conformes à la liste :",
    unlisted: "À l’œuvre ici, mais sur aucune liste :",
    missing: "Non reçus :",
    ownCode: "La page elle-même contient du code. Les pages de ce produit n’en contiennent jamais.",
    whatToDo:
      "Après une mise à jour, une page plus ancienne peut encore être à l’œuvre : recharge-la et compare de nouveau. Si rien ne change, ne déverrouille pas tes mots ici, et demande à la personne qui gère ce serveur.",
  },
  compare: {
    title: "Comment comparer",
    published: "Compare l’empreinte, lettre par lettre, avec celle qui a été publiée avec cette version.",
    outside: "Mieux : fais-la demander par un autre ordinateur, sur un autre réseau.",
    source:
      "Le mieux : toute personne qui a le code source de cette version la construit et compare chaque fichier de ce serveur.",
  },
  limits: {
    title: "Ce que cette page ne peut pas savoir",
    text: "Cette page vient du même serveur. S’il veut nuire, il peut donner une fausse page, ou un autre code pour toi seulement, ou un autre jour. C’est pourquoi seule compte une comparaison de l’extérieur, et c’est pourquoi une seule ne vaut pas pour toujours.",
  },
  noList:
    "Ce serveur n’a pas de liste d’empreintes : son code n’a pas été construit comme une version publiée.",
  noHashes:
    "Les navigateurs ne calculent des empreintes qu’en https ou sur localhost. Ce que dit cette page reste vrai.",
  outOfReach: "La liste n’est pas arrivée. Le serveur est-il à portée ?",
};
