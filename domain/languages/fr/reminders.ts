import type { reminders } from "../en/reminders.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof reminders> = {
  title: "Rappels",
  subtitle: "Un petit mot doux aux heures que tu choisis.",
  unreachable: "Tes rappels n’ont pas pu être chargés. Ils ont besoin d’une connexion au serveur.",
  next: "Prochain : {moment}",
  restingUntil: "En pause jusqu’au {day}.",
  endRest: "Finir la pause",
  noneComes: "Aucun rappel n’est encore prévu : choisis un appareil, l’e-mail ou ntfy ci-dessous.",
  times: {
    name: "Quand",
    add: "Ajouter une heure",
    zone: "Heure locale : {zone}",
    useZone: "Utiliser {zone}",
    one: "Rappel {number, number}",
    time: "Heure",
    remove: "Retirer cette heure",
    kind: { name: "Pour quoi", star: "Une étoile", "check-in": "Faire le point" },
  },
  places: {
    name: "Où",
    byMail: "Par e-mail",
    byMailHint: "À {mail}. Chaque e-mail contient un lien pour les arrêter.",
    noMail:
      "Les rappels peuvent aussi venir par e-mail, une fois une adresse vérifiée dans les <link>paramètres du compte</link>.",
    withSound: "Avec son",
    withSoundHint: "Les rappels sont silencieux, sauf si tu veux les entendre.",
    thisDevice: "Sur cet appareil",
    thisDeviceHint: "En notification, même quand Mood Universe est fermé.",
    asks: "Ton navigateur demande s’il peut afficher des notifications. Pour les rappels, il faut dire oui.",
    others: "Autres appareils",
    lastOpened: "Ouvert la dernière fois le {day}",
    remove: "Retirer {name}",
    whyNot: {
      insecure:
        "Les navigateurs n’affichent des notifications qu’en https, et cette adresse ne l’utilise pas.",
      "home-screen":
        "Sur un iPhone ou un iPad, mets d’abord Mood Universe sur ton écran d’accueil : touche « Partager », puis « Sur l’écran d’accueil ». Ouvre-le de là et reviens ici.",
      none: "Ce navigateur ne peut pas afficher de notifications. Un autre le peut sans doute, et l’e-mail s’en passe.",
      denied:
        "Ton navigateur bloque les notifications de ce site. Autorise-les dans ses paramètres pour ce site, puis reviens ici.",
    },
  },
  device: { name: "{browser} sur {system}", browser: "Navigateur" },
  ntfy: {
    name: "Par ntfy",
    hint: "À un sujet ntfy que ton téléphone suit.",
    topic: "Adresse du sujet",
    topicHint:
      "Par exemple https://ntfy.sh/ et un nom que personne ne devine : qui le connaît peut lire aussi.",
    token: "Jeton d’accès du sujet",
    tokenHint: "Seulement si le sujet en demande un.",
    tokenKept: "Un jeton est enregistré ; il reste tant que ce champ est vide.",
    test: "Envoyer un essai",
    testFirst: "Après l’enregistrement, tu peux envoyer un essai.",
    sent: "Essai envoyé",
    notSent: "Non envoyé",
    results: {
      sent: "Il sera sur ton téléphone dans un instant.",
      refused: "{host} l’a refusé. Le sujet demande peut-être un jeton, ou un autre jeton.",
      limited: "{host} n’accepte plus de messages pour le moment. Réessaie plus tard.",
      unreachable: "{host} n’a pas répondu. Vérifie l’adresse.",
    },
    failed: "L’essai n’a pas pu être envoyé. Vérifie ta connexion et réessaie.",
    problem: {
      refused: "Le dernier rappel a été refusé. Vérifie le sujet et son jeton.",
      unreachable: "Le dernier rappel n’a pas atteint le serveur du sujet. Vérifie l’adresse.",
    },
  },
  actions: {
    start: "Activer les rappels",
    started: "Les rappels sont activés",
    stop: "Arrêter les rappels",
    stopped: "Les rappels sont arrêtés",
    rest: "Une semaine de pause",
    save: "Enregistrer",
    saved: "Enregistré",
  },
  failed: {
    title: "Non modifié",
    unchanged: "Tes rappels sont comme avant. Vérifie ta connexion et réessaie.",
    notAdded: "Cet appareil n’a pas pu être ajouté. Vérifie ta connexion et réessaie.",
    notRemoved: "L’appareil est toujours là. Vérifie ta connexion et réessaie.",
  },
};
