/** What the answers of the insights and how sure they are may not say: a tired person reads them. */

import { describe, expect, test } from "vitest";
import { languages } from "./languages.ts";
import { flatMessages, textsIn } from "./text.ts";

/** Words of statistics: mean, average, variance, deviation, interval, claim, expected, significant, percent, score. */
const forbidden = {
  en: /\b(means?|averages?|varian|deviation|interval|claim|expect|signific|percent|scores?\b|p-value)/i,
  de: /\b(Mittel(?!n)|Durchschnitt|Varianz|Abweichung|Intervall|Behauptung|erwart|signifik|Prozent|Mittelwert)/i,
  fr: /\b(moyenne|variance|écart-type|intervalle|affirmation|attendu|significati|pour cent|pourcentage)/i,
  es: /\b(media|promedio|varianza|desviación|intervalo|afirmación|esperad|significativ|por ciento|porcentaje)/i,
  "pt-BR": /\b(média|variância|desvio|intervalo|afirmação|esperad|significativ|por cento|porcentagem)/i,
  it: /\b(media|varianza|deviazione|intervallo|affermazione|attes|significativ|per cento|percentuale)/i,
  pl: /(średni|wariancj|odchyleni|przedział|twierdzeni|oczekiwan|istotn|procent)/i,
  ja: /平均|分散|偏差|区間|主張|期待|有意|パーセント|スコア/,
  "zh-Hans": /平均|方差|偏差|区间|主张|期望|显著|百分|得分/,
  ar: /متوسط|تباين|انحراف|فترة الثقة|ادعاء|متوقع|دلالة|المئة|بالمئة/,
} as const satisfies Record<(typeof languages)[number]["id"], RegExp>;

async function read(id: string, part: string): Promise<readonly [string, unknown][]> {
  const file = await import(`./${id}/${part}.ts`);
  if (file.messages) return flatMessages(part, file.messages);
  return textsIn(file).map(({ id, english }) => [id, english]);
}

describe.for(languages.map(({ id }) => id))("before the fold, %s", (id) => {
  test("has no word of statistics and no percentage", async () => {
    const messages = [...(await read(id, "insights-answers")), ...(await read(id, "sureness"))];
    expect(messages.length).toBeGreaterThan(80);
    for (const [name, message] of messages) {
      // The exact figures stand one press deeper.
      if (name.startsWith("insights-answers.exact.")) continue;
      expect(message, name).not.toMatch(forbidden[id]);
      expect(message, name).not.toMatch(/[%٪]/);
    }
  });
});
