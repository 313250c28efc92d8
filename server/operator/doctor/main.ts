/** `npm run doctor`. */

import { runAsProcess } from "../run-as-process.ts";
import { runDoctor } from "./run-doctor.ts";

await runAsProcess(runDoctor);
