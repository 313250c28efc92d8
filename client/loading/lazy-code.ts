/** Code that is fetched on demand: when it is first needed or ahead of need, and again after a failure. */

import { translationsLoaded } from "../languages/language.ts";
import { whenQuiet } from "./turns.ts";

export type LazyCode<T> = {
  /** The code; null until it has been fetched. */
  readonly loaded: T | null;
  /** Rejects with a CodeUnavailableError when the code does not arrive. */
  load(): Promise<T>;
  /** Fetches ahead of need, when the page is quiet. A failure is reported when the code is needed. */
  preload(): void;
};

/** The server or the network did not deliver a part of the client; distinct from a bug in that part. */
export class CodeUnavailableError extends Error {
  override readonly name = "CodeUnavailableError";
  /** Tries to fetch the same code again. */
  readonly retry: () => Promise<unknown>;

  constructor(cause: unknown, retry: () => Promise<unknown>) {
    super("A part of the page did not arrive.", { cause });
    this.retry = retry;
  }
}

/** Whether code is fetched ahead of need, too; what only few people ever need is fetched on use. */
export type Fetched = "ahead" | "on use";

/** All parts that are fetched ahead, in the order of their declaration. A page declares its own parts when its code is evaluated. */
const declared: LazyCode<unknown>[] = [];

export function lazyCode<T>(importCode: () => Promise<T>, fetched: Fetched = "ahead"): LazyCode<T> {
  let loaded: T | null = null;
  let loading: Promise<T> | null = null;
  const load = () => {
    loading ??= importCode().then(
      async (code) => {
        await translationsLoaded();
        loaded = code;
        return code;
      },
      (error: unknown) => {
        loading = null;
        throw isFetchFailure(error) ? new CodeUnavailableError(error, load) : error;
      },
    );
    return loading;
  };
  const code: LazyCode<T> = {
    get loaded() {
      return loaded;
    },
    load,
    preload: () =>
      void whenQuiet()
        .then(load)
        .catch(() => {}),
  };
  if (fetched === "ahead") declared.push(code);
  return code;
}

/** The messages of Chromium, Firefox, and Safari for `import()` of a file that could not be fetched. */
const isFetchFailure = (error: unknown) =>
  error instanceof TypeError &&
  /dynamically imported module|Importing a module script failed/i.test(error.message);

/**
 * Fetches all declared code, one part at a time and only while the page is idle. The part that was declared last comes
 * first: it belongs to the page in view. Ends when a part does not arrive, because the next ones would not either.
 */
export async function preloadDeclaredCode(idle: () => Promise<unknown>): Promise<void> {
  const tried = new Set<LazyCode<unknown>>();
  for (;;) {
    const next = declared.findLast((code) => code.loaded === null && !tried.has(code));
    if (!next) return;
    tried.add(next);
    await whenQuiet();
    await idle();
    const error = await next.load().then(
      () => null,
      (reason: unknown) => reason,
    );
    if (error instanceof CodeUnavailableError) return;
  }
}
