/**
 * A name server for a test, which answers, fails or is silent, and the command that lets a process use it instead of those
 * of the machine. It needs root and Linux: name servers have port 53.
 */

import { spawnSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { createSocket, type RemoteInfo } from "node:dgram";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** `unknown`: there is no such name. `fail`: SERVFAIL, as of a server that cannot reach others. `silent`: no answer. */
export type NameServerBehaviour = "answer" | "unknown" | "fail" | "silent";

const typeA = 1;
/** Response codes of RFC 1035. */
const codes = { answer: 0, unknown: 3, fail: 2 } as const;
const address = [127, 0, 0, 1];
/** Seconds: nothing may remember an answer for longer. */
const lifetime = 1;

/** Whether this machine lets a process have files of its own in the place of those in /etc. */
export const canReplaceFiles = (): boolean =>
  process.platform === "linux" &&
  spawnSync("unshare", ["--mount", "mount", "--bind", "/etc/hosts", "/etc/hosts"]).status === 0;

/** Why `canReplaceFiles` is false. */
export const whyNoOwnNames =
  "tests of failing name servers need root and Linux, and must be able to replace files in /etc.";

/** Commands run in a mount namespace of their own, whose mounts end with the process. */
const withOwnFiles = `
folder=$1; shift
for file in resolv.conf hosts nsswitch.conf; do
  if [ -e "/etc/$file" ]; then mount --bind "$folder/$file" "/etc/$file" || exit 1; fi
done
exec "$@"`;

/** The name in a query of one question, without its last dot. */
function nameOf(query: Buffer): string {
  const labels: string[] = [];
  for (let at = 12; query[at]; at += 1 + (query[at] ?? 0))
    labels.push(query.toString("latin1", at + 1, at + 1 + (query[at] ?? 0)));
  return labels.join(".").toLowerCase();
}

/** The reply to a query of one question (RFC 1035): each name has the address 127.0.0.1, and no other. */
function replyTo(query: Buffer, code: number): Buffer {
  const endOfName = query.indexOf(0, 12) + 1;
  const question = query.subarray(12, endOfName + 4);
  const hasAnswer = code === 0 && query.readUInt16BE(endOfName) === typeA;
  const header = Buffer.from(query.subarray(0, 12));
  // A response, with recursion available.
  header.writeUInt16BE(0x8180 | code, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(hasAnswer ? 1 : 0, 6);
  header.writeUInt32BE(0, 8);
  // Points to the name of the question.
  const answer = [0xc0, 12, 0, typeA, 0, 1, 0, 0, 0, lifetime, 0, address.length, ...address];
  return Buffer.concat([header, question, Buffer.from(hasAnswer ? answer : [])]);
}

export class NameServer {
  /** Can be changed while it runs. */
  behaviour: NameServerBehaviour = "answer";
  /** The end of names that get no answer whatever the behaviour, as when the name server of their domain is silent. */
  silentDomain: string | null = null;
  queries = 0;
  /** The command that starts a process with this name server alone. */
  readonly within: readonly string[];
  readonly #folder: string;
  readonly #socket = createSocket("udp4", (query, from) => this.#receive(query, from));

  static async start(): Promise<NameServer> {
    const server = new NameServer(await mkdtemp(join(tmpdir(), "mood-universe-names-")));
    // Any address of the loopback network: several servers can have port 53.
    server.#socket.bind(53, `127.${randomInt(1, 255)}.${randomInt(255)}.53`);
    await once(server.#socket, "listening");
    const files = {
      "resolv.conf": `nameserver ${server.#socket.address().address}\n`,
      hosts: "127.0.0.1 localhost\n",
      "nsswitch.conf": "hosts: files dns\n",
    };
    for (const [name, text] of Object.entries(files)) await writeFile(join(server.#folder, name), text);
    return server;
  }

  private constructor(folder: string) {
    this.#folder = folder;
    this.within = ["unshare", "--mount", "sh", "-c", withOwnFiles, "sh", folder];
  }

  async stop() {
    this.#socket.close();
    await rm(this.#folder, { recursive: true });
  }

  #receive(query: Buffer, { port, address: asker }: RemoteInfo) {
    this.queries += 1;
    if (this.behaviour === "silent") return;
    if (this.silentDomain !== null && nameOf(query).endsWith(this.silentDomain)) return;
    this.#socket.send(replyTo(query, codes[this.behaviour]), port, asker);
  }
}
