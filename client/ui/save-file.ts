/** Milliseconds that are long enough for every browser to have begun the download. */
const keptMs = 60_000;

/** Saves a file to the downloads of the browser. */
export function saveFile(blob: Blob, name: string) {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), keptMs);
}
