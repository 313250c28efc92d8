/** What many people measure, for a first tracker in one press. Weight is not among it. */

import { trackerTexts } from "#domain/languages/en/tracker-texts.ts";
import type { Text } from "#domain/languages/text.ts";
import type { Translator } from "#domain/languages/translator.ts";
import type { Tracker, TrackerChange } from "#domain/records/tracker/tracker.ts";

type Kind = Tracker["kind"];
type Range = Pick<TrackerChange, "min" | "max" | "step">;

const open = { min: null, max: null, step: null };

/** The range that a tracker begins with; a person can change it. */
export const firstRange: Readonly<Record<Kind, Range>> = {
  scale: { min: 1, max: 5, step: 1 },
  count: { min: 0, max: null, step: 1 },
  duration: { min: 0, max: 1440, step: 15 },
  number: open,
  "yes-no": open,
};

type Template = Pick<Tracker, "kind" | "ask"> & {
  readonly words: { readonly name: Text; readonly unit?: Text; readonly low?: Text; readonly high?: Text };
  readonly range?: Range;
};

export const templates: readonly Template[] = [
  { kind: "duration", ask: "morning", words: trackerTexts.templates.sleep },
  { kind: "scale", ask: "evening", words: trackerTexts.templates.energy },
  { kind: "count", ask: "evening", words: trackerTexts.templates.coffee },
  { kind: "yes-no", ask: "evening", words: trackerTexts.templates.walk },
  { kind: "scale", ask: "evening", words: trackerTexts.templates.pain, range: { min: 0, max: 5, step: 1 } },
  {
    kind: "duration",
    ask: "evening",
    words: trackerTexts.templates.outside,
    range: { min: 0, max: 720, step: 5 },
  },
  { kind: "count", ask: "evening", words: trackerTexts.templates.water },
  { kind: "yes-no", ask: "any-time", words: trackerTexts.templates.medicine },
];

/** A tracker as the form begins with it. */
export const plainTracker = (kind: Kind, position: number): TrackerChange => ({
  ...{ name: "", kind, unit: "", ...firstRange[kind], lowLabel: "", highLabel: "" },
  ...{ ask: "evening", perDay: "one", isArchived: false, position },
});

export function trackerOf(t: Translator, template: Template, position: number): TrackerChange {
  const { kind, ask, range, words: said } = template;
  const text = (of: Text | undefined) => (of ? t(of as Text<"">) : "");
  return {
    ...plainTracker(kind, position),
    ...{ name: text(said.name), unit: text(said.unit), lowLabel: text(said.low), highLabel: text(said.high) },
    ...{ ask, ...range },
  };
}
