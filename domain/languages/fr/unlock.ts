import type { unlock } from "../en/unlock.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof unlock> = {
  title: "Déverrouiller tes mots",
  subtitle:
    "Ils sont scellés, et personne d’autre que toi ne peut les déverrouiller. Ce que tu saisis reste dans ce navigateur.",
  line: "Tes mots sont scellés sur cet appareil.",
  newKeyLine: "Tes mots ont une nouvelle clé depuis que tu les as déverrouillés ici.",
  open: "Déverrouiller",
  field: {
    label: "Phrase secrète ou kit de secours",
    show: "Afficher la saisie",
    hide: "Masquer la saisie",
  },
  account: "Mots scellés de {universe}",
  keep: "Garder déverrouillé sur cet appareil",
  keepHint:
    "Jusqu’à ce que tu verrouilles l’app ou que tu te déconnectes ici. Sinon, jusqu’à ce que le dernier onglet soit fermé ou rechargé.",
  submit: "Déverrouiller",
  busy: "Déverrouillage…",
  byPasskey: "Déverrouiller par clé d’accès",
  asking: "Ton appareil attend ta réponse…",
  empty: "Saisis ta phrase secrète ou le code de ton kit de secours.",
  wrong: "Cela ne déverrouille pas tes mots. Rien n’est perdu, tu peux réessayer.",
  slip: "Il y a une faute de frappe dans le groupe {group, number} du code.",
  incomplete: "Ce n’est pas le code entier du kit. Il a {groups, number} groupes.",
  earlier: "Cela va avec une ancienne clé. Saisis la phrase secrète ou le code que tu as choisis depuis.",
  earlierKey:
    "Une partie de ce qui attend ici a besoin de la phrase secrète ou du kit de secours que tu avais en l’écrivant.",
  weak: "Le serveur a envoyé une serrure plus faible que toutes celles de ce produit : rien n’a été ouvert avec elle. La personne qui gère ce serveur peut vérifier.",
  damaged:
    "Cela s’ouvre, mais la clé de tes mots n’y est pas : ce que le serveur a envoyé ne concorde pas. La personne qui gère ce serveur peut vérifier.",
  left: "La page a été verrouillée, ou la session a pris fin entre-temps. Réessaie.",
  failed: "Le déverrouillage n’a pas abouti. Tu peux réessayer.",
  passkeyStopped: "Ton appareil n’a pas répondu. Tu peux réessayer, ou saisir ta phrase secrète.",
  passkeyCannot:
    "Cette clé d’accès ne peut pas déverrouiller de mots dans ce navigateur. Ta phrase secrète le peut.",
  unreachable:
    "La façon de déverrouiller tes mots est hors de portée pour l’instant. Il faut une connexion une fois sur chaque appareil.",
  http: "Cette page est ouverte sans https, et les navigateurs n’y offrent pas leur chiffrement. En https, tes mots se déverrouillent.",
  opened: "Tes mots sont déverrouillés",
  openedKept: "Sur cet appareil, jusqu’à ce que tu verrouilles l’app ou que tu te déconnectes.",
  openedHere: "Dans les onglets de ce navigateur, jusqu’à ce que le dernier soit fermé ou rechargé.",
  lost: "Phrase secrète oubliée ? Tu peux en choisir une nouvelle.",
  newPassphrase: "Nouvelle phrase secrète",
  locked: {
    form: "Déverrouille tes mots pour lire et écrire des notes, et pour choisir des étiquettes.",
    search: "Déverrouille tes mots pour y chercher.",
    names: "Déverrouille tes mots pour voir comment chaque chose s’appelle.",
    letter: "Une lettre est faite de tes mots. Déverrouille-les, et elle s’écrit ici, dans ton navigateur.",
    insights:
      "Ce que montrent tes notes, tes étiquettes et tes mesures apparaît dès que tes mots sont déverrouillés.",
    report:
      "Tant que tes mots ne sont pas déverrouillés, le rapport contient tes émotions et leurs heures, avec « Scellé » à la place des mots.",
  },
};
