/** How a text that another app shares becomes the note of a new star. */

/** Where the manifest sends it. */
export const sharePath = "/share";
/** Name in the browser's Cache Storage: this cache holds the text until the page takes it. */
export const sharedCache = "mood-universe.shared";
/** Path under which the cache holds the text. */
export const sharedEntry = (key: string): string => `${sharePath}/${key}`;
/**
 * Any site can send a text to `sharePath`, and no service worker can tell who did; the server can, when the browser goes
 * on to this path. It leads to `sharePage` with the key, which no other site can know, or to `lostSharePage`.
 */
export const shareCheck = (key: string): string => `${sharePath}?key=${key}`;

/** The page that takes the text. */
export const sharePage = (key: string): string => `/?add=1&shared=${key}`;
/** Path for a text where the server could not be asked: then only the window of the installed app takes it. */
export const uncheckedSharePage = (key: string): string => `${sharePage(key)}&unchecked=1`;
/** Says that there is no text. */
export const lostSharePage = "/?shared=lost";

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
