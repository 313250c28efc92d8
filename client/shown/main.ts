/** The page of a shown sky and its embed: an entry and a build of its own, without React or storage. It reads one cookie: the reader's language. */

import "./shown.css";
import { ownPage } from "../base-path.ts";
import { startLanguage } from "../languages/chosen-language.ts";
import { countView, isEmbed, shownSource, tokenOf } from "./fetch-shown.ts";
import { findParts, translatePage } from "./page-parts.ts";
import { letPageScroll } from "./scrolling.ts";
import { ShownPage } from "./shown-page.ts";
import { watchShown } from "./watch-shown.ts";

const parts = findParts();
// The language comes before anything is drawn: the canvas has texts, too.
await startLanguage();
translatePage(parts);
const path = ownPage();
const token = tokenOf(path);

if (isEmbed(path)) {
  document.documentElement.dataset.embed = "";
  // The product would take the place of the sky in a frame.
  Object.assign(parts.maker, { target: "_blank", rel: "noopener" });
  letPageScroll(parts.sky);
}

let isCounted = false;
const page = new ShownPage(parts, () => void watch.askNow());
const watch = watchShown(
  shownSource(token),
  (answer) => {
    page.update(answer);
    if (answer.kind === "sky" && !isCounted) countView(token);
    isCounted ||= answer.kind === "sky";
  },
  new AbortController().signal,
);

// The canvas and the words beside it are drawn once.
addEventListener("languagechange", () => location.reload());
