/**
 * Starts the process. Plain JavaScript, because Node loads its TypeScript compiler (14 MB) for an entry file in
 * TypeScript, while all other files come from the compile cache. `require` loads the modules synchronously, which takes
 * two thirds of the time of `import`.
 */

import { createRequire, enableCompileCache, flushCompileCache } from "node:module";
import { join } from "node:path";

enableCompileCache(join(import.meta.dirname, "../node_modules/.cache/compiled"));
const require = createRequire(import.meta.url);
await require("./serve.ts").serve();
flushCompileCache();
