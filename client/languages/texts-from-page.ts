/** The texts of a worker come from its page: a worker is one file, which would have all languages. */

import { loadedParts } from "#domain/languages/text.ts";
import type { Catalogue } from "#domain/languages/translator.ts";

/** What a worker asks its page for: the texts of the parts that its code has, with the ids of each in order. */
export type TextsNeeded = {
  readonly type: "texts-needed";
  readonly parts: readonly (readonly [part: string, ids: readonly string[]])[];
};

export type TextsSent = { readonly type: "texts"; readonly catalogue: Catalogue };

/** Resolves with the messages of the page's language for all code of this worker; none in English. */
export function textsFromPage(): Promise<Catalogue> {
  const { promise, resolve } = Promise.withResolvers<Catalogue>();
  addEventListener("message", function take({ data }: MessageEvent<TextsSent | { readonly type: "other" }>) {
    if (data.type !== "texts") return;
    removeEventListener("message", take);
    resolve(data.catalogue);
  });
  postMessage({ type: "texts-needed", parts: [...loadedParts()] } satisfies TextsNeeded);
  return promise;
}
