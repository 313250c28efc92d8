import type { strength } from "../en/strength.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof strength> = {
  levels: {
    weak: "Leicht zu erraten",
    fair: "Könnte stärker sein",
    good: "Gut",
    strong: "Stark",
  },
  advice: {
    common: "Viele benutzen dieses Passwort; es gehört zu den ersten, die jemand versuchen würde.",
    likeCommon: "Es ähnelt einem Passwort, das viele benutzen.",
    personal: "Es enthält deinen Namen oder deine Adresse, und die kennen andere.",
    keys: "Tasten, die nebeneinander liegen, sind leicht zu erraten.",
    repeats: "Wiederholte Buchstaben oder Wörter bringen wenig.",
    sequence: "Reihen wie abc oder 6543 sind leicht zu erraten.",
    date: "Daten und Jahreszahlen sind leicht zu erraten.",
    word: "Ein einzelnes Wort oder ein Name ist leicht zu erraten.",
    longer: "Ein paar weitere Wörter, die nicht zusammengehören, machen es viel stärker.",
  },
};
