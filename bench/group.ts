/** Measures one group in a process of its own, which `measure-group.ts` can end, and sends it the rows. */

import { groups } from "./groups.ts";

const measure = groups[process.argv[2] ?? ""];
if (!measure) throw new Error("The argument names no group.");
process.send?.(await measure());
process.disconnect?.();
