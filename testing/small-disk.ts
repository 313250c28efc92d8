/** A small disk of its own for tests that fill it or let it fail. It needs root, Linux and ext4. */

import { execFile, spawnSync } from "node:child_process";
import { chmod, mkdir, mkdtemp, open, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
/** The file system has no journal, whose commits would be one more thing that fails. */
const format = ["-q", "-F", "-m", "0", "-O", "^has_journal"];

/** Whether this machine lets the tests mount a disk. */
export function canMountDisks(): boolean {
  const attempt = `
    [ "$(id -u)" = 0 ] && folder=$(mktemp -d) && cd "$folder" && truncate -s 1M image && mkdir disk &&
    mkfs.ext4 -q -F image && mount -o loop image disk && umount disk
    status=$?; rm -rf "$folder"; exit $status`;
  return process.platform === "linux" && spawnSync("sh", ["-c", attempt], { stdio: "ignore" }).status === 0;
}

export class SmallDisk {
  /** Where it is mounted; every user can write there. */
  readonly folder: string;
  readonly #image: string;
  readonly #parent: string;

  static async make(megabytes: number): Promise<SmallDisk> {
    const parent = await mkdtemp(join(tmpdir(), "mood-universe-disk-"));
    await chmod(parent, 0o755);
    const disk = new SmallDisk(parent);
    await mkdir(disk.folder);
    await run("truncate", ["-s", `${megabytes}M`, disk.#image]);
    await run("mkfs.ext4", [...format, disk.#image]);
    await disk.#mount();
    await chmod(disk.folder, 0o1777);
    return disk;
  }

  private constructor(parent: string) {
    this.#parent = parent;
    this.#image = join(parent, "image");
    this.folder = join(parent, "disk");
  }

  /** Leaves no free byte. */
  async fill() {
    const ballast = await open(this.#ballast, "a");
    for (let bytes = 1024 * 1024; bytes > 0; ) {
      const written = await ballast.write(Buffer.alloc(bytes)).then(
        ({ bytesWritten }) => bytesWritten,
        () => 0,
      );
      if (written < bytes) bytes = Math.floor(bytes / 2);
    }
    await ballast.close();
  }

  async makeRoom() {
    await rm(this.#ballast);
  }

  /** Writes to the device what programs have not yet asked to be there, such as the files of a new database. */
  async flush() {
    await run("sync", ["-f", this.folder]);
  }

  /** Lets every write fail from now on, as after an error of the device; open files can be read. */
  async failWrites() {
    const mounts = (await readFile("/proc/mounts", "utf8")).split("\n");
    const device = mounts.find((line) => line.split(" ")[1] === this.folder)?.split(" ")[0];
    await writeFile(join("/sys/fs/ext4", device?.split("/").pop() ?? "", "trigger_fs_error"), "a test");
  }

  /** What an operator does after an error of the device. No file of the disk may be open. */
  async repair() {
    await run("umount", [this.folder]);
    // e2fsck's status is 1 when it has corrected errors.
    await run("e2fsck", ["-fy", this.#image]).catch((error: { code?: number }) => {
      if (error.code !== 1) throw error;
    });
    await this.#mount();
  }

  async remove() {
    await run("umount", ["--lazy", this.folder]);
    await rm(this.#parent, { recursive: true });
  }

  get #ballast() {
    return join(this.folder, "ballast");
  }

  async #mount() {
    await run("mount", ["-o", "loop,errors=remount-ro", this.#image, this.folder]);
  }
}
