import type { strength } from "../en/strength.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof strength> = {
  levels: {
    weak: "Facile à deviner",
    fair: "Pourrait être plus solide",
    good: "Bon",
    strong: "Solide",
  },
  advice: {
    common: "Beaucoup de gens utilisent ce mot de passe : c’est l’un des premiers que l’on essaierait.",
    likeCommon: "Il ressemble à un mot de passe que beaucoup de gens utilisent.",
    personal: "Il contient ton nom ou ton adresse, que d’autres connaissent.",
    keys: "Des touches voisines sont faciles à deviner.",
    repeats: "Des lettres ou des mots répétés n’ajoutent presque rien.",
    sequence: "Des suites comme abc ou 6543 sont faciles à deviner.",
    date: "Les dates et les années sont faciles à deviner.",
    word: "Un seul mot ou un seul nom est facile à deviner.",
    longer: "Quelques mots de plus, sans lien entre eux, le rendent bien plus solide.",
  },
};
