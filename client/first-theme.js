// Runs before anything is painted, so that a chosen theme never flashes the other one. A file of its own and no
// module, because the content security policy forbids inline scripts and modules wait for the page.
{
  const page = document.documentElement;
  const mediaFor = (ground, theme) =>
    theme ? (theme === ground ? "all" : "not all") : `(prefers-color-scheme: ${ground})`;
  // The browser's own bars and its blank page follow the theme.
  const follow = () => {
    const { theme } = page.dataset;
    for (const meta of document.querySelectorAll("meta[data-ground]"))
      meta.media = mediaFor(meta.dataset.ground, theme);
    document.querySelector("meta[name=color-scheme]").content = theme ?? "dark light";
  };
  try {
    const chosen = localStorage.getItem("mood-universe.theme");
    if (chosen === "light" || chosen === "dark") page.dataset.theme = chosen;
  } catch {
    // Storage is forbidden here: the system decides.
  }
  follow();
  new MutationObserver(follow).observe(page, { attributeFilter: ["data-theme"] });
}
