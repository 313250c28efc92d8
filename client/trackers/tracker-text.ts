import { CircleDot, Hash, type LucideIcon, Tally5, Timer, ToggleLeft } from "lucide-react";
import { trackerTexts } from "#domain/languages/en/tracker-texts.ts";
import type { Translator } from "#domain/languages/translator.ts";
import type { Tracker } from "#domain/records/tracker/tracker.ts";

export const kindIcons: Readonly<Record<Tracker["kind"], LucideIcon>> = {
  scale: CircleDot,
  "yes-no": ToggleLeft,
  count: Tally5,
  duration: Timer,
  number: Hash,
};

/** How a tracker is measured and when it is asked for, in a line. */
export function summaryText(t: Translator, { kind, ask, perDay }: Tracker): string {
  const said = { kind: t(trackerTexts.kinds[kind].name), asked: t(trackerTexts.asks[ask].short) };
  return t(perDay === "many" ? trackerTexts.summaryMany : trackerTexts.summary, said);
}
