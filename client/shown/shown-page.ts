/** The page of a shown sky: what is in view while it loads, when it is there, and when it is gone. */

import type { Text } from "#domain/languages/text.ts";
import type { ShownSky } from "#domain/shown-skies/shown-sky.ts";
import { translationsLoaded, translator } from "../languages/language.ts";
import { besideSky, overSky } from "../ui/over-sky/over-sky.ts";
import { ChosenStar } from "./chosen-star.ts";
import { connectControls } from "./controls.ts";
import type { Answer } from "./fetch-shown.ts";
import { clear, describe, type PageParts } from "./page-parts.ts";
import type { Picture, Stars } from "./picture.ts";
import { entriesOf, feelingsIn } from "./shown-entries.ts";
import { sentences, titleOf } from "./shown-text.ts";

/** The reason why the sky is not drawn: its data did not arrive, or the browser cannot draw. */
type Failure = "undelivered" | "undrawable";

export class ShownPage {
  readonly #parts: PageParts;
  readonly #chosen: ChosenStar;
  /** Aborts with the picture, which ends with the sky. */
  readonly #life = new AbortController();
  /** Code of the picture and its texts, fetched while the sky is. */
  readonly #code = import("./picture.ts").then(async (code) => {
    await translationsLoaded();
    return code;
  });
  #picture: Promise<Picture | Failure> | null = null;
  #sky: ShownSky | null = null;

  constructor(parts: PageParts, tryAgain: () => void) {
    this.#parts = parts;
    this.#chosen = new ChosenStar(parts);
    overSky(parts.head);
    for (const control of [parts.maker, parts.controls]) besideSky(control);
    parts.again.addEventListener("click", tryAgain);
    // Waited for when the sky is there.
    this.#code.catch(() => {});
    connectControls(this.#parts, this.#chosen, () => this.#sky);
  }

  /** Shows what the server answered. */
  update(answer: Answer) {
    if (answer.kind === "sky") return void this.#show(answer.sky);
    if (answer.kind === "gone") return this.#end();
    // A sky that is in view stays there without a connection.
    if (answer.kind !== "unchanged" && !this.#sky)
      this.#announce(sentences[answer.kind], answer.kind === "unreachable");
  }

  async #show(sky: ShownSky) {
    this.#sky = sky;
    describe(this.#parts, sky);
    const stars = { feelings: feelingsIn(sky), entries: entriesOf(sky) };
    this.#chosen.show(sky, stars.entries);
    this.#picture ??= this.#begin(stars, titleOf(translator(), sky));
    const picture = await this.#picture.catch(() => null);
    if (sky !== this.#sky || !picture) return;
    if (typeof picture === "string") return this.#announce(sentences[picture], picture === "undelivered");
    picture.show(stars, titleOf(translator(), sky));
    this.#announce(null);
    this.#parts.controls.hidden = false;
  }

  /** Begins the picture. Rejects once the sky is gone. */
  async #begin(stars: Stars, name: string): Promise<Picture | Failure> {
    const code = await this.#code.catch(() => null);
    if (!code) return "undelivered";
    const picture = new code.Picture({
      host: this.#parts.sky,
      descriptionId: this.#parts.keys.id,
      events: {
        ...this.#chosen.events,
        ...{ zoomed: () => {}, presetChanged: () => {} },
        contextLost: (isLost) => this.#announce(isLost ? sentences.lost : null),
      },
      began: (scene) => this.#chosen.use(scene),
      signal: this.#life.signal,
    });
    return (await picture.begin(stars, name)) ? picture : "undrawable";
  }

  /** Ends the page: nothing of the sky stays on it. */
  #end() {
    this.#sky = null;
    this.#life.abort();
    this.#chosen.use(null);
    clear(this.#parts);
    this.#announce(sentences.gone);
  }

  /** Shows a sentence in place of the sky; null when the sky is there. */
  #announce(sentence: Text | null, canTryAgain = false) {
    const { loading, message, sentence: place, again } = this.#parts;
    loading.hidden = true;
    message.hidden = sentence === null;
    place.textContent = sentence ? translator()(sentence) : "";
    again.hidden = !canTryAgain;
  }
}
