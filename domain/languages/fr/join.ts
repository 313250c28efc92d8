import type { join } from "../en/join.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof join> = {
  title: "Une invitation pour toi",
  what: "Les personnes qui gèrent ce serveur t’invitent à créer un univers à toi : un journal intime où chaque émotion devient une étoile.",
  until: "L’invitation est valable jusqu’au {day}.",
  choose: "Comment veux-tu commencer ?",
  byEmail: "Avec une adresse e-mail et un mot de passe",
  byEmailHint:
    "Personne d’autre que toi ne peut ouvrir ton univers, et tu pourras ajouter une clé d’accès plus tard.",
  byName: "Avec un nom seul",
  byNameHint:
    "Sans adresse. Toute personne qui connaît le nom peut l’ouvrir, jusqu’à ce que tu ajoutes une clé d’accès ou un mot de passe.",
  signedIn: {
    title: "Tu as déjà un univers ici",
    what: "« {universe} » est ouvert dans ce navigateur. L’invitation est pour un nouvel univers, et elle n’a pas encore servi : donne-la à quelqu’un d’autre, ou ouvre son lien dans un autre navigateur.",
  },
  failed: "L’invitation n’a pas pu être lue pour le moment. Elle n’a pas servi ; réessaie dans un instant.",
};
