/**
 * A component test cannot load its page anew, because the page is also that of the test: it hears of what would do so, such
 * as `location.reload()`, and opens the page as it can. The returned function ends this.
 */
export function followPageLoads(load: (path: string) => void): () => void {
  const listen = (event: NavigateEvent) => {
    const { url, sameDocument } = event.destination;
    if (sameDocument || event.downloadRequest !== null) return;
    event.preventDefault();
    const { pathname, search } = new URL(url);
    load(pathname + search);
  };
  navigation.addEventListener("navigate", listen);
  return () => navigation.removeEventListener("navigate", listen);
}
