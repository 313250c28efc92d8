// Runs before the first paint, so that the page never flashes in the other theme, or without the curtain of the lock, and
// before the modules. It is a separate file and not a module, because the content security policy forbids inline scripts
// and modules run after parsing.
{
  const page = document.documentElement;
  const mediaFor = (ground, theme) =>
    theme ? (theme === ground ? "all" : "not all") : `(prefers-color-scheme: ${ground})`;
  // The browser's bars and its blank page follow the theme.
  const follow = () => {
    const { theme } = page.dataset;
    for (const meta of document.querySelectorAll("meta[data-ground]"))
      meta.media = mediaFor(meta.dataset.ground, theme);
    document.querySelector("meta[name=color-scheme]").content = theme ?? "dark light";
  };
  // The names of an installation below a path begin with the path, as in client/base-path.ts.
  const [, base] = /^\w+:\/\/[^/]+(\/.+)\/assets\/[^/]+$/.exec(document.currentScript.src) ?? [];
  const read = (name) => localStorage.getItem(`${base ? `${base}:` : ""}mood-universe.${name}`);
  try {
    const chosen = read("theme");
    if (chosen === "light" || chosen === "dark") page.dataset.theme = chosen;
    // Nothing is seen of a person's page that may be locked until client/app-lock/ knows whether it is.
    const isSomebodys = read("user-id") !== null;
    if (isSomebodys && read("app-lock")) page.dataset.locked = "";
  } catch {
    // The system's theme applies without storage.
  }
  follow();
  new MutationObserver(follow).observe(page, { attributeFilter: ["data-theme"] });
}

// The server has drawn a form (client/visitor.tsx): what is pressed there before the modules run is done when they do.
// The browser must not send the form itself, with a password in the address.
{
  const page = document.documentElement;
  const isDrawn = () => document.querySelector("#root[data-drawn]") !== null;
  addEventListener("submit", (event) => {
    if (!isDrawn()) return;
    event.preventDefault();
    page.held = event.target;
  });
  addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest("button[type=button]");
    if (button && isDrawn()) page.held = button;
  });
}
