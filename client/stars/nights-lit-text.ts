import { starTexts } from "#domain/languages/en/star-texts.ts";
import type { Translator } from "#domain/languages/translator.ts";

type NightsLit = { readonly lit: number; readonly of: number };

/**
 * A text such as "18 of the last 30 nights lit"; null before the first star. A time without stars is not counted out.
 */
export function nightsLitText(t: Translator, { lit, of }: NightsLit): string | null {
  if (of === 0) return null;
  if (lit === 0) return t(starTexts.nightsLit.none);
  if (of === 1) return t(starTexts.nightsLit.first);
  if (of < 30)
    return lit === of
      ? t(starTexts.nightsLit.allOfFirst, { of })
      : t(starTexts.nightsLit.someOfFirst, { lit, of });
  return lit === of
    ? t(starTexts.nightsLit.allOfLast, { of })
    : t(starTexts.nightsLit.someOfLast, { lit, of });
}
