/** Handing the universe on: its address, or the code that shows it in another page. */

import { copy, share } from "../share.ts";
import type { ToastContent } from "../ui/toast-queue.ts";
import { embedSnippet } from "./embed-snippet.ts";

/** A toast to show, a text to copy by hand where the clipboard refused, or null where nothing is left to say. */
export type HandedOn = { readonly toast: ToastContent } | { readonly byHand: string } | null;

const titleOf = (universeName: string) => `${universeName} Mood Universe`;

export async function shareUniverse(universeName: string, address: string): Promise<HandedOn> {
  const shared = await share({ title: titleOf(universeName), url: address }, address);
  if (shared === "refused") return { byHand: address };
  if (shared !== "copied") return null;
  return { toast: { title: "Link copied", description: "The address of this page is on your clipboard." } };
}

export async function copyEmbed(universeName: string, address: string): Promise<HandedOn> {
  const snippet = embedSnippet(address, titleOf(universeName));
  if ((await copy(snippet)) === "refused") return { byHand: snippet };
  return {
    toast: {
      title: "Embed code copied",
      description: "Paste it into a page of this same site to show your universe there.",
    },
  };
}
