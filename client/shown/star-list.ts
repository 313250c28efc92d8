/** All stars of a shown sky as text, for readers without sight and for everyone who wants to look one up. */

import { shown } from "#domain/languages/en/shown.ts";
import type { ShownSky, ShownStar } from "#domain/shown-skies/shown-sky.ts";
import { translator } from "../languages/language.ts";
import { feelingText, monthText, shortDayText } from "./shown-text.ts";

type Section = { readonly title: string | null; readonly stars: readonly ShownStar[] };

/** Lists the stars, the newest first; by months where dates are permitted. */
export function fillList(rows: HTMLElement, sky: ShownSky) {
  rows.replaceChildren(...sectionsOf(sky).map((section) => sectionElement(section, sky)));
}

export const hasList = ({ showsFeelings, showsDates, stars }: ShownSky) =>
  (showsFeelings || showsDates) && stars.length > 0;

function sectionsOf({ stars }: ShownSky): readonly Section[] {
  const newestFirst = stars.toReversed();
  const byMonth = Map.groupBy(newestFirst, ({ day }) => day?.slice(0, 7) ?? "");
  return [...byMonth.values()].map((list) => ({
    title: list[0]?.day ? monthText(translator(), list[0].day) : null,
    stars: list,
  }));
}

/** The browser lays out only the sections in view (`content-visibility`). */
function sectionElement({ title, stars }: Section, sky: ShownSky): HTMLElement {
  const section = make("section", "shown-section");
  if (title) section.append(make("h3", "pt-4 pb-1 font-medium", title));
  const list = make("ul", "flex flex-col");
  list.append(...stars.map((star) => rowElement(star, sky)));
  section.style.setProperty("--rows", String(stars.length));
  section.append(list);
  return section;
}

function rowElement(star: ShownStar, { looks, showsFeelings }: ShownSky): HTMLElement {
  const t = translator();
  const row = make("li", "flex min-h-9 items-center gap-3 border-line border-b py-1");
  const look = looks[star.look];
  const dot = make("span", "tone swatch size-3 shrink-0 rounded-full");
  dot.style.setProperty("--night-tone", look?.color ?? "");
  dot.style.setProperty("--paper-tone", look?.inkColor ?? "");
  row.append(dot);
  if (showsFeelings)
    row.append(
      make("span", "min-w-0 grow wrap-anywhere", feelingText(t, star, looks) ?? t(shown.star.anotherAlone)),
    );
  if (star.day)
    row.append(make("span", "shrink-0 text-quiet text-small tabular-nums", shortDayText(t, star.day)));
  return row;
}

function make(tag: string, className: string, text = ""): HTMLElement {
  return Object.assign(document.createElement(tag), { className, textContent: text });
}
