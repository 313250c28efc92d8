/** `npm run backup` and `npm run restore`. */

import { runAsProcess } from "../run-as-process.ts";
import { runBackup } from "./run-backup.ts";

await runAsProcess(runBackup);
