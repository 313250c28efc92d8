/**
 * Calls for which the HTML has asked before any script ran (server/pages/page-html.ts). The browser hands out the reply
 * of each to the first `fetch` of the same URL.
 */

const early = new Set<string>();

export function noteEarlyCalls(urls: Iterable<string>) {
  for (const url of urls) early.add(url);
}

/** The URLs in the HTML of this page. */
export const callsInHtml = () =>
  [...document.querySelectorAll('link[rel="preload"][as="fetch"]')].map(
    (link) => link.getAttribute("href") ?? "",
  );

/** Whether the HTML has asked for this URL, and nobody has taken the reply yet. */
export const isEarlyCall = (url: string): boolean => early.has(url);

/** Whether the reply of the next `fetch` of this URL may be as old as the page. */
export const takeEarlyCall = (url: string): boolean => early.delete(url);

/** Discards the early replies that no code has taken yet. Called before a sign-in, because they belong to the session before. */
export function dropEarlyCalls() {
  for (const url of early) fetch(url, { credentials: "include" }).catch(() => {});
  early.clear();
}
