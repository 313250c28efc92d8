/** Share and Embed: the universe's address, or the HTML that embeds it in another page. */

import { home } from "#domain/languages/en/home.ts";
import { translator } from "../languages/language.ts";
import { embedSnippet } from "../ui/embed-snippet.ts";
import { copy, share } from "../ui/share.ts";
import type { TranslatedToast } from "../ui/toast-queue.ts";

/** A toast to show, a text to copy by hand if the clipboard refused, or null if the share sheet was used. */
export type ShareOutcome = { readonly toast: TranslatedToast } | { readonly copyText: string } | null;

const titleOf = (universeName: string) => translator()(home.share.pageTitle, { universe: universeName });

export async function shareUniverse(universeName: string, address: string): Promise<ShareOutcome> {
  const result = await share({ title: titleOf(universeName), url: address }, address);
  if (result === "refused") return { copyText: address };
  if (result !== "copied") return null;
  return {
    toast: (t) => ({
      title: t(home.share.linkCopied.title),
      description: t(home.share.linkCopied.description),
    }),
  };
}

export async function copyEmbed(universeName: string, address: string): Promise<ShareOutcome> {
  const snippet = embedSnippet(address, titleOf(universeName));
  if ((await copy(snippet)) === "refused") return { copyText: snippet };
  return {
    toast: (t) => ({
      title: t(home.share.embedCopied.title),
      description: t(home.share.embedCopied.description),
    }),
  };
}
