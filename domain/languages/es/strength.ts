import type { strength } from "../en/strength.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof strength> = {
  levels: {
    weak: "Fácil de adivinar",
    fair: "Podría ser más segura",
    good: "Buena",
    strong: "Segura",
  },
  advice: {
    common: "Mucha gente usa esta contraseña; es una de las primeras que alguien probaría.",
    likeCommon: "Se parece a una contraseña que usa mucha gente.",
    personal: "Contiene tu nombre o tu correo, que otros conocen.",
    keys: "Las teclas que están juntas son fáciles de adivinar.",
    repeats: "Las letras o palabras repetidas aportan poco.",
    sequence: "Las series como abc o 6543 son fáciles de adivinar.",
    date: "Las fechas y los años son fáciles de adivinar.",
    word: "Una sola palabra o un solo nombre es fácil de adivinar.",
    longer: "Unas palabras más, sin relación entre sí, la hacen mucho más segura.",
  },
};
