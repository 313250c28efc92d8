import { randomBytes } from "node:crypto";
import { access, constants, readdir, rm, stat, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Settings } from "../../environment.ts";
import { codeOf, type Finding, findingsOf } from "./finding.ts";

const { well, note, problem } = findingsOf("Disk");
const mebibyte = 2 ** 20;

/** Types of file systems that are somewhere else (statfs(2)): NFS, SMB, CIFS. */
const networkTypes = new Set([0x6969, 0x517b, 0xfe534d42, 0xff534d42]);

/** `free` and `total` in bytes. */
export function describeSpace(free: number, total: number): Finding {
  const left = `${Math.floor(free / mebibyte).toLocaleString("en")} MiB free where DATA_DIR is`;
  if (free < 100 * mebibyte)
    return problem(`${left}: soon nothing can be stored. Make room, or move DATA_DIR to a larger disk.`);
  const isLow = free < 1024 * mebibyte || free < total / 20;
  return isLow ? note(`${left}: make room before it is full.`) : well(`${left}.`);
}

async function checkFiles(dataDir: string): Promise<Finding[]> {
  const probe = join(dataDir, `.doctor-${randomBytes(4).toString("hex")}`);
  try {
    await writeFile(probe, "", { mode: 0o600 });
    await rm(probe);
  } catch (error) {
    return [
      problem(
        `DATA_DIR (${dataDir}) cannot be written (${codeOf(error)}): give it to the user of the server.`,
      ),
    ];
  }
  const names = (await readdir(dataDir)).filter((name) =>
    /^(mood-universe\.sqlite.*|shown-skies\.key)$/.test(name),
  );
  const isWritable = async (name: string) =>
    access(join(dataDir, name), constants.R_OK | constants.W_OK).then(
      () => true,
      () => false,
    );
  const foreign = (
    await Promise.all(names.map(async (name) => ((await isWritable(name)) ? [] : [name])))
  ).flat();
  return foreign.map((name) =>
    problem(`${name} in DATA_DIR cannot be written: give it to the user of the server.`),
  );
}

export async function checkDisk({ dataDir, databaseUrl }: Settings): Promise<Finding[]> {
  const found = await stat(dataDir).catch((error: unknown) => codeOf(error));
  if (typeof found === "string")
    return found === "ENOENT"
      ? [
          note(
            `DATA_DIR (${dataDir}) is not there: the first npm start makes it. If it should be there, check DATA_DIR.`,
          ),
        ]
      : [problem(`DATA_DIR (${dataDir}) cannot be read (${found}).`)];
  const { bavail, blocks, bsize, type } = await statfs(dataDir);
  return [
    describeSpace(bavail * bsize, blocks * bsize),
    ...((found.mode & 0o077) !== 0
      ? [note(`Other users of the machine can look into DATA_DIR: chmod 700 "${dataDir}".`)]
      : []),
    ...(databaseUrl === null && networkTypes.has(type)
      ? [
          problem(
            "DATA_DIR is on a network disk, where the embedded database is not safe: use a local disk, or PostgreSQL.",
          ),
        ]
      : []),
    ...(await checkFiles(dataDir)),
  ];
}
