import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { chooseTheme, chosenTheme, followOtherTabs, onThemeChange, themeKey } from "./theme.ts";

let page: { dataset: { theme?: string } };
let stored: Map<string, string>;
let hear: (event: { key: string | null; newValue: string | null }) => void;

beforeEach(() => {
  page = { dataset: {} };
  stored = new Map();
  vi.stubGlobal("document", { documentElement: page });
  vi.stubGlobal("localStorage", {
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal("addEventListener", (_: "storage", listener: typeof hear) => {
    hear = listener;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("the theme", () => {
  it("is the system's for who has chosen none", () => {
    expect(chosenTheme()).toBe("system");
  });

  it("is shown, remembered and told to who listens; the system's again leaves nothing behind", () => {
    const heard = vi.fn();
    const stop = onThemeChange(heard);
    chooseTheme("dark");
    expect([chosenTheme(), page.dataset.theme, stored.get(themeKey)]).toEqual(["dark", "dark", "dark"]);
    chooseTheme("system");
    expect([chosenTheme(), page.dataset, stored.size]).toEqual(["system", {}, 0]);
    stop();
    chooseTheme("light");
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it("follows another tab, and what is cleared there", () => {
    followOtherTabs();
    hear({ key: themeKey, newValue: "light" });
    expect(chosenTheme()).toBe("light");
    hear({ key: "something else", newValue: "dark" });
    expect(chosenTheme()).toBe("light");
    hear({ key: null, newValue: null });
    expect(chosenTheme()).toBe("system");
  });

  it("holds as long as the page where storage is forbidden", () => {
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

  /** Runs the script of the page's head; gives what it made of the page. */
  function open(remembered: () => string | null) {
    const scheme = { content: "dark light" };
    const grounds = (["dark", "light"] as const).map((ground) => ({ dataset: { ground }, media: "" }));
    const look = { dataset: {} as { theme?: string } };
    runInNewContext(script, {
      document: {
        documentElement: look,
        querySelectorAll: () => grounds,
        querySelector: () => scheme,
      },
      localStorage: { getItem: (key: string) => (key === themeKey ? remembered() : null) },
      MutationObserver: class {
        observe() {}
      },
    });
    return { theme: look.dataset.theme, scheme: scheme.content, bars: grounds.map(({ media }) => media) };
  }

  it("the page has the theme that was chosen, and the browser's bars with it", () => {
    expect(open(() => "light")).toEqual({ theme: "light", scheme: "light", bars: ["not all", "all"] });
  });

  it.each([
    ["nothing is remembered", () => null],
    ["what is remembered is no theme", () => "<script>"],
    [
      "storage is forbidden",
      () => {
        throw new DOMException("", "SecurityError");
      },
    ],
  ])("the system decides where %s", (_, remembered) => {
    expect(open(remembered)).toEqual({
      theme: undefined,
      scheme: "dark light",
      bars: ["(prefers-color-scheme: dark)", "(prefers-color-scheme: light)"],
    });
  });
});
