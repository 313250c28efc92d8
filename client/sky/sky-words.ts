import { familyIds } from "#domain/emotions.ts";
import { familyName } from "#domain/feeling-name.ts";
import { sky } from "#domain/languages/en/sky.ts";
import { dateTimeFormat } from "#domain/languages/format.ts";
import type { Translator } from "#domain/languages/translator.ts";
import type { SkyWords } from "./scene/model/sky-words.ts";

/** What the scene writes into the sky, in the language of `t`. */
export function skyWords(t: Translator): SkyWords {
  const month = dateTimeFormat(t.locale, { month: "short", timeZone: "UTC" });
  return {
    pleasant: t(sky.axis.pleasant),
    unpleasant: t(sky.axis.unpleasant),
    families: new Map(familyIds.map((family) => [family, familyName(t, family)])),
    months: Array.from({ length: 12 }, (_, at) => month.format(Date.UTC(2000, at))),
  };
}
