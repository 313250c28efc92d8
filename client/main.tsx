/**
 * Starts the client: with the form that the HTML contains, where the server knows that nobody is signed in, and otherwise
 * with the whole app.
 */

import "./ui/theme.css";
import "./ui/slider.css";
import { createRoot } from "react-dom/client";
import { drawnAttribute } from "#domain/pages/drawn-pages.ts";
import { followLanguage, startLanguage } from "./languages/chosen-language.ts";
import { drawnPage } from "./loading/drawn-page.ts";
import { lazyCode } from "./loading/lazy-code.ts";
import { followOtherTabs } from "./theme/theme.ts";

const app = lazyCode(() => import("./app.tsx"));
const visitor = lazyCode(() => import("./visitor.tsx"));

const element = document.getElementById("root");
if (!element) throw new Error("index.html has no #root.");
const root: HTMLElement = element;

const language = startLanguage();
followOtherTabs();
followLanguage();
const drawn = drawnPage(root);
void (drawn ? startVisitor(drawn) : startApp());

async function startVisitor(page: NonNullable<typeof drawn>) {
  const { takeOverDrawing } = await visitor.load();
  await language;
  await takeOverDrawing(root, page, app);
}

async function startApp() {
  // The drawing is not what this browser shows.
  root.removeAttribute(drawnAttribute);
  const { openApp } = await app.load();
  const renderApp = openApp();
  // This task begins on its own, because the evaluation of the modules before it is long on a slow processor.
  setTimeout(async () => {
    await language;
    renderApp(createRoot(root));
  });
}
