import type { rulesAccounts } from "../en/rules-accounts.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof rulesAccounts> = {
  required: "Remplis tous les champs obligatoires",
  allRequired: "Remplis tous les champs",
  email: "Saisis une adresse e-mail valable",
  identifier: "Ce n’est ni une adresse e-mail ni un nom d’univers.",
  universeName: {
    length: "Le nom de l’univers doit avoir de {min} à {max} caractères",
    unstorable: "Le nom de l’univers contient des caractères qui ne peuvent pas être enregistrés",
    invisible: "Le nom de l’univers contient des caractères invisibles",
    likeEmail: "Le nom de l’univers ne peut pas être une adresse e-mail",
    dots: "Le nom de l’univers ne peut pas être fait uniquement de points",
  },
  userName: {
    length: "Le nom d’utilisateur doit avoir de {min} à {max} caractères",
    unstorable: "Le nom d’utilisateur contient des caractères qui ne peuvent pas être enregistrés",
    invisible: "Le nom d’utilisateur contient des caractères invisibles",
  },
  password: {
    tooShort: "Le mot de passe doit avoir au moins {min} caractères",
    tooLong: "Le mot de passe peut avoir jusqu’à {max} caractères",
    unstorable: "Le mot de passe contient des caractères inutilisables",
    common: "Choisis un mot de passe moins courant",
    characterClasses:
      "Le mot de passe doit contenir une majuscule, une minuscule, un chiffre et un caractère spécial",
    mismatch: "Les mots de passe sont différents",
  },
  code: "Un code a six chiffres, et un code de secours 16 lettres et chiffres.",
  birthday: {
    notADate: "La date de naissance doit être une date.",
    noSuchDate: "La date de naissance doit être une date qui existe, comme 2001-12-31.",
    inFuture: "La date de naissance ne peut pas être dans le futur.",
  },
  startDate: {
    notADate: "Le début du voyage doit être une date.",
    noSuchDate: "Le début du voyage doit être une date qui existe, comme 2001-12-31.",
    inFuture: "Le début du voyage ne peut pas être dans le futur.",
  },
  demographics: {
    tooLong: "« Quelques mots sur toi » peut avoir jusqu’à {max} caractères.",
    unstorable: "« Quelques mots sur toi » contient des caractères qui ne peuvent pas être enregistrés.",
  },
};
