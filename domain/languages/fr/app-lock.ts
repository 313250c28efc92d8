import type { appLock } from "../en/app-lock.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof appLock> = {
  title: "Verrouiller cet appareil",
  subtitle: "Un rideau paisible devant ton journal, dans chaque onglet de ce navigateur.",
  honest:
    "Il éloigne les mains curieuses. Il ne chiffre pas ce que cet appareil garde : une personne qui démonterait l’appareil pourrait encore le lire.",
  byName:
    "Ton univers s’ouvre par son seul nom : toute personne qui connaît ce nom peut contourner le rideau par une nouvelle connexion. Un mot de passe, dans les <link>Paramètres du compte</link>, ferme ce chemin.",
  needsStorage: "Ce navigateur ne garde rien pour cette page ; il ne peut donc pas garder de verrou.",
  when: {
    legend: "Se ferme, sans un geste, après",
    minutes: "{minutes, plural, one {# minute} other {# minutes}}",
    hidden: "Fermer quand personne ne regarde",
    hiddenHint: "Dès que tu passes à un autre onglet ou à une autre application, ou que tu fermes celui-ci.",
    key: "La touche L le ferme aussitôt, sauf pendant que tu écris.",
  },
  way: {
    legend: "S’ouvre avec",
    pin: "Un code",
    passkey: "Cet appareil",
    passkeyHint: "Ton empreinte, ton visage ou le verrouillage d’écran de cet appareil, même sans réseau.",
    passkeyName: "Verrou de Mood Universe",
    notMade: "L’appareil n’a pas créé de clé pour le verrou. Tu peux réessayer, ou choisir un code.",
  },
  pin: {
    one: { label: "Code", show: "Afficher le code", hide: "Masquer le code" },
    again: {
      label: "Code, encore une fois",
      show: "Afficher le second code",
      hide: "Masquer le second code",
    },
    hint: "De {min, number} à {max, number} chiffres. En cas d’oubli, une nouvelle connexion ouvre le verrou.",
    form: "Un code a de {min, number} à {max, number} chiffres.",
    differs: "Les deux codes ne sont pas les mêmes.",
  },
  turnOn: "Activer le verrou",
  turningOn: "Activation…",
  turnOff: "Désactiver le verrou",
  lockNow: "Verrouiller maintenant",
  isOn: "Le verrou est actif.",
  change: "Changer l’ouverture",
  keep: "Laisser ainsi",
  save: "Enregistrer",
  turnedOn: "Le verrou est actif",
  turnedOnHint: "Appuie sur L en partant, ou laisse-le se fermer tout seul.",
  turnedOff: "Le verrou est inactif",
  curtain: {
    title: "Ton ciel se repose",
    open: "Ouvrir",
    opening: "Ouverture…",
    wrong:
      "Ce n’est pas le code. {left, plural, one {Encore # essai ; ensuite, seule une connexion ouvrira.} other {Encore # essais ; ensuite, seule une connexion ouvrira.}}",
    notOpened: "Cela n’a pas ouvert. Tu peux réessayer.",
    signIn: "Se connecter à la place",
    signInHint:
      "Ta session se ferme ici, puis une nouvelle connexion t’est demandée. Ce qui attend d’être envoyé reste sur cet appareil et partira alors.",
    signInSubmit: "Fermer la session et se connecter",
    back: "Retour",
    ended: "Connexion nécessaire",
    endedByPins: "Dix codes faux ont été saisis ici. Une connexion ouvre ton journal, et rien n’est perdu.",
    endedByChoice: "Une connexion ouvre ton journal, et rien n’est perdu.",
  },
  openedBySignIn: "Le verrou est ouvert",
  openedBySignInHint:
    "Ta connexion l’a ouvert. Code oublié ? Choisis-en un autre dans les Paramètres, « Verrouiller cet appareil ».",
};
