/**
 * Draws the pages of visitors for the server, in a process of the build: there is no browser, and no server. visitor.tsx takes
 * over what is drawn here, so that both render the same.
 */

import { renderToString } from "react-dom/server.edge";
import { Router } from "wouter";
import { account } from "#domain/languages/en/account.ts";
import { common } from "#domain/languages/en/common.ts";
import type { LanguageId } from "#domain/languages/languages.ts";
import { type Drawing, type DrawnPage, drawingOf, drawnPaths } from "#domain/pages/drawn-pages.ts";
import { setLanguage, translator } from "./languages/language.ts";
import { titleOf } from "./navigation/page-title.ts";
import { preparePage, VisitorShell } from "./visitor.tsx";

const either = [true, false];
const registrations = [
  { registration: true },
  { registration: false },
  { registration: false, byInvitation: true },
] as const;
/** One stands for all. */
const passkeyObstacles = [null, "http"] as const;

/** Every page as it depends on the browser and on the settings of the server. */
const drawnPages: readonly Omit<DrawnPage, "language">[] = drawnPaths.flatMap((page) =>
  either.flatMap((isKnown) =>
    either.flatMap((universeNameSignIn) =>
      registrations.flatMap((registration) =>
        either.flatMap((providerSignIn) =>
          passkeyObstacles.map((passkeyObstacle) => ({
            ...{ page, isKnown },
            instance: {
              ...{ universeNameSignIn, ...registration, providerSignIn, passkeyObstacle },
              ...{ contacts: { support: "", technical: "", business: "" }, supportLines: [] },
            },
          })),
        ),
      ),
    ),
  ),
);

const titles = { "/login": common.logIn, "/register": account.register.title };

const nothing = () => {};

async function draw(drawn: (typeof drawnPages)[number]): Promise<Drawing> {
  // What known-browser.ts reads.
  Object.assign(globalThis, { localStorage: { getItem: () => (drawn.isKnown ? "1" : null) } });
  await preparePage(drawn);
  const html = renderToString(
    <Router ssrPath={drawn.page}>
      <VisitorShell openApp={nothing} onReady={() => nothing} />
    </Router>,
  );
  return { title: titleOf(translator()(titles[drawn.page])), html };
}

/** All pages in a language, by the names that `drawingOf` gives them. */
export async function drawAll(language: LanguageId): Promise<Record<string, Drawing>> {
  await setLanguage({ language, locale: language });
  const drawings: Record<string, Drawing> = {};
  for (const drawn of drawnPages) drawings[drawingOf(drawn)] ??= await draw(drawn);
  return drawings;
}
