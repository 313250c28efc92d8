import type { strength } from "../en/strength.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof strength> = {
  levels: {
    weak: "Facile da indovinare",
    fair: "Potrebbe essere più sicura",
    good: "Buona",
    strong: "Sicura",
  },
  advice: {
    common: "Molte persone usano questa password: è tra le prime che chiunque proverebbe.",
    likeCommon: "Somiglia a una password che molte persone usano.",
    personal: "Contiene il tuo nome o il tuo indirizzo, che altri conoscono.",
    keys: "I tasti vicini tra loro sono facili da indovinare.",
    repeats: "Lettere o parole ripetute aggiungono poco.",
    sequence: "Sequenze come abc o 6543 sono facili da indovinare.",
    date: "Date e anni sono facili da indovinare.",
    word: "Una sola parola o un solo nome è facile da indovinare.",
    longer: "Qualche parola in più, senza legami tra loro, la rende molto più sicura.",
  },
};
