/** Milliseconds without a change after which a URL has what was chosen. */
const pauseMs = 300;

/**
 * Writes after a pause, and at once when a link is followed or the page is left. Browsers refuse some hundred changes of the
 * URL within seconds. Returns what stops the waiting.
 */
export function writeSoon(write: () => void): () => void {
  const timer = setTimeout(write, pauseMs);
  addEventListener("focusout", write);
  addEventListener("pagehide", write);
  return () => {
    clearTimeout(timer);
    removeEventListener("focusout", write);
    removeEventListener("pagehide", write);
  };
}
