/** What a letter says in its middle: what was new, what went along, what differs from the time before, what was measured. */

import { quoted } from "../insights/text-parts.ts";
import { insights } from "../languages/en/insights.ts";
import { letters } from "../languages/en/letters.ts";
import { listed } from "../languages/lists.ts";
import type { Translator } from "../languages/translator.ts";
import { shortMean, shortValue, valueText } from "../trackers/value-text.ts";
import type { Along, Contrast, Letter, Measured } from "./letter-data.ts";
import { listedNames, type Names } from "./names.ts";
import type { PeriodKind } from "./period.ts";
import type { Say } from "./wording.ts";

export function newsSentences(
  t: Translator,
  say: Say,
  { newFeelings, back, newTags }: Letter,
  names: Names,
): readonly string[] {
  const feelings = listedNames(t, newFeelings.map(names.feeling));
  const tags = listedNames(t, newTags.map(names.tag));
  return [
    ...(newFeelings.length > 0 ? [say(letters.news.feelings, { feelings })] : []),
    ...(back && newFeelings.length === 0
      ? [say(letters.news.back, { feeling: names.feeling(back.feeling), day: names.date(back.day) })]
      : []),
    ...(newTags.length > 0 ? [say(letters.news.tags, { tags })] : []),
  ];
}

export function tagsSentence(
  t: Translator,
  say: Say,
  { tags: { most, all }, newTags }: Letter,
  names: Names,
): readonly string[] {
  // New tags have just been named.
  if (most.every(({ id }) => newTags.includes(id))) return [];
  const tags = listed(
    t,
    most.map(({ id, count }) =>
      count > 1 ? t(letters.tags.item, { tag: names.tag(id), days: count }) : quoted(t, names.tag(id)),
    ),
  );
  return [say(all > most.length ? letters.tags.most : letters.tags.all, { tags })];
}

export function alongSentence(say: Say, along: Along, names: Names): string {
  if (along.kind === "pair")
    return say(letters.along.pair, {
      ...{ first: names.feeling(along.first), second: names.feeling(along.second) },
      count: along.count,
    });
  const tag = names.tag(along.tagId);
  if (along.kind === "tag") {
    const { count, days } = along;
    const isAlways = count === days;
    return say(isAlways ? letters.along.always : letters.along.tag, {
      ...{ tag, feeling: names.feeling(along.feeling) },
      ...{ count, days },
    });
  }
  return say(letters.along.claim, {
    ...{ tag, sure: along.sureness, direction: along.isBrighter ? "brighter" : "dimmer" },
    ...{ with: along.daysWith, without: along.daysWithout },
  });
}

export function contrastSentence(say: Say, contrast: Contrast, kind: PeriodKind, names: Names): string {
  const sure = contrast.sureness;
  if (contrast.kind === "brightness")
    return say(letters.contrast.brightness, {
      ...{ sure, kind, direction: contrast.isBrighter ? "brighter" : "dimmer" },
    });
  const { of, id, isMore, now, before } = contrast;
  return say(letters.contrast.share, {
    ...{ sure, kind, direction: isMore ? "more" : "less" },
    name: of === "tag" ? names.tag(id) : names.feeling(id),
    ...{ now: now.days, of: now.of, earlier: before.days, ofEarlier: before.of },
  });
}

/** Three of them with their figures, because a letter is no table. */
const mostMeasured = 3;

export function measuredSentence(
  t: Translator,
  say: Say,
  { measured, period }: Letter,
  names: Names,
): readonly string[] {
  if (measured.length === 0) return [];
  const items = measured.slice(0, mostMeasured).map((one) => measuredItem(t, one, period.kind, names));
  const more = measured.length - items.length;
  return [
    say(letters.measured.said, {
      list: listed(t, more > 0 ? [...items, t(insights.more, { count: more })] : items),
    }),
  ];
}

function measuredItem(t: Translator, measured: Measured, kind: PeriodKind, names: Names): string {
  const { trackerId, days, low, high, mean, yes } = measured;
  const tracker = names.tracker(trackerId);
  if (!tracker) return "";
  const value = (number: number) => valueText(t, tracker, shortValue(number));
  if (tracker.kind === "yes-no") return t(letters.measured.yes, { tracker: tracker.name, count: yes, days });
  const params = { tracker: tracker.name, days };
  if (low === high) return t(letters.measured.same, { ...params, value: value(low) });
  if (kind === "week") return t(letters.measured.range, { ...params, low: value(low), high: value(high) });
  return t(letters.measured.mean, { ...params, value: valueText(t, tracker, shortMean(mean)) });
}
