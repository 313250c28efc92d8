/** Starts the process: what was compiled at an earlier start is used again, which is half of the time until it listens. */

import { enableCompileCache, flushCompileCache } from "node:module";
import { join } from "node:path";

enableCompileCache(join(import.meta.dirname, "../node_modules/.cache/compiled"));
await import("./serve.ts");
flushCompileCache();
