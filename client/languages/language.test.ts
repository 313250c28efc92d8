import { afterEach, expect, it, vi } from "vitest";
import { common } from "#domain/languages/en/common.ts";
import { onLanguageChange, setLanguage, translationsLoaded, translator } from "./language.ts";

afterEach(() => setLanguage({ language: "en", locale: "en-US" }));

it("changes the language when its texts are there, and tells who listens", async () => {
  const listener = vi.fn();
  const stop = onLanguageChange(listener);
  const change = setLanguage({ language: "de", locale: "de-AT" });
  expect([translator().language, translator()(common.tryAgain)]).toEqual(["en", "Try again"]);
  await change;
  expect([translator().language, translator().locale, listener.mock.calls.length]).toEqual([
    "de",
    "de-AT",
    1,
  ]);
  expect(translator()(common.tryAgain)).not.toBe("Try again");
  stop();
});

it("code that arrives while the language changes waits for its texts", async () => {
  const change = setLanguage({ language: "de", locale: "de" });
  const { mazes } = await import("#domain/languages/en/mazes.ts");
  await translationsLoaded();
  await change;
  const [[, title] = []] = Object.entries(mazes).filter(([, text]) => "english" in text);
  const text = title as { id: string; english: string };
  expect(translator()(text)).not.toBe(text.english);
});

it("of two changes, the later one counts", async () => {
  await Promise.all([
    setLanguage({ language: "ar", locale: "ar" }),
    setLanguage({ language: "de", locale: "de" }),
  ]);
  expect(translator().language).toBe("de");
});
