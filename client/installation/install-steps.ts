/** How the product becomes an app on a device, in the words of its browser. */

import { guide } from "#domain/languages/en/guide.ts";
import type { Text } from "#domain/languages/text.ts";

export type InstallWay = "prompt" | "iphone" | "menu" | "insecure";

type Device = {
  /** Whether the page came over https or from this machine: only then do browsers install it. */
  readonly isSecure: boolean;
  readonly canPrompt: boolean;
  readonly userAgent: string;
  /** An iPad says that it is a Mac, which has no touch screen. */
  readonly maxTouchPoints: number;
};

export function installWay({ isSecure, canPrompt, userAgent, maxTouchPoints }: Device): InstallWay {
  if (!isSecure) return "insecure";
  if (canPrompt) return "prompt";
  const isIphone = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isIphone ? "iphone" : "menu";
}

export const installSentences: Readonly<Record<InstallWay, Text>> = guide.install.ways;
