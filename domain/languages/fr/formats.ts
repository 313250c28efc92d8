import type { formats } from "../en/formats.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof formats> = {
  markdown: {
    summary:
      "Mood Universe : {name}. {stars, plural, one {# étoile} other {# étoiles}} sur {days, plural, one {# jour} other {# jours}}.",
    feeling: "{feeling} {intensity}/10",
    twin: "{first} avec {second}",
    tags: "Étiquettes : {tags}",
    reading: "{tracker} : {value}",
    readingAt: "{tracker}, {time} : {value}",
  },

  quoted: "« {name} »",
  namesAndMore: "{names} et {count, plural, one {# autre} other {# autres}}",

  remarks: {
    noEntries: "Il n’y a pas d’entrées dans ce fichier.",
    tooManyRows: "Ce fichier a plus de {count, number} lignes. Découpe-le, et importe les parties une à une.",
    tooManyEntries: "Ce fichier a plus de {count, number} entrées, plus qu’un univers ne peut en avoir.",
    tooLarge:
      "Il y a plus de 200 Mo d’entrées dans ce fichier. Découpe-le, et importe les parties une à une.",
    unknownJson: "Ce fichier JSON ne vient d’aucun journal qui puisse être lu ici.",
    notJson: "Ce fichier commence comme du JSON mais il est endommagé. Exporte-le de nouveau.",
    sealUnreadable: "Le sceau de ce fichier est illisible : il est abîmé, ou d’une version plus récente.",
    sealedDamaged:
      "Les mots de {count, plural, one {# élément} other {# éléments}} de ce fichier ne s’ouvrent pas : le fichier a été abîmé. La page open-sealed.html montre les autres.",
    brokenJson:
      "Ce fichier commence en JSON, puis s’interrompt ou contient une erreur ; rien n’a donc pu en être lu. Exporte-le de nouveau, et choisis-le encore une fois.",
    zipOutside:
      "Ce ZIP contient un chemin qui mène hors de lui. Il est refusé, car aucun journal n’écrit un tel fichier.",
    zipNothing: "Il n’y a dans ce ZIP aucun journal qui puisse être lu ici.",
    zipPassword: "Ce ZIP a un mot de passe. Décompresse-le et choisis le fichier qu’il contient.",
    zipPacking:
      "Ce ZIP est compressé d’une façon qui ne peut pas être lue ici ({kind}). Décompresse-le et choisis le fichier qu’il contient.",
    zipSeveral: "Il y a plusieurs tableaux dans ce ZIP : {names}. Décompresse-le et choisis-les un par un.",
    zipInside:
      "Il y a une autre archive dans ce ZIP : {names}. Décompresse les deux et choisis le fichier qui s’y trouve.",
    spreadsheet:
      "C’est un fichier de tableur, et non un tableau de texte. Enregistre-le en CSV et choisis ce fichier.",
    otherArchive:
      "C’est une archive ({kind}) et non un ZIP. Décompresse-la et choisis le fichier qu’elle contient.",
    zipDamaged: "Ce ZIP est endommagé. Exporte-le de nouveau.",
    emptyFile: "Ce fichier est vide.",
    notText:
      "Ce n’est ni un texte ni un fichier ZIP ; il ne peut donc pas contenir de journal. Choisis le fichier que l’autre application a exporté.",
    tooMuchText:
      "Ce fichier a plus de 200 Mio de texte, plus qu’aucun journal n’en a besoin ; il n’a donc pas été lu.",
    noTable:
      "Il n’y a pas de journal dans ce fichier : ce n’est ni du JSON ni un tableau avec un en-tête et des lignes. Choisis le fichier que l’autre application a exporté.",
    endlessLine:
      "Ce fichier a une ligne de plus d’un million de caractères ; ce n’est donc pas un tableau d’entrées. Rien n’en a été lu.",
    openQuote:
      "Après la ligne {row, number}, un guillemet ouvre une cellule de plus d’un million de caractères. Ferme-le dans un tableur ou un éditeur de texte, et choisis le fichier de nouveau.",
    keysOutOfReach:
      "Ton univers est injoignable en ce moment : on ne sait donc pas quelles entrées il a déjà. Rien n’a été importé ; réessaie dans un instant.",
    brokenLetters:
      "{count, plural, one {# lettre de ce fichier n’a pas pu être lue et est devenue �.} other {# lettres de ce fichier n’ont pas pu être lues et sont devenues �.}}",
    readingFailed:
      "Quelque chose s’est mal passé pendant la lecture de ce fichier. Rien n’a été importé et rien n’est perdu ; choisis le fichier de nouveau.",

    unreadableDate: "La date « {date} » n’existe pas.",
    unreadableMoment: "Le moment « {date} » n’existe pas.",
    noDate: "Cette entrée n’a pas de date.",
    unreadableTime: "L’heure « {time} » n’a pas pu être lue ; midi est utilisé.",
    partsOfDay: "Les parties de la journée sont devenues des heures : am 9:00, mid 13:00 et pm 18:00.",
    rowTooLong: "Cette ligne est trop longue pour être une entrée.",
    cellsLeftOut: "Plus de cellules que l’en-tête ; laissé de côté : {cells}.",
    quoteNotClosed: "Un guillemet de cette ligne n’est pas fermé : la suite du fichier en fait donc partie.",
    noRating: "Cette entrée n’a pas d’évaluation.",
    noMoodInRow: "Cette ligne n’a pas d’humeur.",
    noMoodInEntry: "Cette entrée n’a pas d’humeur.",
    noMoodOrRating: "Cette ligne n’a ni humeur ni évaluation.",
    noLabels: "Cette entrée n’a ni libellé ni valence.",
    labelAgainst: "{names} dit le contraire du nombre de cette entrée. C’est le nombre qui compte.",
    noScore: "Ce jour n’a pas de score.",
    noFeelingInRow: "Cette ligne n’a pas d’émotion.",
    noFeelingInStar: "Cette étoile n’a pas d’émotion.",
    twiceInFile: "Cette entrée est deux fois dans le fichier.",
    charactersLeftOut:
      "Les caractères de cette note qu’aucun programme ne peut enregistrer sont laissés de côté.",
    otherKind: "« {kind} » n’est pas une humeur, et n’est pas importé.",
    readingsNotImported:
      "{count, plural, one {# mesure de « {kind} » ne peut pas être importée.} other {# mesures de « {kind} » ne peuvent pas être importées.}}",
    measurementsNotImported:
      "La météo et les autres mesures en mots ne sont pas importées : seuls les nombres le sont.",
    scalesNotImported: "Certaines échelles ne sont pas importées : elles ne contiennent pas de nombre.",
    valuesLeftOut: "Valeurs en trop, laissées de côté : {count, number}.",
    valuesOutside: "{names} : valeurs hors de la plage, laissées de côté : {count, number}.",
    valuesRounded: "{names} : valeurs arrondies aux pas du suivi : {count, number}.",
    valuesOfOtherTimes:
      "{names} : valeurs de jours à venir ou d’avant 1900, laissées de côté : {count, number}.",
    valuesJoined:
      "{names} : valeurs d’un même jour ou d’une même minute, réunies avec une autre : {count, number}.",
    valuesOfFullDays:
      "{names} : valeurs en plus de ce qu’un jour peut avoir, laissées de côté : {count, number}.",
    more: "{count, plural, one {Il y a encore # remarque de ce genre, qui n’est pas listée.} other {Il y a encore # remarques de ce genre, qui ne sont pas listées.}}",

    tooEarly: "{date} : c’est avant 1900.",
    inTheFuture: "{date} : ce moment n’est pas encore venu.",
    ofLaterVersion:
      "Une version plus récente de Mood Universe a écrit ceci, et une restauration le perdrait. Ce sera possible dès que ce serveur aura été mis à jour.",
    skippedHour: "{date} : les horloges ont avancé et {time} n’a pas existé ; l’heure suivante est utilisée.",
    notChosenFor: "Aucune émotion n’est choisie pour {names}.",
    notChosen: "Aucune émotion n’est choisie pour cette entrée.",
    moreMoods: "Une étoile a au plus deux émotions ; laissé de côté : {names}.",
    moreTags: "Une étoile a au plus {most, number} étiquettes ; laissé de côté : {names}.",
    inUniverse: "Cette étoile est déjà dans ton univers.",
    noteChanged: "La note de cette entrée a changé depuis son import. L’étoile garde la note qu’elle a.",
    noteCut: "Cette note a {length} caractères ; une étoile en garde {limit}. La fin est coupée.",
    noteContinued:
      "Cette note est plus longue que ce qu’une étoile garde ; elle continue dans {count, plural, one {# autre étoile} other {# autres étoiles}} du même moment.",
  },
};
