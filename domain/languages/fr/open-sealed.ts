import type { openSealed } from "../en/open-sealed.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof openSealed> = {
  title: "Ouvrir un journal scellé",
  introduction:
    "Cette page lit le fichier scellé d’un journal tenu dans Mood Universe. Elle n’a pas besoin de réseau et n’envoie rien : ce que tu choisis et saisis reste dans ce navigateur.",
  language: "Langue",
  file: {
    choose: "Choisir le fichier",
    another: "Choisir un autre fichier",
    hint: "Son nom se termine par .json, par exemple mood-universe-sealed-2026-03-13.json.",
    found:
      "{count, plural, =0 {Un journal sans étoiles} one {Un journal avec # étoile} other {Un journal avec # étoiles}}, enregistré le {day}.",
    notJson:
      "Ce fichier est illisible comme JSON. C’est peut-être un autre fichier, ou seulement une partie.",
    notOurs:
      "Ce n’est pas un export de Mood Universe, ou il vient d’une version plus récente que cette page.",
    notSealed: "Rien n’est scellé dans ce fichier : ses mots se lisent sans cette page.",
  },
  key: {
    with: "L’ouvrir avec",
    passphrase: "Phrase secrète",
    kit: "Kit de secours",
    kitHint:
      "Huit groupes de lettres et de chiffres. Les minuscules et les espaces oubliés ne changent rien.",
    show: "Afficher la saisie",
    hide: "Masquer la saisie",
    open: "Ouvrir",
    opening: "Ouverture…",
    wrongPassphrase: "Ce n’est pas la phrase secrète de ce journal. Les majuscules et les espaces comptent.",
    wrongKit: "Ce n’est pas le kit de secours de ce journal.",
    mistyped: "Il y a une faute de frappe : compare avec ton kit, groupe par groupe.",
    damaged: "Le fichier est abîmé : ce qui l’ouvre est illisible.",
  },
  journal: {
    title: "Ton journal",
    save: "L’enregistrer en JSON lisible",
    saveHint: "Toute personne qui a ce fichier peut en lire chaque mot. Garde-le comme un journal intime.",
    notOpened:
      "{count, plural, one {Les mots de # élément n’ont pas pu être ouverts : ils sont abîmés.} other {Les mots de # éléments n’ont pas pu être ouverts : ils sont abîmés.}} Dans le fichier enregistré, ils restent scellés.",
    search: "Chercher des mots",
    none: "Aucune étoile n’a ces mots.",
    shown:
      "{count, plural, =0 {Aucune étoile} one {# étoile} other {# étoiles}}, de la plus récente à la plus ancienne.",
    binned: "Dans la corbeille : {count, number}.",
    more: "Montrer les étoiles d’avant",
    inBin: "dans la corbeille",
    tags: "Étiquettes",
    feeling: "{feeling} {intensity, number}/10",
    twin: "{first} avec {second}",
  },
  noCryptography:
    "Ce navigateur n’offre son chiffrement à aucune page ouverte depuis un fichier. Ouvre cette page dans Firefox, Chrome ou Edge sur un ordinateur.",
};
