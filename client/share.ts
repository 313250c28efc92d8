/** Handing something on: by the device's share sheet where there is one, else by the clipboard. */

export type Shared = "shared" | "copied" | "cancelled" | "refused";

/** The device's own words for somebody who thought better of it, and for a second press while the sheet is open. */
const needsNothingElse = (error: unknown) =>
  error instanceof DOMException && (error.name === "AbortError" || error.name === "InvalidStateError");

/** `otherwise` is what the clipboard gets where there is no sheet, or where it refuses. */
export async function share(data: ShareData, otherwise: string): Promise<Shared> {
  if (typeof navigator.share === "function" && (navigator.canShare?.(data) ?? true)) {
    try {
      await navigator.share(data);
      return "shared";
    } catch (error) {
      if (needsNothingElse(error)) return "cancelled";
    }
  }
  return copy(otherwise);
}

/** A clipboard may be missing (no https) or forbidden: nothing is lost, and the caller says so. */
export async function copy(text: string): Promise<"copied" | "refused"> {
  try {
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch {
    return "refused";
  }
}
