/** Asks for the data of a shown sky: without cookies, so that it knows nothing of who looks. */

import { type ShownSky, shownSkySchema } from "#domain/shown-skies/shown-sky.ts";
import { withBase } from "../base-path.ts";

export type Answer =
  | { readonly kind: "sky"; readonly sky: ShownSky }
  /** The sky is the same as the last time. */
  | { readonly kind: "unchanged" }
  /** The link is revoked, ended or unknown: the server does not tell which. */
  | { readonly kind: "gone" }
  /** The server asks to wait so many seconds. */
  | { readonly kind: "busy"; readonly wait: number }
  | { readonly kind: "unreachable" };

/** Without an answer in this time, the server counts as unreachable. Milliseconds. */
const longestWait = 20_000;
/** Seconds to wait where the server does not say how long. */
const usualWait = 30;

/** The token of `/s/{token}` and `/s/{token}/embed`; "" for another path. */
export const tokenOf = (path: string) => /^\/s\/([^/]+)/.exec(path)?.[1] ?? "";
export const isEmbed = (path: string) => /^\/s\/[^/]+\/embed\/?$/.test(path);

/** Returns a function that asks, and remembers which version it got the last time. */
export function shownSource(token: string): () => Promise<Answer> {
  let version: string | null = null;
  return async () => {
    try {
      const response = await fetch(withBase(`/api/shown/${token}`), {
        credentials: "omit",
        referrerPolicy: "no-referrer",
        // The browser sends the version that it has, and gets only what is new.
        cache: "no-cache",
        signal: AbortSignal.timeout(longestWait),
      });
      if (!response.ok) return refusal(response);
      const next = response.headers.get("etag");
      if (next !== null && next === version) return { kind: "unchanged" };
      const sky = shownSkySchema.parse(await response.json());
      version = next;
      return { kind: "sky", sky };
    } catch {
      return { kind: "unreachable" };
    }
  };
}

/** Counts a view, a number that the owner sees, nothing else. A view that cannot be counted is no failure. */
export function countView(token: string) {
  fetch(withBase(`/api/shown/${token}/views`), {
    method: "POST",
    credentials: "omit",
    referrerPolicy: "no-referrer",
  }).catch(() => {});
}

function refusal({ status, headers }: Response): Answer {
  if (status === 404 || status === 400) return { kind: "gone" };
  if (status !== 429) return { kind: "unreachable" };
  return { kind: "busy", wait: Number(headers.get("retry-after")) || usualWait };
}
