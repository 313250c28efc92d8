/** Finds a folder in memory for the temporary files of tests. */

import { accessSync, constants, statfsSync } from "node:fs";

const folder = "/dev/shm";
/** The files of all tests take up to 120 MB at the same time; PostgreSQL's log can grow by as much again in long tests. */
const neededBytes = 1024 ** 3;

/** Null where there is none, as on macOS, or it is too small, as in a container. */
export function memoryFolder(): string | null {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= neededBytes ? folder : null;
  } catch {
    return null;
  }
}
