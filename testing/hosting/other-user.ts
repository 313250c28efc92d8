/** The user that runs servers for tests which refuse to run as root. */

import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

export type OtherUser = { uid?: number; gid?: number };

/** The user's options; empty when this process does not run as root. */
export async function findOtherUser(): Promise<OtherUser> {
  if (process.getuid?.() !== 0) return {};
  for (const user of ["postgres", "nobody"]) {
    const ids = await Promise.all(["-u", "-g"].map((flag) => run("id", [flag, user]))).catch(() => null);
    const [uid, gid] = ids?.map(({ stdout }) => Number(stdout)) ?? [];
    if (uid && gid) return { uid, gid };
  }
  throw new Error("Servers for tests refuse to run as root, and there is no user postgres or nobody.");
}
