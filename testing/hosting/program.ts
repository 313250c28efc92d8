/** A server program that a test starts, such as PostgreSQL: in a temporary folder, as another user than root. */

import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chown, mkdtemp, readFile, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { findOtherUser, type OtherUser } from "./other-user.ts";

const startTimeoutMs = 30_000;

/** Stops the program and removes its folder when standard input closes, which happens however this process ends. */
const stopWithParent = `
folder=$1; signal=$2; shift 2; exec 3<&0
"$@" >&2 & server=$!
echo $server >"$folder/pid"
{ cat <&3 >/dev/null; touch "$folder/over"; kill -$signal $server; } &
wait $server; status=$?
kill $! 2>/dev/null
if [ -e "$folder/over" ]; then rm -rf "$folder"; fi
exit $status`;

type Command = readonly string[];

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

export class Program {
  /** Belongs to the user that runs the program, and is removed with it. */
  readonly folder: string;
  readonly #user: OtherUser;
  readonly #stopSignal: "INT" | "TERM";
  #child: ChildProcess | null = null;
  #output = "";

  /** `stopSignal` is the one at which the program stops without a wait for its clients. */
  static async make(name: string, stopSignal: "INT" | "TERM"): Promise<Program> {
    const user = await findOtherUser();
    const folder = await mkdtemp(join(tmpdir(), `mood-universe-${name}-`));
    if (user.uid && user.gid) await chown(folder, user.uid, user.gid);
    return new Program(folder, user, stopSignal);
  }

  private constructor(folder: string, user: OtherUser, stopSignal: "INT" | "TERM") {
    this.folder = folder;
    this.#user = user;
    this.#stopSignal = stopSignal;
  }

  /** All that it has written since its first start. */
  get output() {
    return this.#output;
  }

  /** Runs a command to its end as the same user; rejects when it fails. */
  async run([program = "", ...options]: Command) {
    await promisify(execFile)(program, options, this.#options);
  }

  /** Resolves when `isReady` does so with true. When it fails to start, its folder is removed. */
  async start([program = "", ...options]: Command, isReady: () => Promise<boolean>) {
    const command = ["sh", this.folder, this.#stopSignal, program, ...options];
    // Detached, so that Ctrl+C ends this process first, which then stops the program.
    const child = spawn("sh", ["-c", stopWithParent, ...command], {
      ...this.#options,
      detached: true,
      stdio: ["pipe", "ignore", "pipe"],
    });
    this.#child = child;
    child.stderr.on("data", (text) => {
      this.#output += text;
    });
    const deadline = Date.now() + startTimeoutMs;
    while (!(await isReady())) {
      if (!hasEnded(child) && Date.now() < deadline) {
        await pause(50);
        continue;
      }
      await this.remove();
      throw new Error(`${program} did not start:\n${this.#output}`);
    }
  }

  /** The id of its main process. */
  async pid(): Promise<number> {
    return Number.parseInt(await readFile(join(this.folder, "pid"), "utf8"), 10);
  }

  /** Sends a signal to its main process and keeps its folder. */
  async signal(signal: NodeJS.Signals) {
    process.kill(await this.pid(), signal);
  }

  /** Resolves when it has ended. */
  async ended() {
    const child = this.#child;
    this.#child = null;
    if (child && !hasEnded(child)) await once(child, "exit");
  }

  /** Stops it and removes its folder. */
  async remove() {
    this.#child?.stdin?.end();
    await this.ended();
    await rm(this.folder, { recursive: true, force: true });
  }

  get #options() {
    return { ...this.#user, cwd: "/", env: { PATH: process.env.PATH, LC_ALL: "C", TZ: "UTC" } };
  }
}

/** Whether something accepts connections on a port of this machine. */
export async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
