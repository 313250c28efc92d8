/** Runs podman for the checks of hosting, also on a machine whose cgroups are of both versions. */

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

export type Output = { readonly status: number | null; readonly output: string };
type Options = { readonly cwd?: string; readonly timeoutMs?: number };

/** Runs a program; `output` is what it wrote to both streams. The status is null when it was stopped or is missing. */
export async function runProgram(
  program: string,
  args: readonly string[],
  { cwd, timeoutMs = 10 * 60_000 }: Options = {},
  environment: Record<string, string> = {},
): Promise<Output> {
  const child = spawn(program, args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...environment },
    timeout: timeoutMs,
    ...(cwd && { cwd }),
  });
  const pieces: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (piece) => pieces.push(`${piece}`));
  const [status] = await once(child, "close").catch((error: Error) => {
    pieces.push(error.message);
    return [null];
  });
  return { status, output: pieces.join("") };
}

const mixedCgroups = "/sys/fs/cgroup/unified";

/** Container runtimes refuse cgroups of both versions: this namespace sees only a new cgroup of version 2. */
const holdNamespace = `
mkdir "$1" && echo $$ >"$1/cgroup.procs" || exit 1
exec unshare --mount --cgroup sh -c '
  umount --recursive /sys/fs/cgroup && mount -t cgroup2 none /sys/fs/cgroup && echo ready && exec sleep infinity'`;

const runInNamespace = `
echo $$ >"$1/cgroup.procs"; target=$2; shift 2
exec nsenter --mount --cgroup --wd="$PWD" --target "$target" "$@"`;

/** The defaults exceed what an unprivileged machine permits. */
const restrictedMachine = `[containers]
cgroups = "disabled"
default_ulimits = ["nofile=1024:1024", "nproc=4096:4096"]
`;

export class Podman {
  #folder = "";
  #cgroup = "";
  #holder: ChildProcess | null = null;
  #environment: Record<string, string> = {};

  static async open(): Promise<Podman> {
    const podman = new Podman();
    podman.#folder = await mkdtemp(join(tmpdir(), "mood-universe-podman-"));
    if (existsSync(mixedCgroups)) await podman.#isolate();
    return podman;
  }

  async #isolate() {
    this.#cgroup = join(mixedCgroups, `mood-universe-${process.pid}`);
    const settings = join(this.#folder, "containers.conf");
    await writeFile(settings, restrictedMachine);
    this.#environment = { CONTAINERS_CONF: settings, BUILDAH_ISOLATION: "chroot" };
    this.#holder = spawn("sh", ["-c", holdNamespace, "sh", this.#cgroup], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const { stdout } = this.#holder;
    if (stdout) await Promise.race([once(stdout, "data"), once(this.#holder, "exit")]);
  }

  /** Runs `podman` with these arguments. */
  run(args: readonly string[], options: Options = {}): Promise<Output> {
    return this.#run("podman", args, options);
  }

  /** Runs a script that calls `podman`. */
  runScript(script: string, options: Options = {}): Promise<Output> {
    return this.#run("bash", ["-euo", "pipefail", "-c", script], options);
  }

  #run(program: string, args: readonly string[], options: Options) {
    const holder = this.#holder?.pid;
    if (holder === undefined) return runProgram(program, args, options, this.#environment);
    const inside = ["-c", runInNamespace, "sh", this.#cgroup, `${holder}`, program, ...args];
    return runProgram("sh", inside, options, this.#environment);
  }

  /** Runs `podman` and returns its output; throws it when the command fails. */
  async must(args: readonly string[], options: Options = {}): Promise<string> {
    const { status, output } = await this.run(args, options);
    if (status !== 0)
      throw new Error(`podman ${args.join(" ")} ended with ${status}:\n${output.slice(-4_000)}`);
    return output.trim();
  }

  async close() {
    if (this.#holder?.exitCode === null && this.#holder.signalCode === null) {
      this.#holder.kill("SIGKILL");
      await once(this.#holder, "exit");
    }
    // The systemd of a container leaves its own below.
    if (this.#cgroup) await runProgram("find", [this.#cgroup, "-depth", "-type", "d", "-delete"]);
    await rm(this.#folder, { recursive: true });
  }
}
