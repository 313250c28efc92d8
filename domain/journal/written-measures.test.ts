import { expect, it } from "vitest";
import { makeTracker } from "../../testing/make-tracker.ts";
import { translatorOf } from "../../testing/translators.ts";
import { starSearch } from "../languages/en/star-search.ts";
import type { LanguageId } from "../languages/languages.ts";
import { comparisons } from "../trackers/compared-days.ts";
import { fold } from "./fold.ts";
import { measuresReader } from "./written-measures.ts";

const sleep = (name: string) => makeTracker({ id: "sleep", kind: "duration", name });
const coffee = (name: string, unit: string) => makeTracker({ id: "coffee", kind: "count", name, unit });
const walk = (name: string) => makeTracker({ id: "walk", kind: "yes-no", name });

const read = async (language: LanguageId, trackers: Parameters<typeof measuresReader>[1], text: string) =>
  measuresReader(
    await translatorOf(language),
    trackers,
  )(fold(text).trim()).map(({ tracker, is, value }) => `${tracker} ${is} ${value}`);

it.each<[string, string | null]>([
  ["sleep below 6", "sleep below 360"],
  ["Sleep less than 6 h 30", "sleep below 390"],
  ["sleep <= 7:30", "sleep atMost 450"],
  ["sleep>8", "sleep above 480"],
  ["coffee 3", "coffee exactly 3"],
  ["coffee at least 3 cups", "coffee atLeast 3"],
  ["coffee over 2.5", "coffee above 2.5"],
  ["a walk yes", "walk exactly 1"],
  ["a walk: no", "walk exactly 0"],
  ["sleep", null],
  ["sleep below", null],
  ["sleep well", null],
  ["sleepless 3", null],
  ["a walk 3", null],
  ["coffee below tea", null],
])("reads %j", async (text, found) => {
  const trackers = [sleep("Sleep"), coffee("Coffee", "cups"), walk("A walk")];
  expect(await read("en", trackers, text)).toEqual(found === null ? [] : [found]);
});

it.each<[LanguageId, string, string, string]>([
  ["de", "Schlaf", "Schlaf unter 6 Std.", "sleep below 360"],
  ["fr", "Sommeil", "sommeil plus de 8", "sleep above 480"],
  ["pl", "Sen", "sen co najmniej 7:30", "sleep atLeast 450"],
  ["ja", "睡眠", "睡眠6時間未満", "sleep below 360"],
  ["zh-Hans", "睡眠", "睡眠至少7小时", "sleep atLeast 420"],
  ["ar", "النوم", "النوم أقل من ٦", "sleep below 360"],
  ["de", "Schlaf", "schlaf below 6", "sleep below 360"],
])("reads it in the language %s: %s", async (language, name, text, found) =>
  expect(await read(language, [sleep(name)], text)).toEqual([found]),
);

it("reads the words of every comparison in a reader's language", async () => {
  for (const language of ["en", "es", "it", "pt-BR", "ar", "ja", "zh-Hans"] as const) {
    const t = await translatorOf(language);
    for (const is of comparisons)
      for (const word of t(starSearch.measures.typed[is]).split(","))
        expect(await read(language, [coffee("Tee", "")], `tee ${word} 3`), `${language}: ${word}`).toEqual([
          `coffee ${is} 3`,
        ]);
  }
});
