/** How the product becomes an app on a device, in the words of its browser. */

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

export const installSentences: Readonly<Record<InstallWay, string>> = {
  prompt: "It gets its own icon and window, and opens without a network.",
  iphone:
    "In Safari, tap Share, then “Add to Home Screen”. Mood Universe gets its own icon and opens without a network.",
  menu: "Open your browser's menu and choose “Install” or “Add to Home screen”. Mood Universe gets its own icon and opens without a network.",
  insecure:
    "Over plain HTTP, browsers neither install it nor let it open without a network. Both need an address that begins with https://.",
};
