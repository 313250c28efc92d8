/** Keeps compiled modules for the processes that tests start. */

import { join } from "node:path";

/**
 * The server's cache, for `NODE_COMPILE_CACHE`: a process then neither strips types nor compiles again, which saves a third
 * of its time.
 */
export const compileCache = join(import.meta.dirname, "..", "node_modules", ".cache", "compiled");

/**
 * Variables of a process of Playwright: Node strips the types of its modules, and keeps what it has compiled. By itself,
 * Playwright translates every module with Babel, which takes each of its processes several seconds.
 */
export const nativeTypes = { PW_DISABLE_TS_ESM: "1", NODE_COMPILE_CACHE: compileCache };
