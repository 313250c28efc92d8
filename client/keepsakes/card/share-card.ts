/** Sharing and copying a picture, where the browser can. */

import { isCancellation } from "../../ui/share.ts";

export const cardFile = (picture: Blob) => new File([picture], "card-of-my-sky.png", { type: "image/png" });

export const canShareFiles = (): boolean =>
  typeof navigator.canShare === "function" && navigator.canShare({ files: [cardFile(new Blob())] });

export async function shareFile(file: File): Promise<"shared" | "cancelled" | "refused"> {
  try {
    await navigator.share({ files: [file] });
    return "shared";
  } catch (error) {
    return isCancellation(error) ? "cancelled" : "refused";
  }
}

/** Copies a picture; returns whether the clipboard took it. */
export async function copyPicture(picture: Blob): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ "image/png": picture })]);
    return true;
  } catch {
    return false;
  }
}
