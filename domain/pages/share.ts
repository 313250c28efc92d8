/** How a text that another app shares becomes the note of a new star. */

/** Where the manifest sends it. */
export const sharePath = "/share";
/** The page that takes it. */
export const sharePage = "/?add=1&shared=1";
/** Of the browser's Cache Storage: it holds the text, under `sharePath`, until the page takes it. */
export const sharedCache = "mood-universe.shared";

/** Characters that are kept of a shared text. A note is shorter, but the person decides what to cut. */
const limit = 10_000;

/** One text of what another app shares; a part that another one contains is left out. */
export function joinShared(title: string, text: string, url: string): string {
  const parts = [title, text, url].map((part) => part.trim());
  const isRepeated = (part: string, at: number) =>
    parts.some(
      (other, place) => place !== at && other.includes(part) && (other.length > part.length || place < at),
    );
  return parts
    .filter((part, at) => part !== "" && !isRepeated(part, at))
    .join("\n")
    .slice(0, limit);
}

/** The note with the shared text below what is written there already. */
export const noteWithShared = (note: string, shared: string): string =>
  note.trim() === "" ? shared : `${note.trimEnd()}\n\n${shared}`;
