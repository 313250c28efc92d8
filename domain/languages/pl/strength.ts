import type { strength } from "../en/strength.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof strength> = {
  levels: {
    weak: "Łatwe do odgadnięcia",
    fair: "Mogłoby być silniejsze",
    good: "Dobre",
    strong: "Silne",
  },
  advice: {
    common: "Wiele osób używa tego hasła; jest wśród pierwszych, które ktoś by wypróbował.",
    likeCommon: "Przypomina hasło, którego używa wiele osób.",
    personal: "Zawiera twoje imię lub adres, które inni znają.",
    keys: "Klawisze leżące obok siebie łatwo odgadnąć.",
    repeats: "Powtórzone litery lub słowa niewiele dają.",
    sequence: "Ciągi takie jak abc lub 6543 łatwo odgadnąć.",
    date: "Daty i lata łatwo odgadnąć.",
    word: "Pojedyncze słowo lub imię łatwo odgadnąć.",
    longer: "Kilka słów więcej, niezwiązanych ze sobą, znacznie je wzmocni.",
  },
};
