/** Records every toast, because a toast disappears after five seconds, which a slow machine can miss. */

declare global {
  interface Window {
    /** The lines of each toast of this page, oldest first. */
    recordedToasts?: string[][];
  }
}

/**
 * Begins `recordedToasts`; the returned function ends the recording. It uses nothing outside itself, because journeys run
 * it in a page before its scripts.
 */
export function recordToasts(): () => void {
  const recorded: string[][] = [];
  let last: Element | null = null;
  const observer = new MutationObserver(() => {
    const toast = document.querySelector("[data-toaster]");
    if (toast && toast !== last)
      recorded.push(Array.from(toast.querySelectorAll("p"), (line) => line.textContent));
    last = toast;
  });
  observer.observe(document, { childList: true, subtree: true });
  window.recordedToasts = recorded;
  return () => observer.disconnect();
}

export class RecordedToasts {
  readonly stop = recordToasts();

  /** Of each toast its title and, after a colon, its description; oldest first. */
  get texts(): readonly string[] {
    return (window.recordedToasts ?? []).map((lines) => lines.join(": "));
  }
}
