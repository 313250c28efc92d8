import { expect, test } from "vitest";
import { translatorOf } from "../../testing/translators.ts";
import { letters } from "../languages/en/letters.ts";
import { languageIds } from "../languages/languages.ts";
import { type Text, textsIn } from "../languages/text.ts";

/** Words of advice, of praise or blame, and of streaks, as parts of words in small letters. */
const refused: Readonly<Record<(typeof languageIds)[number], RegExp>> = {
  en: /(?<!\p{L})(should|ought|must|try|keep (it )?up|keep going|well done|good job|great|proud|congrat|amazing|excellent|better|worse|fail|goal|streak|in a row|progress|achiev|healthy)/u,
  de: /(?<!\p{L})(solltest|sollte|musst|versuch|weiter so|gut gemacht|toll|super|stolz|glückwunsch|prima|besser|schlechter|versag|ziel\b|serie|am stück|fortschritt|erreicht)/u,
  fr: /(?<!\p{L})(devrais|devrait|dois|essaie|essaye|continue|bravo|bien joué|génial|fier|fière|félicit|excellent|mieux|pire|échec|objectif|série|d’affilée|progrès)/u,
  es: /(?<!\p{L})(deberías|debes|tienes que|intenta|sigue así|bien hecho|genial|orgullo|felicid|enhorabuena|excelente|mejor|peor|fracas|meta|racha|seguidos|progreso)/u,
  "pt-BR":
    /(?<!\p{L})(deveria|deve\b|precisa|tente|continue assim|muito bem|parabéns|ótimo|orgulho|excelente|melhor|pior|fracass|meta\b|sequência|seguidos|progresso)/u,
  it: /(?<!\p{L})(dovresti|devi\b|prova a|continua così|ben fatto|brav[oa]|fantastico|orgoglio|complimenti|ottimo|meglio|peggio|fallit|obiettivo|serie|di fila|progress)/u,
  pl: /(powinn|musisz|spróbuj|tak trzymaj|brawo|świetn|dumn|gratul|wspaniał|lepiej|lepsz|gorzej|gorsz|porażk|(?<!\p{L})cel(?!\p{L})|(?<!\p{L})seri[aięą]|z rzędu|postęp)/u,
  ja: /(べき|してください|しましょう|頑張|がんば|素晴らし|すばらし|えらい|偉い|おめでとう|良くなった|よくなった|悪くなった|失敗|目標|連続|達成|進歩)/u,
  "zh-Hans": /(应该|必须|试试|加油|坚持|真棒|太好了|骄傲|恭喜|优秀|更好|更差|失败|目标|连续|打卡|进步|成就)/u,
  ar: /(ينبغي|يجب|عليك أن|حاول|استمر|أحسنت|رائع|فخور|مبروك|تهانين|ممتاز|أفضل|أسوأ|فشل|هدف|سلسلة|على التوالي|تقدم)/u,
};

test.each(languageIds)(
  "no text of a letter advises, praises, blames or counts a streak: %s",
  async (language) => {
    const t = await translatorOf(language);
    const said = textsIn(letters).map((text: Text) => [text.id, messageOf(t, text)] as const);
    expect(said.length).toBeGreaterThan(100);
    expect(said.filter(([, message]) => refused[language].test(message.toLowerCase()))).toEqual([]);
  },
);

/** The sentence with any values: of the cases of a selection, the first words are enough, because the others differ in number or time. */
function messageOf(t: Awaited<ReturnType<typeof translatorOf>>, text: Text): string {
  const cases = [
    { kind: "week", part: "night", sure: "clearly", direction: "brighter", which: "first" },
    { kind: "month", part: "evening", sure: "probably", direction: "dimmer", which: "second" },
    { kind: "year", part: "morning", sure: "probably", direction: "more", which: "second" },
  ];
  return cases
    .flatMap((one) => [1, 2, 5].map((number) => t(text, { ...one, ...values(text, number) })))
    .join(" ");
}

const names = /\{(\w+)/g;
const words = new Set(["kind", "part", "sure", "direction", "which"]);

/** Every other param of a text is a number here, which says nothing. */
const values = (text: Text, number: number) =>
  Object.fromEntries(
    [...text.english.matchAll(names)].flatMap(([, name = ""]) => (words.has(name) ? [] : [[name, number]])),
  );
