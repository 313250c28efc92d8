/** The parts of shown.html, which has all elements that do not depend on the sky. */

import { shown } from "#domain/languages/en/shown.ts";
import type { Text } from "#domain/languages/text.ts";
import type { ShownSky } from "#domain/shown-skies/shown-sky.ts";
import { translator } from "../languages/language.ts";
import { descriptionOf, summaryOf, titleOf } from "./shown-text.ts";
import { fillList, hasList } from "./star-list.ts";

/** Fewer stars have the last light behind them, as in the client (`Dusk`). */
const starsAtDusk = 15;

const partNames = [
  ...(["sky", "mark", "dusk", "loading", "head", "title", "summary", "message", "sentence"] as const),
  ...(["again", "keys", "spoken", "halo", "tooltip", "maker", "controls", "list", "rows"] as const),
  ...(["made", "listTitle"] as const),
] as const;
const buttonNames = ["in", "out", "reset", "list", "close"] as const;

type Named<Name extends string, Element> = Readonly<Record<Name, Element>>;
/** Buttons, named by what they do. */
export type PageButtons = Named<(typeof buttonNames)[number], HTMLButtonElement>;
export type PageParts = Named<(typeof partNames)[number], HTMLElement> & { readonly buttons: PageButtons };

export function findParts(page: ParentNode = document): PageParts {
  const parts = partNames.map((name) => [name, find(page, `[data-part="${name}"]`)]);
  const buttons = buttonNames.map((name) => [name, find(page, `[data-do="${name}"]`)]);
  return { ...Object.fromEntries(parts), buttons: Object.fromEntries(buttons) };
}

function find(page: ParentNode, selector: string): HTMLElement {
  const element = page.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`shown.html has no ${selector}.`);
  return element;
}

const buttonTexts: Readonly<Record<(typeof buttonNames)[number], Text>> = {
  in: shown.zoomIn,
  out: shown.zoomOut,
  reset: shown.reset,
  list: shown.list,
  close: shown.close,
};

/** Writes what does not depend on the sky in the reader's language. */
export function translatePage(parts: PageParts) {
  const t = translator();
  document.title = t(shown.title);
  parts.title.textContent = t(shown.title);
  parts.again.textContent = t(shown.tryAgain);
  parts.listTitle.textContent = t(shown.listTitle);
  parts.made.replaceChildren(
    ...t.parts<typeof shown.maker.english, Node>(shown.maker, {
      name: (content) => {
        const name = Object.assign(document.createElement("span"), { className: "whitespace-nowrap" });
        name.append(...content);
        return name;
      },
    }),
  );
  for (const name of buttonNames) {
    const label = t(buttonTexts[name]);
    Object.assign(parts.buttons[name], { ariaLabel: label, title: label });
  }
}

/** Everything on the page that is text, or depends on what the owner permits. */
export function describe(parts: PageParts, sky: ShownSky) {
  const stars = sky.stars.length;
  const t = translator();
  const title = titleOf(t, sky);
  parts.title.textContent = title;
  document.title = title;
  parts.summary.textContent = summaryOf(t, sky);
  parts.keys.textContent = descriptionOf(t, sky);
  parts.sky.toggleAttribute("data-unnamed", !sky.showsFeelings);
  parts.sky.toggleAttribute("data-dusk", stars < starsAtDusk);
  parts.dusk.style.opacity = String(Math.max(0, 1 - stars / starsAtDusk));
  parts.buttons.list.hidden = !hasList(sky);
  const list = parts.list as HTMLDialogElement;
  if (hasList(sky)) {
    if (list.open) fillList(parts.rows, sky);
    return;
  }
  list.close();
  parts.rows.replaceChildren();
}

/** Takes the sky's own words and its list off the page. */
export function clear(parts: PageParts) {
  parts.title.textContent = "Mood Universe";
  document.title = "Mood Universe";
  for (const part of [parts.summary, parts.keys, parts.spoken, parts.tooltip, parts.rows])
    part.replaceChildren();
  for (const part of [parts.tooltip, parts.halo]) part.style.visibility = "hidden";
  parts.sky.removeAttribute("data-dusk");
  parts.controls.hidden = true;
  (parts.list as HTMLDialogElement).close();
}
