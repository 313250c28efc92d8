import { describe, expect, it } from "vitest";
import { translatorOf } from "../testing/translators.ts";
import type { LanguageId } from "./languages/languages.ts";
import { feelingOfTyped } from "./typed-feeling.ts";

/** People type these words for tired, stressed, bored, numb and okay. */
const words: Readonly<Record<LanguageId, string>> = {
  en: "tired, stressed, bored, numb, okay",
  de: "müde, gestresst, gelangweilt, abgestumpft, okay",
  fr: "fatiguée, stressé, ennui, anesthésié, ok",
  es: "cansada, estresado, aburrida, entumecido, ok",
  "pt-BR": "cansado, estressada, entediado, anestesiada, okay",
  it: "stanca, stressato, annoiata, intorpidito, ok",
  pl: "zmęczona, zestresowany, znudzona, odrętwiały, okej",
  ja: "疲れた, ストレス, 退屈, 何も感じない, 大丈夫",
  "zh-Hans": "累, 压力大, 无聊, 麻木, 还好",
  ar: "متعب, متوتر, ملل, خدر, بخير",
};

describe("a word for how a person is", () => {
  it.each(Object.entries(words) as [LanguageId, string][])(
    "leads to the nearest feeling in %s",
    async (language, list) => {
      const t = await translatorOf(language);
      const [tired, stressed, bored, numb, okay] = list.split(", ").map((word) => feelingOfTyped(t, word));
      expect([tired, stressed, bored, numb]).toEqual(["sadness", "anxiety", "sadness", "sadness"]);
      expect(["serenity", "contentment"]).toContain(okay);
    },
  );

  it("is known from its third letter on, without accents, and in English, too", async () => {
    const german = await translatorOf("de");
    expect(feelingOfTyped(german, "mu")).toBeNull();
    expect(feelingOfTyped(german, "Mud")).toBe("sadness");
    expect(feelingOfTyped(german, "gestres")).toBe("anxiety");
    expect(feelingOfTyped(german, "tired")).toBe("sadness");
    expect(feelingOfTyped(german, "xylophon")).toBeNull();
    expect(feelingOfTyped(german, "__proto__")).toBeNull();
  });
});
