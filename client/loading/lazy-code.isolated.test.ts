import { beforeEach, expect, test, vi } from "vitest";

let module: typeof import("./lazy-code.ts");
const loadFailure = () => new TypeError("Failed to fetch dynamically imported module: /assets/a.js");
const idle = () => Promise.resolve();

beforeEach(async () => {
  vi.resetModules();
  module = await import("./lazy-code.ts");
});

test("code is fetched once, however often it is needed", async () => {
  const importCode = vi.fn(async () => "page");
  const code = module.lazyCode(importCode);
  expect(code.loaded).toBeNull();
  await Promise.all([code.load(), code.load()]);
  await code.load();
  expect(code.loaded).toBe("page");
  expect(importCode).toHaveBeenCalledOnce();
});

test.each([
  "Failed to fetch dynamically imported module: https://mood.example.org/assets/a.js",
  "error loading dynamically imported module: https://mood.example.org/assets/a.js",
  "Importing a module script failed.",
])("code that does not arrive is reported as such and can be fetched again: %s", async (message) => {
  const importCode = vi.fn(async () => "page").mockRejectedValueOnce(new TypeError(message));
  const code = module.lazyCode(importCode);
  const error = await code.load().catch((reason: unknown) => reason);
  if (!(error instanceof module.CodeUnavailableError)) throw error;
  expect(await error.retry()).toBe("page");
  expect(code.loaded).toBe("page");
});

test("a bug in the code is not reported as code that does not arrive", async () => {
  const bug = new TypeError("undefined is not a function");
  await expect(module.lazyCode(() => Promise.reject(bug)).load()).rejects.toBe(bug);
});

test("a failed preload is silent and does not prevent a later one", async () => {
  const importCode = vi.fn(async () => "page").mockRejectedValueOnce(loadFailure());
  const code = module.lazyCode(importCode);
  code.preload();
  await expect(code.load()).rejects.toBeInstanceOf(module.CodeUnavailableError);
  expect(await code.load()).toBe("page");
});

test("all declared code is preloaded, one part at a time, the last declared first", async () => {
  const order: string[] = [];
  const declare = (name: string, importCode = async () => {}) =>
    module.lazyCode(async () => {
      order.push(name);
      await importCode();
      order.push(`${name} arrived`);
      return name;
    });
  declare("activities");
  declare("home", async () => void declare("dialog"));
  await module.preloadDeclaredCode(idle);
  expect(order).toEqual([
    ...["home", "home arrived", "dialog", "dialog arrived"],
    ...["activities", "activities arrived"],
  ]);
});

test("code that few people need is not preloaded, and fetched when it is needed", async () => {
  const importCode = vi.fn(async () => "unlocking");
  const code = module.lazyCode(importCode, "on use");
  await module.preloadDeclaredCode(idle);
  expect(importCode).not.toHaveBeenCalled();
  expect(await code.load()).toBe("unlocking");
});

test("preloading skips a part with a bug and ends at one that does not arrive", async () => {
  const first = vi.fn(async () => "first");
  module.lazyCode(first);
  module.lazyCode(() => Promise.reject(loadFailure()));
  const third = vi.fn(async () => "third");
  module.lazyCode(third);
  module.lazyCode(() => Promise.reject(new Error("bug")));
  await module.preloadDeclaredCode(idle);
  expect([first.mock.calls.length, third.mock.calls.length]).toEqual([0, 1]);
});
