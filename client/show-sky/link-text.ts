/** What the settings say of a link. */

import { showSky } from "#domain/languages/en/show-sky.ts";
import type { Text } from "#domain/languages/text.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { embedOf, type Link, type Validity } from "#domain/shown-skies/link.ts";
import { dayText } from "../time/day-text.ts";
import { embedSnippet } from "../ui/embed-snippet.ts";

export const validityNames: Readonly<Record<Validity, Text>> = showSky.form.validities;

type Choices = Pick<Link, "showsFeelings" | "showsDates">;

/** What a link tells. */
export function contentsText({ showsFeelings, showsDates }: Choices): Text {
  const { looks, feelings, dates, both } = showSky.link.contents;
  if (showsFeelings && showsDates) return both;
  if (showsFeelings) return feelings;
  return showsDates ? dates : looks;
}

export const starsText = (t: Translator, { asOf }: Link) =>
  asOf === null ? t(showSky.link.newStars) : t(showSky.link.asOf, { day: dayText(t, asOf) });

export function endText(t: Translator, { endsAt }: Link, hasEnded: boolean): string {
  if (endsAt === null) return t(showSky.link.unlimited);
  return t(hasEnded ? showSky.link.endedOn : showSky.link.until, { day: dayText(t, endsAt) });
}

/** The end of a link that works, among the ends that it can get. */
export const endAsNow = (t: Translator, { endsAt }: Link) =>
  endsAt === null ? t(showSky.form.unlimitedAsNow) : t(showSky.form.untilAsNow, { day: dayText(t, endsAt) });

/** The first free label of "My sky", "My sky 2", …, in the reader's language. */
export function nextLabel(t: Translator, links: readonly Link[]): string {
  const taken = new Set(links.map(({ label }) => label));
  for (let number = 1; ; number++) {
    const label = number === 1 ? t(showSky.form.firstLabel) : t(showSky.form.nextLabel, { number });
    if (!taken.has(label)) return label;
  }
}

/** The HTML that shows the sky of a link's address in any page. Its title, for assistive technology, says nothing of the person. */
export function embedCode(t: Translator, url: string): string {
  return embedSnippet(embedOf(url), t(showSky.offer.title));
}
