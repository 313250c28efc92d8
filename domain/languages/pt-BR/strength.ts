import type { strength } from "../en/strength.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof strength> = {
  levels: {
    weak: "Fácil de adivinhar",
    fair: "Poderia ser mais forte",
    good: "Boa",
    strong: "Forte",
  },
  advice: {
    common: "Muita gente usa esta senha; ela está entre as primeiras que alguém tentaria.",
    likeCommon: "Ela se parece com uma senha que muita gente usa.",
    personal: "Ela contém seu nome ou seu e-mail, que outras pessoas conhecem.",
    keys: "Teclas vizinhas são fáceis de adivinhar.",
    repeats: "Letras ou palavras repetidas acrescentam pouco.",
    sequence: "Sequências como abc ou 6543 são fáceis de adivinhar.",
    date: "Datas e anos são fáceis de adivinhar.",
    word: "Uma só palavra ou um só nome é fácil de adivinhar.",
    longer: "Mais algumas palavras sem relação entre si a deixam muito mais forte.",
  },
};
