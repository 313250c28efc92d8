/** The stars of an opened journal as a list, which words can be searched in. */

import { feelingName } from "#domain/feeling-name.ts";
import { catalogue } from "#domain/feelings.ts";
import { fold } from "#domain/journal/fold.ts";
import { openSealed } from "#domain/languages/en/open-sealed.ts";
import type { Translator } from "#domain/languages/translator.ts";
import type { ReadStar, readJournal } from "./opened-file.ts";
import type { PageParts } from "./page-parts.ts";

/** So many are in view until the person asks for more. */
const atOnce = 200;

type Journal = ReturnType<typeof readJournal>;
type ListParts = Pick<PageParts, "stars" | "count" | "more" | "search" | "searchLabel">;

export class JournalList {
  readonly #parts: ListParts;
  #journal: Journal = { stars: [], ownFeelings: new Map() };
  #shown = atOnce;

  constructor(parts: ListParts) {
    this.#parts = parts;
  }

  read(journal: Journal) {
    this.#journal = journal;
    this.#shown = atOnce;
  }

  showMore(t: Translator) {
    this.#shown += atOnce;
    this.draw(t);
  }

  draw(t: Translator) {
    const { stars, count, more, search, searchLabel } = this.#parts;
    searchLabel.textContent = t(openSealed.journal.search);
    const words = fold(search.value.trim());
    const found = this.#journal.stars.filter((star) => fold(this.#textOf(t, star)).includes(words));
    const isNone = found.length === 0 && words !== "";
    count.textContent = isNone ? t(openSealed.journal.none) : this.#countText(t, found);
    more.hidden = found.length <= this.#shown;
    more.textContent = t(openSealed.journal.more);
    stars.replaceChildren(...found.slice(0, this.#shown).map((star) => this.#item(t, star)));
  }

  /** The bin is counted apart, as the line about the file does not count it. */
  #countText(t: Translator, found: readonly ReadStar[]): string {
    const binned = found.filter(({ isBinned }) => isBinned).length;
    const shown = t(openSealed.journal.shown, { count: found.length - binned });
    return binned === 0 ? shown : `${shown} ${t(openSealed.journal.binned, { count: binned })}`;
  }

  #textOf = (t: Translator, star: ReadStar) =>
    [star.note, ...star.tags, ...star.feelings.map(({ id }) => this.#nameOf(t, id))].join("\n");

  #nameOf = (t: Translator, id: string) => this.#journal.ownFeelings.get(id) ?? feelingName(t, catalogue, id);

  #item(t: Translator, star: ReadStar): HTMLElement {
    const item = document.createElement("li");
    const when = new Intl.DateTimeFormat(t.locale, {
      ...{ dateStyle: "full", timeStyle: "short", timeZone: "UTC" },
    }).format(star.moment);
    const bin = star.isBinned ? ` (${t(openSealed.journal.inBin)})` : "";
    item.append(line(`${when}${bin}`, "quiet small"), line(this.#feelings(t, star)));
    if (star.tags.length > 0)
      item.append(line(`${t(openSealed.journal.tags)}: ${star.tags.join(", ")}`, "quiet small"));
    if (star.note !== "") item.append(line(star.note, "note"));
    return item;
  }

  #feelings(t: Translator, { feelings }: ReadStar): string {
    const [first = "", second] = feelings.map(({ id, intensity }) =>
      t(openSealed.journal.feeling, { feeling: this.#nameOf(t, id), intensity }),
    );
    return second ? t(openSealed.journal.twin, { first, second }) : first;
  }
}

/** What a person wrote has the direction of its own letters. */
function line(text: string, className = ""): HTMLElement {
  return Object.assign(document.createElement("p"), { textContent: text, className, dir: "auto" });
}
