/** A server program that a test starts, such as PostgreSQL: in a temporary folder, as another user than root. */

import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chown, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { isPortTaken } from "../ports.ts";
import { findOtherUser, type OtherUser } from "./other-user.ts";

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

  /**
   * `stopSignal` is the one at which the program stops without a wait for its clients. Only a program that needs root, as
   * one that enters another network, runs as the user of this process.
   */
  static async make(name: string, stopSignal: "INT" | "TERM", { needsRoot = false } = {}): Promise<Program> {
    const user = await findOtherUser();
    const folder = await mkdtemp(join(tmpdir(), `mood-universe-${name}-`));
    if (user.uid && user.gid) await chown(folder, user.uid, user.gid);
    return new Program(folder, needsRoot ? {} : user, stopSignal);
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

  /**
   * Resolves when `isReady` says so of the output since this start. When the program ends before, its folder is removed,
   * unless its port is taken, so that it can be started on another one.
   */
  async start([program = "", ...options]: Command, isReady: (output: string) => boolean) {
    const command = ["sh", this.folder, this.#stopSignal, program, ...options];
    // Detached, so that Ctrl+C ends this process first, which then stops the program.
    const child = spawn("sh", ["-c", stopWithParent, ...command], {
      ...this.#options,
      detached: true,
      stdio: ["pipe", "ignore", "pipe"],
    });
    this.#child = child;
    const before = this.#output.length;
    child.stderr.on("data", (text) => {
      this.#output += text;
    });
    const output = () => this.#output.slice(before);
    const ended = once(child, "close");
    while (!isReady(output())) {
      if (await Promise.race([ended, pause(20)])) {
        const error = new Error(`${program} did not start:\n${output()}`);
        if (!isPortTaken(error)) await this.remove();
        throw error;
      }
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
