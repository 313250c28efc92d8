import type { showSky } from "../en/show-sky.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof showSky> = {
  title: "Montrer ton ciel",
  subtitle: "Laisse quelqu’un regarder ton ciel, sans un mot de ce que tu as écrit.",
  links: "Tes liens",
  inShort:
    "Toute personne qui a un lien peut regarder tes étoiles, sans compte. Personne ne reçoit tes notes, tes étiquettes, les heures ni les noms.",
  what: "Un lien ouvre ton ciel comme une image que l’on peut faire tourner. Toute personne qui a le lien peut regarder, sans compte ; tu peux aussi le placer sur un site à toi.",
  yes: {
    stars: "Tes étoiles : leurs places, couleurs et formes",
    ifYouWant: "Les noms des émotions et les dates, seulement si tu veux",
  },
  no: {
    notes: "Jamais tes notes, tes étiquettes ni les heures",
    names: "Jamais ton nom, ton adresse ni ton univers",
  },
  looksTell:
    "Quelqu’un qui connaît Mood Universe peut reconnaître les émotions à leurs couleurs, formes et places, même sans noms.",
  looksTellAndEnd:
    "Quelqu’un qui connaît Mood Universe peut reconnaître les émotions à leurs couleurs, formes et places, même sans noms. Tu peux mettre fin à un lien à tout moment, et il s’arrête aussitôt.",
  unreachable:
    "Tes liens sont hors de portée en ce moment. Ils continuent de fonctionner ; vérifie ta connexion.",
  asManyAsPossible: "Tu as {count, number} liens, c’est le maximum. Retires-en un pour en créer un autre.",
  create: "Créer un lien",
  createAnother: "Créer un autre lien",
  link: {
    ended: "Terminé",
    renew: "Renouveler",
    change: "Modifier",
    remove: "Retirer",
    end: "Mettre fin au lien",
    noAddress:
      "Ce lien fonctionne là où tu l’as déjà envoyé. Son adresse ne peut plus être affichée ici, car le serveur a été rétabli à partir d’une sauvegarde.",
    copy: "Copier le lien",
    copied: "Lien copié",
    copiedHint: "La personne qui le reçoit peut regarder « {label} ».",
    look: "Regarder",
    copyEmbed: "Copier le code d’intégration",
    embedCopied: "Code d’intégration copié",
    embedCopiedHint: "Colle-le dans le HTML d’une page pour y montrer ton ciel.",
    views:
      "{count, plural, =0 {Pas encore ouvert} =1 {Ouvert une fois} one {Ouvert # fois} other {Ouvert # fois}}",
    newStars: "Les nouvelles étoiles y apparaissent",
    asOf: "Tel qu’il était le {day}",
    unlimited: "Fonctionne jusqu’à ce que tu y mettes fin",
    until: "Fonctionne jusqu’au {day}",
    endedOn: "Terminé le {day}",
    contents: {
      looks: "Couleurs et formes seulement",
      feelings: "Couleurs, formes et noms des émotions",
      dates: "Couleurs, formes et dates",
      both: "Couleurs, formes, noms des émotions et dates",
    },
  },
  form: {
    label: "Libellé",
    labelHint: "Tu es la seule personne à le voir.",
    firstLabel: "Mon ciel",
    nextLabel: "Mon ciel {number}",
    whatElse: "Ce que les autres voient, en plus des couleurs et des formes",
    feelings: "Noms des émotions",
    feelingsHint: "Les mots, comme Joie ou Deuil. Les autres peuvent aussi lire tes étoiles en liste.",
    dates: "Dates",
    datesHint: "Le jour de chaque étoile, jamais son heure.",
    which: "Quelles étoiles",
    live: "Aussi les nouvelles",
    liveTells: "En regardant souvent, on voit quand une nouvelle étoile arrive, même sans dates.",
    today: "Celles d’aujourd’hui",
    ofDay: "Celles du {day}",
    validity: "Combien de temps il fonctionne",
    validityHint: "À partir de maintenant.",
    validities: {
      day: "1 jour",
      week: "1 semaine",
      month: "30 jours",
      year: "1 an",
      unlimited: "Jusqu’à ce que tu y mettes fin",
    },
    unlimitedAsNow: "Jusqu’à ce que tu y mettes fin, comme maintenant",
    untilAsNow: "Jusqu’au {day}, comme maintenant",
    save: "Enregistrer",
    saving: "Enregistrement…",
    submit: "Créer le lien",
    busy: "Création…",
    unreachable:
      "Le serveur n’a pas pu être joint. Tes choix sont toujours là : vérifie ta connexion, puis réessaie.",
  },
  revoke: {
    remove: "Retirer « {label} » ?",
    removeHint: "Il disparaît de ta liste, avec son nombre de vues.",
    end: "Mettre fin à « {label} » ?",
    endHint:
      "Il cesse aussitôt de fonctionner, aussi sur les sites qui le montrent et pour les personnes qui le regardent en ce moment. Il ne peut pas être rétabli ; tu peux en créer un nouveau.",
    keep: "Le garder",
    unreachable:
      "Le serveur n’a pas pu être joint, et le lien fonctionne toujours. Vérifie ta connexion, puis réessaie.",
  },
  offer: {
    share: "Partager ton ciel",
    shareHint: "La personne qui reçoit le lien peut regarder, sans compte.",
    embed: "Intégrer ton ciel",
    embedHint: "N’importe quel site peut le montrer.",
    thisPage: "Cette page",
    thisPageHint: "Personne d’autre que toi ne peut l’ouvrir : les autres arrivent à la connexion.",
    title: "Un ciel de Mood Universe",
    copiedHint: "La personne qui le reçoit peut regarder ton ciel.",
  },
};
