import type { mails } from "../en/mails.ts";
import type { Translation } from "../text.ts";

const ifNotYou = "Si ce n’était pas toi, ignore cet e-mail et rien ne se passera.";
const confirm = "Confirmer mon adresse";
const noSecret =
  "Si ce n’était pas toi, il n’y a rien à faire. La personne n’a pas appris que tu as un compte.";

export const messages: Translation<typeof mails> = {
  questions: "Des questions ? Écris à {address}.",
  orOpen: "Ou ouvre cette adresse dans ton navigateur :",
  verifyRegistration: {
    subject: "Confirme ton adresse e-mail",
    welcome: "Bienvenue dans Mood Universe. Ton univers « {universe} » est presque prêt.",
    follow: "Suis ce lien dans les 24 heures pour confirmer que cette adresse est la tienne :",
    confirm,
    ifNotYou,
  },
  alreadyRegistered: {
    subject: "Tu as déjà un compte",
    reason:
      "Quelqu’un, peut-être toi, a essayé de s’inscrire avec cette adresse e-mail. Elle a déjà un compte, et rien n’a été changé.",
    signInHere: "Si c’était toi, connecte-toi ici :",
    signIn: "Se connecter",
    ifNotYou: noSecret,
  },
  verifyMigration: {
    subject: "Termine le passage à l’e-mail et au mot de passe",
    reason: "Ton univers « {universe} » va s’ouvrir avec cette adresse e-mail et ton mot de passe.",
    follow: "Suis ce lien dans les 24 heures pour confirmer que cette adresse est la tienne :",
    confirm,
    untilThen:
      "Jusque-là, son nom seul l’ouvre encore. Ensuite, le nom seul ne suffira plus, et partout où il a été ouvert ainsi, il faudra te reconnecter.",
    ifNotYou,
  },
  verifyChange: {
    subject: "Confirme ta nouvelle adresse e-mail",
    reason: "Cette adresse doit devenir la nouvelle adresse e-mail de ton univers « {universe} ».",
    follow: "Suis ce lien dans les 24 heures pour confirmer que c’est la tienne :",
    confirm,
    untilThen: "Jusque-là, ton ancienne adresse continue de fonctionner.",
    ifNotYou,
  },
  addressInUse: {
    subject: "Quelqu’un a demandé à utiliser ton adresse e-mail",
    reason:
      "Quelqu’un, peut-être toi, a demandé à utiliser cette adresse e-mail pour un autre univers. Elle reste avec le tien, et rien n’a été changé.",
    ifNotYou: noSecret,
  },
  changeRequested: {
    subject: "Une nouvelle adresse e-mail a été demandée",
    reason:
      "Ton univers « {universe} » doit recevoir une autre adresse e-mail. Celle-ci fonctionne jusqu’à ce que le lien envoyé à la nouvelle soit suivi.",
    ifNotYou: "Si ce n’était pas toi, change ton mot de passe maintenant et écris-nous.",
  },
  emailChanged: {
    subject: "Ton adresse e-mail a été changée",
    reason:
      "Ton univers « {universe} » a maintenant une autre adresse e-mail. Tu ne peux plus te connecter avec celle-ci.",
    ifNotYou: "Si ce n’était pas toi, écris-nous maintenant.",
  },
  passwordChanged: {
    subject: "Ton mot de passe a été changé",
    reason:
      "Le mot de passe de ton univers « {universe} » a été changé. Partout ailleurs où il était ouvert, il est maintenant fermé.",
    ifNotYou: "Si ce n’était pas toi, écris-nous maintenant.",
  },
  passwordChangedHere: {
    subject: "Ton mot de passe a été changé",
    reason:
      "Le mot de passe de ton univers « {universe} » a été changé. Partout ailleurs où il est ouvert, il le reste.",
    ifNotYou: "Si ce n’était pas toi, écris-nous maintenant.",
  },
  signInLink: {
    subject: "Ton lien de connexion",
    reason: "Quelqu’un, peut-être toi, a demandé un lien qui ouvre ton univers « {universe} ».",
    follow: "Il marche une seule fois, dans les 15 minutes :",
    signIn: "Se connecter",
    newPassword: "Ensuite, tu peux choisir aussitôt un nouveau mot de passe.",
    ifNotYou: "Si ce n’était pas toi, ignore cet e-mail. Sans ce lien, personne n’entre.",
  },
  newDevice: {
    subject: "Un nouvel appareil a ouvert ton univers",
    reason: "Ton univers « {universe} » a été ouvert sur un appareil où il ne l’avait jamais été.",
    device: "L’appareil se présente ainsi : {device}.",
    ifNotYou:
      "Si ce n’était pas toi, change ton mot de passe dans les paramètres du compte et déconnecte-toi partout ailleurs.",
  },
  passkeyAdded: {
    subject: "Une clé d’accès a été ajoutée",
    reason: "Une nouvelle clé d’accès ouvre maintenant ton univers « {universe} ».",
    ifNotYou:
      "Si ce n’était pas toi, supprime la clé d’accès dans les paramètres du compte et écris-nous maintenant.",
  },
  passkeyRemoved: {
    subject: "Une clé d’accès a été supprimée",
    reason: "Une clé d’accès de ton univers « {universe} » a été supprimée. Elle ne l’ouvre plus.",
    ifNotYou: "Si ce n’était pas toi, écris-nous maintenant.",
  },
  secondFactorAdded: {
    subject: "Ta deuxième étape est activée",
    reason:
      "Ton univers « {universe} » demande maintenant aussi un code de ton app à la connexion. Garde tes codes de secours en lieu sûr.",
    ifNotYou: "Si ce n’était pas toi, écris-nous maintenant.",
  },
  secondFactorRemoved: {
    subject: "Ta deuxième étape est désactivée",
    reason: "Ton univers « {universe} » ne demande plus de code à la connexion.",
    ifNotYou: "Si ce n’était pas toi, change ton mot de passe maintenant et écris-nous.",
  },
  providerRemoved: {
    subject: "Ton fournisseur de connexion a été retiré",
    reason:
      "Ton univers « {universe} » ne s’ouvre plus avec ton fournisseur de connexion. Tes autres moyens d’entrer restent.",
    ifNotYou: "Si ce n’était pas toi, écris-nous maintenant.",
  },
  providerIsEnough: {
    subject: "Plus de code après ton fournisseur",
    reason:
      "Ton univers « {universe} » ne demande plus de code quand tu te connectes avec ton fournisseur. Sa propre vérification suffit.",
    ifNotYou: "Si ce n’était pas toi, écris-nous maintenant.",
  },
  providerIsNotEnough: {
    subject: "De nouveau un code après ton fournisseur",
    reason:
      "Ton univers « {universe} » demande de nouveau un code quand tu te connectes avec ton fournisseur et que ta deuxième étape est activée.",
    ifNotYou: "Si ce n’était pas toi, écris-nous maintenant.",
  },
  recoveryCodesMade: {
    subject: "Tu as de nouveaux codes de secours",
    reason: "Ton univers « {universe} » a de nouveaux codes de secours. Les précédents ne marchent plus.",
    ifNotYou: "Si ce n’était pas toi, écris-nous maintenant.",
  },
  tokenMade: {
    subject: "Un programme a maintenant accès à ton univers",
    reason:
      "Un nouveau jeton d’accès laisse entrer un programme dans ton univers « {universe} ». Ce qu’il peut faire est indiqué sous « Programmes » dans les paramètres du compte.",
    ifNotYou:
      "Si ce n’était pas toi, révoque ce jeton au même endroit et change ton mot de passe, ce qui met fin à tous les jetons.",
  },
  webhookMade: {
    subject: "Un webhook reçoit maintenant des nouvelles de ton univers",
    reason:
      "Un nouveau webhook prévient une adresse sur internet quand quelque chose change dans ton univers « {universe} ». L’adresse, et si elle reçoit des mots, sont indiquées sous « Programmes » dans les paramètres du compte.",
    ifNotYou: "Si ce n’était pas toi, supprime ce webhook au même endroit et change ton mot de passe.",
  },
  skyLinkMade: {
    subject: "Un nouveau lien montre ton ciel",
    reason:
      "Avec un nouveau lien, on peut regarder le ciel de ton univers « {universe} », sans un mot de ce que tu as écrit.",
    ifNotYou:
      "Si ce n’était pas toi, désactive le lien sous « Montrer ton ciel » et change ton mot de passe.",
  },
  sealingBegan: {
    subject: "Tes mots sont en train d’être scellés",
    reason:
      "Le scellement de ton univers « {universe} » a commencé. Une fois terminé, personne d’autre que toi ne pourra lire tes notes et tes noms, pas même ce serveur.",
    keepSafe:
      "Garde ta phrase secrète et ton kit de secours en lieu sûr : si tu perds les deux, tes mots sont perdus pour toujours.",
    ifNotYou: "Si ce n’était pas toi, change ton mot de passe maintenant et écris-nous.",
  },
  wordsSealed: {
    subject: "Tes mots sont scellés",
    reason:
      "Chaque note et chaque nom de ton univers « {universe} » est maintenant scellé. Seuls ta phrase secrète, ton kit de secours ou l’une de tes clés d’accès peuvent les ouvrir. Un nouveau mot de passe ne les ouvre pas, et nous non plus.",
    ifNotYou: "Si ce n’était pas toi, écris-nous maintenant.",
  },
  openingBegan: {
    subject: "Tes mots sont en train d’être rouverts",
    reason:
      "Les mots de ton univers « {universe} » sont en train d’être rouverts. Ce serveur pourra de nouveau les lire.",
    ifNotYou: "Si ce n’était pas toi, change ton mot de passe maintenant et écris-nous.",
  },
  wordsOpen: {
    subject: "Tes mots ne sont plus scellés",
    reason:
      "Les notes et les noms de ton univers « {universe} » ne sont plus scellés. Tu n’as plus besoin de la phrase secrète ni du kit de secours.",
    ifNotYou: "Si ce n’était pas toi, change ton mot de passe maintenant et écris-nous.",
  },
  sealChanged: {
    subject: "Ce qui ouvre tes mots scellés a été modifié",
    reason:
      "Ce qui ouvre les mots scellés de ton univers « {universe} » a changé : une phrase secrète, un kit de secours ou une clé d’accès a été ajouté, remplacé ou retiré.",
    ifNotYou: "Si ce n’était pas toi, change ton mot de passe maintenant et écris-nous.",
  },
  reminder: {
    addStar: "Ajouter une étoile",
    ends: "Tu as demandé ces rappels. Ce lien y met fin :",
  },
  checkIn: { open: "Faire le point" },
  universeClosed: {
    subject: "Ton univers a été fermé",
    reason:
      "Les personnes qui gèrent ce serveur ont fermé ton univers « {universe} ». Personne ne peut plus l’ouvrir, et il sera supprimé le {date} avec tout ce qu’il contient.",
    keep: "Si tu veux le garder, ou emporter ce qu’il contient, écris-nous avant cette date.",
  },
  universeReopened: {
    subject: "Ton univers est de nouveau ouvert",
    reason:
      "Ton univers « {universe} » est de nouveau ouvert, avec tout ce qu’il contient. Tu te connectes comme avant.",
  },
  webhookPaused: {
    subject: "Un webhook est en pause",
    reason:
      "L’adresse d’un webhook de ton univers « {universe} » n’a rien accepté depuis un jour, ou a répondu qu’elle n’existe plus. Mood Universe a mis le webhook en pause.",
    open: "Ouvrir Programmes",
    nothingLost:
      "Ton journal n’est pas concerné. Quand tu réveilles le webhook sur cette page, il apprend ce qu’il a manqué.",
  },
  universeDeleted: {
    subject: "Ton univers a été supprimé",
    reason:
      "Ton univers et tout ce qu’il contenait ont été supprimés, comme tu l’as demandé : chaque étoile et chaque note, et ton compte avec cette adresse.",
    backups: "Des sauvegardes faites auparavant peuvent le contenir jusqu’à ce qu’elles soient remplacées.",
    farewell: "C’est le dernier e-mail que tu reçois. Prends bien soin de toi.",
  },
};
