/** The pages of visitors that the server draws, so that their forms are in view before any script has run. */

import type { LanguageId } from "../languages/languages.ts";
import type { Instance } from "../session-calls.ts";
import { pageOf } from "./paths.ts";

/** Attribute of the root element with a `DrawnPage` as JSON. */
export const drawnAttribute = "data-drawn";

/** Cookie of a browser in which somebody has used the product before: the login page begins with its form. */
export const knownBrowserCookie = "mood-universe-known";

export const drawnPaths = ["/login", "/register"] as const;

export type DrawnPath = (typeof drawnPaths)[number];

/** What the server has drawn. `instance` is the reply that the client would otherwise ask for. */
export type DrawnPage = {
  readonly page: DrawnPath;
  readonly language: LanguageId;
  readonly isKnown: boolean;
  readonly instance: Instance;
};

/** `title` is that of the document, `html` the content of the root element. */
export type Drawing = { readonly title: string; readonly html: string };

/** The file of the built client with the drawings of a language, by their names; it is for the server. */
export const drawingsFile = (language: string) => `drawn-pages-${language}.json`;

/** Which of them a visitor's URL shows; null for another page, and where the query says more than the server draws. */
export function drawnPageOf(url: string): DrawnPath | null {
  const [path = "", query] = url.split("?");
  if (query || /^\/farewell\/?$/.test(path)) return null;
  const page = pageOf(path, false);
  return drawnPaths.find((drawn) => drawn === page) ?? null;
}

/** The name of a drawing among those that the build makes (tools/drawn-pages.ts): what the page depends on. */
export function drawingOf({ page, isKnown, instance }: Omit<DrawnPage, "language">): string {
  const {
    universeNameSignIn,
    registration,
    byInvitation = false,
    providerSignIn,
    passkeyObstacle,
  } = instance;
  const ways = [universeNameSignIn, providerSignIn, passkeyObstacle === null];
  const open = [registration, byInvitation];
  const dependsOn = page === "/register" ? open : [isKnown, ...open, ...ways];
  return [page, ...dependsOn.map(Number)].join(" ");
}
