/** The files that a page saves to the downloads of the browser. */

import { vi } from "vitest";

export type SavedFile = { readonly name: string; readonly content: Blob };

/** Records files instead of saving them, until the end of the test. */
export function recordSavedFiles(): readonly SavedFile[] {
  const saved: SavedFile[] = [];
  const blobs = new Map<string, Blob>();
  const makeUrl = URL.createObjectURL.bind(URL);
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    const url = makeUrl(blob);
    blobs.set(url, blob as Blob);
    return url;
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    const content = blobs.get(this.href);
    if (content) saved.push({ name: this.download, content });
  });
  return saved;
}
