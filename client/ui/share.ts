/** Sharing by the device's share sheet, or by the clipboard without one. */

export type ShareResult = "shared" | "copied" | "cancelled" | "refused";

/** Whether the person closed the sheet (AbortError), or it is already open (InvalidStateError). */
export const isCancellation = (error: unknown) =>
  error instanceof DOMException && (error.name === "AbortError" || error.name === "InvalidStateError");

/** `fallback` is copied to the clipboard without a share sheet, or when the sheet refuses. */
export async function share(data: ShareData, fallback: string): Promise<ShareResult> {
  if (typeof navigator.share === "function" && (navigator.canShare?.(data) ?? true)) {
    try {
      await navigator.share(data);
      return "shared";
    } catch (error) {
      if (isCancellation(error)) return "cancelled";
    }
  }
  return copy(fallback);
}

/** The clipboard is missing without https and may be forbidden: the caller then shows the text. */
export async function copy(text: string): Promise<"copied" | "refused"> {
  try {
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch {
    return "refused";
  }
}
