/** Whether somebody has used the product in this browser before: then the login screen shows its form first. */

const knownBrowserKey = "mood-universe.known";

export function isKnownBrowser(): boolean {
  try {
    return localStorage.getItem(knownBrowserKey) !== null;
  } catch {
    return false;
  }
}

/** Storage may be forbidden: then every visit is a first one. */
export function rememberBrowser() {
  try {
    localStorage.setItem(knownBrowserKey, "1");
  } catch {
    // A lost value changes nothing but the order of the login screen.
  }
}
