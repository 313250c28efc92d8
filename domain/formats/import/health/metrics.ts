/** What an export of Apple Health has beside the check-ins: steps, sleep, the heart and more, by the day or by the minute. */

import type { JournalBuilder } from "../journal-builder.ts";
import { fieldOf, listOf, numberOf, textOf, wordsOf } from "../json-shape.ts";
import { readMoment } from "../moment-text.ts";
import type { SeriesForm } from "../series/series-builder.ts";

export const metricsOf = (json: unknown): readonly unknown[] =>
  [fieldOf(json, "data"), json].flatMap((place) => listOf(fieldOf(place, "metrics")));

/** What a day has more of, the longer it lasts; of anything else, a day has a mean. */
const grows = /^(?:count|steps?|flights|kcal|cal|kj|m|km|mi|ft|yd|min|hr|h|s|l|ml|fl_oz_us|g|mg)$/i;
const amounts = ["qty", "Avg", "avg", "value"];
/** The night as a whole is what these say; other fields are parts of it. */
const nights = ["totalSleep", "asleep"];

export function measureMetrics(journal: JournalBuilder, json: unknown) {
  for (const metric of metricsOf(json)) {
    const unit = textOf(fieldOf(metric, "units"));
    const words = wordsOf(textOf(fieldOf(metric, "name"))).replace(/ analysis$/, "");
    const name = words.slice(0, 1).toUpperCase() + words.slice(1);
    const form: SeriesForm = {
      ...{ name, unit: unit === "count" ? "" : unit },
      ...{ combining: grows.test(unit) ? "sum" : "mean", isOfDay: grows.test(unit) },
    };
    for (const item of listOf(fieldOf(metric, "data"))) {
      const moment = readMoment(textOf(fieldOf(item, "date")));
      const value = measuredIn(item);
      if (moment && value !== null) journal.measure(form, { ...moment, value });
    }
  }
}

const numbersIn = (item: unknown, fields: readonly string[]) =>
  fields.flatMap((field) => numberOf(fieldOf(item, field)) ?? []);

/** 0 hours are a night of which the device knows nothing. */
const measuredIn = (item: unknown): number | null =>
  numbersIn(item, amounts)[0] ?? numbersIn(item, nights).find((hours) => hours > 0) ?? null;
