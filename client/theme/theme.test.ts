import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { recordKey } from "../app-lock/lock-record.ts";
import { nameWithin } from "../base-path.ts";
import { chooseTheme, chosenTheme, followOtherTabs, onThemeChange, themeKey } from "./theme.ts";

let page: { dataset: { theme?: string } };
let stored: Map<string, string>;
let dispatchStorage: (event: { key: string | null; newValue: string | null }) => void;

beforeEach(() => {
  page = { dataset: {} };
  stored = new Map();
  vi.stubGlobal("document", { documentElement: page });
  vi.stubGlobal("localStorage", {
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal("addEventListener", (_: "storage", listener: typeof dispatchStorage) => {
    dispatchStorage = listener;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("the theme", () => {
  it("is the system's theme without a choice", () => {
    expect(chosenTheme()).toBe("system");
  });

  it("is applied, stored and reported to listeners; the choice of the system's theme removes both", () => {
    const listener = vi.fn();
    const stop = onThemeChange(listener);
    chooseTheme("dark");
    expect([chosenTheme(), page.dataset.theme, stored.get(themeKey)]).toEqual(["dark", "dark", "dark"]);
    chooseTheme("system");
    expect([chosenTheme(), page.dataset, stored.size]).toEqual(["system", {}, 0]);
    stop();
    chooseTheme("light");
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it("follows a change or a cleared storage in another tab", () => {
    followOtherTabs();
    dispatchStorage({ key: themeKey, newValue: "light" });
    expect(chosenTheme()).toBe("light");
    dispatchStorage({ key: "something else", newValue: "dark" });
    expect(chosenTheme()).toBe("light");
    dispatchStorage({ key: null, newValue: null });
    expect(chosenTheme()).toBe("system");
  });

  it("lasts until the page is closed if storage is forbidden", () => {
    vi.stubGlobal("localStorage", {
      setItem() {
        throw new DOMException("", "SecurityError");
      },
    });
    chooseTheme("dark");
    expect(chosenTheme()).toBe("dark");
  });
});

describe("before the first paint", () => {
  const script = readFileSync(new URL("first-theme.js", import.meta.url), "utf8");

  /** Runs the script of the page's head and returns its effect. */
  function open(
    remembered: () => string | null,
    stored: Record<string, string> = {},
    src = "https://example.org/assets/first-theme-1.js",
  ) {
    const scheme = { content: "dark light" };
    const metas = (["dark", "light"] as const).map((ground) => ({ dataset: { ground }, media: "" }));
    const root = { dataset: {} as { theme?: string; locked?: string } };
    runInNewContext(script, {
      document: {
        currentScript: { src },
        documentElement: root,
        querySelectorAll: () => metas,
        querySelector: () => scheme,
      },
      addEventListener() {},
      localStorage: {
        getItem: (key: string) => (key === themeKey ? remembered() : (stored[key] ?? null)),
      },
      MutationObserver: class {
        observe() {}
      },
    });
    const bars = metas.map(({ media }) => media);
    return { theme: root.dataset.theme, scheme: scheme.content, bars, isHidden: "locked" in root.dataset };
  }

  it("nothing is seen of a person's page that may be locked", () => {
    const signedIn = { "mood-universe.user-id": "ada" };
    const hides = (stored: Record<string, string>) => open(() => null, stored).isHidden;
    expect(hides({ ...signedIn, [recordKey]: "{}" })).toBe(true);
    expect(hides(signedIn)).toBe(false);
    expect(hides({ [recordKey]: "{}" })).toBe(false);
  });

  it("an installation below a path looks for what its own pages have stored", () => {
    const names = ["user-id", "app-lock"].map((name) => `mood-universe.${name}`);
    const hides = (base: string, stored: readonly string[]) =>
      open(
        () => null,
        Object.fromEntries(stored.map((name) => [name, "{}"])),
        `https://example.org${base}/assets/first-theme-1.js`,
      ).isHidden;
    const below = names.map((name) => nameWithin("/mood", name));
    expect(hides("/mood", below)).toBe(true);
    expect(hides("/mood", names)).toBe(false);
    expect(hides("", below)).toBe(false);
  });

  it("the page and the browser's bars have the chosen theme", () => {
    expect(open(() => "light")).toMatchObject({ theme: "light", scheme: "light", bars: ["not all", "all"] });
  });

  it.each([
    ["nothing is stored", () => null],
    ["the stored value is not a theme", () => "<script>"],
    [
      "storage is forbidden",
      () => {
        throw new DOMException("", "SecurityError");
      },
    ],
  ])("the system's theme applies if %s", (_, remembered) => {
    expect(open(remembered)).toMatchObject({
      theme: undefined,
      scheme: "dark light",
      bars: ["(prefers-color-scheme: dark)", "(prefers-color-scheme: light)"],
    });
  });
});
