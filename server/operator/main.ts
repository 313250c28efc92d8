/** `npm run universe`. */

import { runAsProcess } from "./run-as-process.ts";
import { runUniverse } from "./universe.ts";

await runAsProcess(runUniverse);
