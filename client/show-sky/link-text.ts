/** What the settings say of a link. */

import { embedPath, type Link, shownPath, type Validity } from "#domain/shown-skies/link.ts";
import { embedSnippet } from "../ui/embed-snippet.ts";

const day = new Intl.DateTimeFormat(undefined, { dateStyle: "long" });

export const dayText = (moment: string) => day.format(new Date(moment));

export const validityNames: Readonly<Record<Validity, string>> = {
  day: "1 day",
  week: "1 week",
  month: "30 days",
  year: "1 year",
  unlimited: "Until you end it",
};

/** What a link tells beside what its owner permits. */
export const looksTellFeelings =
  "Somebody who knows Mood Universe can tell feelings by their colours, shapes and places, without names.";
export const liveTellsWhen = "Whoever looks often sees when a new star comes, also without dates.";

type Choices = Pick<Link, "showsFeelings" | "showsDates">;

export function contentsText({ showsFeelings, showsDates }: Choices): string {
  if (showsFeelings && showsDates) return "Colours, shapes, names of feelings, and dates";
  if (showsFeelings) return "Colours, shapes, and names of feelings";
  return showsDates ? "Colours, shapes, and dates" : "Colours and shapes only";
}

export const starsText = ({ asOf }: Link) =>
  asOf === null ? "New stars appear in it" : `As it was on ${dayText(asOf)}`;

export function endText({ endsAt }: Link, hasEnded: boolean): string {
  if (endsAt === null) return "Works until you end it";
  return hasEnded ? `Ended on ${dayText(endsAt)}` : `Works until ${dayText(endsAt)}`;
}

export const viewsText = ({ views }: Link) =>
  views === 1 ? "Opened once" : views === 0 ? "Not opened yet" : `Opened ${views.toLocaleString()} times`;

/** The first free one of "My sky", "My sky 2", … */
export function nextLabel(links: readonly Link[]): string {
  const taken = new Set(links.map(({ label }) => label));
  for (let number = 1; ; number++) {
    const label = number === 1 ? "My sky" : `My sky ${number}`;
    if (!taken.has(label)) return label;
  }
}

/** The HTML that shows the sky of a link's address in any page. Its title, for assistive technology, says nothing of the person. */
export function embedCode(url: string): string {
  const { origin, pathname } = new URL(url);
  return embedSnippet(origin + embedPath(pathname.slice(shownPath("").length)), "A sky of Mood Universe");
}
