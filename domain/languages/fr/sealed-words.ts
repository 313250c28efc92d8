import type { sealedWords } from "../en/sealed-words.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof sealedWords> = {
  title: "Mots scellés",
  back: "Paramètres du compte",
  unreachable: "La façon dont tes mots sont gardés est hors de portée pour le moment. Rien n’a changé.",
  what: {
    title: "Des mots que personne d’autre ne peut lire",
    promise:
      "Ton navigateur ferme tes notes et tes noms avec une phrase secrète qui n’en sort jamais. La personne qui gère ce serveur ne peut pas les lire, ni celle qui le volerait.",
    works:
      "Dès qu’ils sont déverrouillés sur un appareil, tout y marche comme avant : recherche, observations, lettres, ton rapport.",
    sealed: "Scellé",
    sealedThings: {
      notes: "tes notes",
      names: "les noms de tes étiquettes, de tes constellations, de tes suivis et de tes propres émotions",
      trackers: "les unités de tes suivis et les extrémités de leurs échelles",
      comparisons: "les comparaisons que tu gardes, avec leurs noms",
      labels: "les noms de tes liens, et ceux des fichiers que tu as apportés",
    },
    plain: "Pas scellé",
    plainThings: {
      stars: "quand sont tes étoiles, laquelle des 36 émotions elles ont, et avec quelle intensité",
      places: "à quel point tes propres émotions sont agréables et vives",
      values: "ce que tu mesures : les valeurs et leurs moments",
      sameTag: "quelles étoiles partagent une étiquette",
      quiz: "les mots que tu tapes dans le quiz",
      account: "ce que ton compte dit de toi : ton nom, ton univers, ton adresse",
    },
  },
  limits: {
    title: "Ce que cela n’empêche pas",
    server:
      "Un serveur qui envoie un code modifié à ton navigateur. Un tel code pourrait lire ta phrase secrète pendant que tu la tapes.",
    device: "Quelqu’un devant ton appareil pendant que tes mots y sont déverrouillés.",
    shapes:
      "Toute personne qui a les données du serveur voit les moments et les émotions, et à peu près la longueur d’une note : par paliers, jamais à la lettre près.",
    changes:
      "Toute personne qui écrit dans les données du serveur peut te cacher des mots, t’en montrer une version plus ancienne ou en glisser de lisibles parmi eux. Personne ne peut modifier un mot scellé.",
    backups:
      "Les sauvegardes faites avant gardent tes mots lisibles, jusqu’à ce que la personne qui gère ce serveur les supprime.",
  },
  start: {
    title: "Avant de commencer",
    takes:
      "Il faut quelques minutes au calme. Tu choisis une phrase secrète, tu gardes un kit de secours sur papier ou dans un fichier, et tu le tapes une fois pour vérifier que tout y est.",
    loss: "Sans eux, personne ne peut t’aider. Si tu perds les deux, ta phrase secrète et ton kit, tes mots sont perdus pour toujours : aucun e-mail, aucune aide, aucun moyen d’entrer dans ton compte ne te les rendra.",
    begin: "Sceller mes mots",
    importOpen:
      "Une importation que tu as commencée est encore ouverte. Termine-la ou défais-la d’abord sous « Tes données », puis scelle tes mots.",
    http: "Cette page est ouverte sans https, elle ne peut donc pas sceller : les navigateurs n’offrent leur chiffrement qu’en https. La personne qui gère ce serveur peut changer cela.",
    browser:
      "Il manque à ce navigateur ce qu’il faut pour sceller ; rien ne peut être scellé ici. Un plus récent le peut, et ton téléphone aussi.",
  },
  step: "Étape {step, number} sur {steps, number}",
  next: "Suivant",
  previous: "Retour",
  passphrase: {
    title: "Choisis une phrase secrète",
    what: "Elle ouvre tes mots sur chaque appareil. Quatre ou cinq mots qui ne vont pas ensemble en font une solide, et facile à retenir.",
    own: "Prends autre chose que le mot de passe de ton compte : celui-là, le serveur le voit à chaque connexion.",
    one: {
      label: "Phrase secrète",
      show: "Afficher la phrase secrète",
      hide: "Masquer la phrase secrète",
    },
    again: {
      label: "Phrase secrète, encore une fois",
      show: "Afficher la deuxième phrase secrète",
      hide: "Masquer la deuxième phrase secrète",
    },
    hint: "Au moins {min, number} caractères. Les espaces comptent, les majuscules aussi.",
    short: "Une phrase secrète a au moins {min, number} caractères.",
    long: "Une phrase secrète a au plus {max, number} caractères.",
    differs: "Les deux phrases secrètes ne sont pas les mêmes.",
    isPassword: "C’est le mot de passe de ton compte, que le serveur voit. Choisis une autre phrase secrète.",
  },
  kit: {
    title: "Garde ton kit de secours",
    what: "Si tu oublies ta phrase secrète, ce kit ouvre tes mots. Imprime-le, enregistre-le ou recopie-le, et garde-le là où tu le trouves sans cet appareil. Pas dans ton journal.",
    code: "Le code de ton kit de secours",
    copied: "Kit copié",
    copiedHint: "Colle-le là où tu gardes tes mots de passe, et nulle part ailleurs.",
    of: "Kit de secours de « {universe} »",
    paperWhat:
      "Ce code ouvre les mots scellés de ton journal dans Mood Universe si la phrase secrète est oubliée. Toute personne qui l’a, avec un moyen d’entrer dans l’univers ou une copie de ses données, peut les lire. Garde-le là où personne d’autre ne le trouve.",
    paperHow:
      "Pour t’en servir, connecte-toi sur {address} et tape le code là où la phrase secrète est demandée. Majuscules ou minuscules, avec ou sans espaces : tout convient. Les lettres I, L et O n’y sont pas : ce qui leur ressemble est un 1 ou un 0.",
    madeOn: "Créé le {day}. Un kit plus récent le remplace.",
  },
  typeBack: {
    title: "Tape ton kit une fois",
    what: "Tape-le depuis le papier ou le fichier : tu sauras qu’il est complet et lisible.",
    label: "Le code de ton kit",
    hint: "Majuscules ou minuscules, avec ou sans espaces, comme tu veux.",
    incomplete: "Ce n’est pas le code entier. Il a {groups, number} groupes.",
    mistyped: "Il s’est glissé une faute dans le groupe {group, number}. Compare-le avec le kit.",
    other: "C’est le code d’un autre kit. Tape celui qui vient d’être créé.",
    showAgain: "Revoir le kit",
  },
  sure: {
    title: "Une phrase, pour que tout soit clair",
    what: "Tape cette phrase. Elle dit la seule chose que personne ne pourra réparer pour toi.",
    sentence: "Si je perds ma phrase secrète et mon kit, mes mots sont perdus pour toujours.",
    label: "La phrase",
    hint: "Les majuscules, les accents et la ponctuation ne comptent pas.",
    wrong: "La phrase n’est pas encore complète.",
    begin: "Sceller mes mots",
    busy: "Démarrage…",
    failed: "Cela n’a pas pu commencer pour le moment. Rien n’a changé ; tu peux réessayer.",
    overtaken: "Tes mots ont été scellés ailleurs avant",
    overtakenHint:
      "Ce qui a été choisi là-bas les ouvre. La phrase secrète et le kit choisis ici n’ouvrent rien : jette ce kit.",
    begun: "Le scellement a commencé",
    begunHint: "Tu peux continuer ton journal pendant ce temps.",
  },
  working: {
    sealing: "Tes mots sont en train d’être scellés",
    opening: "Tes mots sont en train d’être ouverts",
    rotating: "Tes mots reçoivent leur nouvelle clé",
    done: "{done, number} sur {all, number}",
    finding: "Recherche de ce qui reste…",
    finishing: "Presque fini : le serveur efface ce qu’il gardait encore.",
    stays:
      "Tu peux utiliser ton journal pendant ce temps, et fermer cette page : cela continue partout où ton univers est ouvert et déverrouillé. À tout moment, tu peux tout lire.",
    locked: "Pour continuer, tes mots doivent être déverrouillés sur cet appareil.",
    bothKeys:
      "Tant que la nouvelle clé n’est pas partout, cet appareil a besoin des deux : déverrouille-le avec la nouvelle phrase secrète ou le nouveau kit, puis encore une fois avec l’ancien.",
    earlierKey:
      "Une clé est là. Déverrouille maintenant cet appareil avec l’ancienne phrase secrète ou l’ancien kit aussi.",
    unasked:
      "Le serveur dit que tes mots doivent être rouverts. Si tu le veux, dis-le aussi sur cet appareil, et il aidera. Si ce n’était pas toi, n’y touche pas : rien de ce qui est scellé ne sera ouvert d’ici, et la personne qui gère ce serveur peut chercher pourquoi.",
    offline: "Cela attend une connexion, et reprendra tout seul.",
    importOpen:
      "Cela attend que l’importation commencée soit finie ou défaite. Regarde sous « Tes données ».",
    otherTab: "Un autre onglet de ce navigateur s’en occupe.",
    failed: "Cela s’est arrêté un instant. Rien n’est perdu, et tu peux reprendre.",
    stuck:
      "{count, plural, one {Les mots d’un élément ne s’ouvrent} other {Les mots de # éléments ne s’ouvrent}} pas avec ta clé, donc cela ne peut pas encore finir. Ils restent tels quels.",
    goOn: "Continuer",
    sealed: "Tes mots sont scellés",
    sealedHint: "Personne d’autre que toi ne peut les lire maintenant.",
    opened: "Tes mots sont de nouveau ouverts",
    openedHint: "La phrase secrète et le kit ne servent plus.",
    rotated: "La nouvelle clé est en place",
    rotatedHint: "La phrase secrète, le kit et les clés d’accès d’avant n’ouvrent plus rien.",
  },
  sealed: {
    title: "Tes mots sont scellés",
    what: "Personne d’autre que toi ne peut lire tes notes et tes noms. Voici ce qui les ouvre ; le serveur n’en connaît rien.",
    list: "Ce qui ouvre tes mots",
    passphrase: "Phrase secrète",
    kit: "Kit de secours",
    since: "depuis le {day}",
    change: "Modifier",
    changePassphrase: "Modifier la phrase secrète",
    newKit: "Nouveau kit",
    check: "Vérifier le kit",
    passkeyHint:
      "Avec une clé d’accès, tu déverrouilles tes mots par ton empreinte, ton visage ou le verrou d’un appareil. Elle s’ajoute à la phrase secrète et au kit, et ne les remplace jamais.",
  },
  proof: {
    what: "D’abord ta phrase secrète ou ton kit de secours, car ceci crée un autre moyen d’ouvrir tes mots.",
  },
  change: {
    title: "Une nouvelle phrase secrète",
    save: "Enregistrer la phrase secrète",
    busy: "Enregistrement…",
    saved: "Nouvelle phrase secrète",
    savedHint: "Elle ouvre tes mots dès maintenant, et l’ancienne ne les ouvre plus.",
    learned:
      "Si tu penses que quelqu’un connaît l’ancienne, crée ensuite aussi une nouvelle clé, sous « Une nouvelle clé ».",
    failed: "Elle n’a pas pu être enregistrée. L’ancienne reste valable.",
  },
  newKit: {
    title: "Un nouveau kit de secours",
    save: "Utiliser ce kit",
    saved: "Nouveau kit de secours",
    savedHint: "L’ancien n’ouvre plus rien. Tu peux le jeter.",
    failed: "Il n’a pas pu être enregistré. L’ancien kit reste valable.",
  },
  checkKit: {
    title: "Vérifie ton kit",
    what: "Tape le code de ton kit. Il est comparé ici, dans ton navigateur, et n’est envoyé nulle part.",
    check: "Vérifier",
    right: "C’est le bon kit",
    rightHint: "Remets-le où tu l’as trouvé.",
    wrong:
      "C’est un kit, mais pas celui qui ouvre tes mots aujourd’hui. Un plus récent l’a peut-être remplacé.",
  },
  passkey: {
    title: "Une clé d’accès pour tes mots",
    what: "Ton appareil demandera peut-être deux fois : une fois pour créer la clé d’accès, une fois pour s’en servir.",
    added: "Clé d’accès ajoutée",
    addedHint: "Dès maintenant, « {name} » déverrouille tes mots.",
    cannot:
      "Cette clé d’accès ne peut pas déverrouiller de mots : il manque à ton appareil ou à ton navigateur ce qu’il faut pour cela. Tu peux la retirer de l’appareil. Ta phrase secrète marche partout.",
    failed: "La clé d’accès n’a pas pu être ajoutée. Rien n’a changé.",
    removeHint: "Elle ne déverrouille alors plus tes mots. Ta phrase secrète et ton kit le font toujours.",
    removedHint: "Elle ne déverrouille plus tes mots.",
  },
  yearly: {
    what: "Tu l’as créé le {day}. Un coup d’œil suffit : est-il où tu penses, et se lit-il bien ?",
    here: "Oui, il est là",
    thanks: "C’est bon à savoir",
    thanksHint: "La question reviendra dans un an.",
  },
  rotate: {
    title: "Une nouvelle clé",
    what: "Au cas où quelqu’un connaîtrait ta phrase secrète, aurait trouvé ton kit ou pris un appareil où tes mots étaient déverrouillés : tous tes mots sont scellés de nouveau, avec une nouvelle clé. La phrase secrète, le kit et les clés d’accès d’avant n’ouvrent alors plus rien.",
    begin: "Créer une nouvelle clé",
    kept: "Tu peux garder ta phrase secrète si personne d’autre ne la connaît. Le kit est toujours nouveau, et les clés d’accès se rajoutent ensuite.",
    start: "Sceller avec la nouvelle clé",
    begun: "La nouvelle clé est à l’œuvre",
    begunHint: "Garde la phrase secrète ou le kit d’avant jusqu’à la fin.",
    failed: "Cela n’a pas pu commencer pour le moment. Tes mots sont toujours scellés avec l’ancienne clé.",
  },
  unseal: {
    title: "Rouvrir tes mots",
    what: "Tes mots sont alors sur ce serveur comme avant, et la personne qui le gère peut les lire. La phrase secrète, le kit et les clés d’accès ne servent plus.",
    begin: "Ouvrir mes mots",
    sure: "Rouvrir tes mots ?",
    keep: "Les laisser scellés",
    failed: "Cela n’a pas pu commencer pour le moment. Tes mots sont toujours scellés.",
    begun: "Tes mots sont en train d’être ouverts",
    locked: "Pour les rouvrir, déverrouille d’abord tes mots sur cet appareil.",
  },
};
