/** Journeys below a path of the host: steps go on naming pages and calls without the path. */

import type { APIRequestContext, BrowserContext, Page } from "@playwright/test";
import { nameWithin } from "../client/base-path.ts";

/** With `BELOW=/mood`, all journeys run below this path. */
export const journeysPath = process.env.BELOW ?? "";

const methods = ["get", "post", "put", "patch", "delete", "head", "fetch"] as const;

/** The name under which the browser of a journey keeps something. */
export const storedName = (name: string, path = journeysPath) => nameWithin(path, `mood-universe.${name}`);

/** The address of a path in the product, whose own address ends with its path. */
function below(address: string, url: string): string {
  const { origin, pathname } = new URL(address);
  if (!url.startsWith("/") || pathname === "/") return url;
  return url.startsWith(`${pathname}/`) ? origin + url : address + url;
}

/** Puts the address of the product before the paths that steps call. */
export function callBelow(request: APIRequestContext, address: string) {
  for (const method of methods) {
    const send = request[method];
    request[method] = ((url: string, options: object) =>
      send.call(request, below(address, url), options)) as typeof request.get & typeof request.fetch;
  }
}

/** Puts the address of the product before the paths that steps open and call. */
export function goBelow(context: BrowserContext, address: string) {
  callBelow(context.request, address);
  const openBelow = (page: Page) => {
    const { goto } = page;
    page.goto = (url, options) => goto.call(page, below(address, url), options);
  };
  for (const page of context.pages()) openBelow(page);
  context.on("page", openBelow);
}
