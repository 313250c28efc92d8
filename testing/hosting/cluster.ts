/**
 * Three PostgreSQL servers that Patroni runs with etcd, by the files of operators. Each is in a network of its own, as on
 * a machine of its own, so that a test can cut its cable.
 */

import { execFile } from "node:child_process";
import { chown, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { findPostgres } from "../../tools/setup/programs.mjs";
import { installClusterPrograms } from "../../tools/setup/test-programs.mjs";
import { findOtherUser } from "./other-user.ts";
import { Program } from "./program.ts";

const run = promisify(execFile);
const ip = async (...words: string[]) => (await run("ip", words)).stdout;

const ofOperators = (file: string) => join(import.meta.dirname, "../../hosting", file);
/** Addresses of the files of operators, which become those of this run. */
const subnet = "10.0.0.";

/** Why no cluster can run here; null if one can. */
export async function whyNoCluster(): Promise<string | null> {
  if (process.getuid?.() !== 0) return "only root can make networks";
  const missing = await installClusterPrograms();
  if (missing.length > 0) return `${missing.join(", ")} is missing`;
  const { uid } = await findOtherUser();
  const probe = `mood-${process.pid}-probe`;
  const refused = await ip("netns", "add", probe).then(
    () => null,
    (error: Error) => error.message,
  );
  if (refused !== null || uid === undefined) return `no network can be made: ${refused}`;
  await ip("netns", "delete", probe);
  return null;
}

/** What Patroni says of a member. */
type Said = { readonly name: string; readonly role: string };

/** What PostgreSQL says of one that asks it for its changes. */
type Follower = { readonly application_name: string; readonly state: string };

type Place = { readonly number: number; readonly net: string };

/** A machine with etcd, Patroni and PostgreSQL. */
export class Member {
  readonly name: string;
  readonly address: string;
  readonly #network: string;
  readonly #cable: string;
  readonly #etcd: Program;
  readonly #patroni: Program;

  static async make(place: Place): Promise<Member> {
    const make = (name: string) => Program.make(name, "TERM", { needsRoot: true });
    return new Member(place, await make("etcd"), await make("patroni"));
  }

  private constructor({ number, net }: Place, etcd: Program, patroni: Program) {
    this.name = `member-${number}`;
    this.address = `${net}1${number}`;
    this.#network = `mood-${process.pid}-${number}`;
    this.#cable = `mood${process.pid}-${number}`.slice(-15);
    this.#etcd = etcd;
    this.#patroni = patroni;
  }

  /** Makes its network, with a cable to `bridge`, and writes its files. */
  async setUp(bridge: string, net: string) {
    const [network, cable] = [this.#network, this.#cable];
    await ip("netns", "add", network);
    await ip("link", "add", cable, "type", "veth", "peer", "name", "eth0", "netns", network);
    await ip("link", "set", cable, "master", bridge, "up");
    await ip("-n", network, "address", "add", `${this.address}/24`, "dev", "eth0");
    await ip("-n", network, "link", "set", "eth0", "up");
    await ip("-n", network, "link", "set", "lo", "up");
    const own = (text: string) =>
      text
        .replace(/^(name: |ETCD_NAME=)member-1$/m, `$1${this.name}`)
        .replace(/^(?!.*member-2|\s*hosts:)(.*)10\.0\.0\.11/gm, `$1${this.address}`)
        .replaceAll(subnet, net)
        .replaceAll("/var/lib/postgresql/15/mood-universe", `${this.#patroni.folder}/data`)
        .replaceAll("/var/lib/postgresql/pgpass", `${this.#patroni.folder}/pgpass`)
        .replaceAll("/var/run/postgresql", this.#patroni.folder)
        .replaceAll("/usr/lib/postgresql/15/bin", findPostgres() ?? "")
        .replaceAll("/var/lib/etcd/mood-universe", `${this.#etcd.folder}/data`);
    await writeFile(this.#config, own(await readFile(ofOperators("patroni.yml"), "utf8")));
    await writeFile(join(this.#etcd.folder, "etcd"), own(await readFile(ofOperators("etcd"), "utf8")));
    const { uid = 0, gid = 0 } = await findOtherUser();
    await chown(this.#config, uid, gid);
  }

  get #config() {
    return join(this.#patroni.folder, "config.yml");
  }

  /** Starts what does not run, as systemd does. */
  async start() {
    const settings = (await readFile(join(this.#etcd.folder, "etcd"), "utf8")).match(/^ETCD_.*$/gm) ?? [];
    await this.#startWithin(this.#etcd, ["env", ...settings, "etcd"]);
    await this.startPatroni();
  }

  startPatroni = () => this.#startWithin(this.#patroni, ["patroni", this.#config]);

  /** Does what systemd does every minute by copy-member-anew.timer. Resolves to whether it had the member copied anew. */
  async copyAnewIfNeeded(): Promise<boolean> {
    const copying = run("ip", [
      "netns",
      "exec",
      this.#network,
      ofOperators("copy-member-anew"),
      this.#config,
    ]);
    // The script may end before it has read everything, as when the network is removed.
    copying.child.stdin?.on("error", () => {}).end(this.#patroni.output);
    return copying.then(
      ({ stdout }) => stdout !== "",
      () => false,
    );
  }

  async #startWithin(program: Program, command: readonly string[]) {
    const { uid, gid } = await findOtherUser();
    const asOther = ["setpriv", `--reuid=${uid}`, `--regid=${gid}`, "--clear-groups"];
    await program.start(["ip", "netns", "exec", this.#network, ...asOther, ...command], () => true);
  }

  /** Ends everything on the machine at once, or PostgreSQL and Patroni alone. */
  async kill(what: "machine" | "database") {
    const pids = (await ip("netns", "pids", this.#network)).trim().split("\n").map(Number);
    const etcd = await this.#etcd.pid();
    for (const pid of pids) if (what === "machine" || pid !== etcd) tryToKill(pid);
    await this.#patroni.ended();
    if (what === "machine") await this.#etcd.ended();
  }

  /** Unplugs the cable, or plugs it in again. */
  setCable = (state: "down" | "up") => ip("link", "set", this.#cable, state);

  /** What Patroni here says of all members; empty while it does not answer. */
  members = async () => (await this.#ask<{ members: Said[] }>("cluster"))?.members ?? [];

  /** The names of the members that PostgreSQL here sends its changes to. */
  async followers(): Promise<readonly string[]> {
    const said = await this.#ask<{ replication?: Follower[] }>("patroni");
    const following = said?.replication?.filter(({ state }) => state === "streaming") ?? [];
    return following.map(({ application_name }) => application_name);
  }

  async #ask<Answer>(path: string): Promise<Answer | null> {
    const signal = AbortSignal.timeout(2_000);
    const reply = await fetch(`http://${this.address}:8008/${path}`, { signal }).catch(() => null);
    return reply?.ok ? ((await reply.json()) as Answer) : null;
  }

  async remove() {
    await Promise.all([this.#patroni.remove(), this.#etcd.remove()]);
    await run("sh", ["-c", `ip netns pids ${this.#network} | xargs --no-run-if-empty kill -9`]);
    await ip("netns", "delete", this.#network);
  }
}

function tryToKill(pid: number) {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // The process ended with the one before.
  }
}

/** How Patroni names the role of a member that has every acknowledged write. */
const roles = { leader: "leader", synchronous: "sync_standby" };

/** A minute for operators. */
const copyAnewMs = 10_000;

export class Cluster {
  readonly members: readonly Member[];
  readonly #bridge: string;
  readonly #timer: NodeJS.Timeout;
  #copies = 0;

  static async start(): Promise<Cluster> {
    const bridge = `moodbr${process.pid}`.slice(0, 15);
    const net = `10.213.${process.pid % 250}.`;
    await ip("link", "add", "name", bridge, "type", "bridge");
    await ip("address", "add", `${net}1/24`, "dev", bridge);
    await ip("link", "set", bridge, "up");
    const members = await Promise.all([1, 2, 3].map((number) => Member.make({ number, net })));
    const cluster = new Cluster(members, bridge);
    try {
      await Promise.all(members.map((member) => member.setUp(bridge, net)));
      await Promise.all(members.map((member) => member.start()));
      await cluster.whole();
    } catch (error) {
      await cluster.remove();
      throw error;
    }
    return cluster;
  }

  private constructor(members: readonly Member[], bridge: string) {
    this.members = members;
    this.#bridge = bridge;
    this.#timer = setInterval(() => void this.#copyAnew(), copyAnewMs);
  }

  /** How often a member was copied anew because it could not follow its leader. */
  get copies() {
    return this.#copies;
  }

  async #copyAnew() {
    const copied = await Promise.all(this.members.map((member) => member.copyAnewIfNeeded()));
    this.#copies += copied.filter(Boolean).length;
  }

  /** The address for the product, or that of one member, of a database that `postgres` owns. */
  databaseUrl(members: readonly Member[] = this.members) {
    const hosts = members.map(({ address }) => `${address}:5432`).join(",");
    const password = encodeURIComponent("a password for postgres");
    return `postgres://postgres:${password}@${hosts}/postgres?target_session_attrs=read-write`;
  }

  /** The member that leads, as most say, because one that was cut off may take itself for it; undefined while they differ. */
  async leader(): Promise<Member | undefined> {
    const said = await Promise.all(this.members.map((member) => member.members()));
    const named = said.map((all) => all.find(({ role }) => role === roles.leader)?.name);
    return this.members.find(({ name }) => named.filter((other) => other === name).length >= 2);
  }

  /** Resolves when all know the same leader, and both others follow it, one of them with every acknowledged write. */
  async whole() {
    const isWhole = (said: readonly Said[]) =>
      said.length === 3 && said.some(({ role }) => role === roles.synchronous);
    const rolesIn = (said: readonly Said[]) => said.map(({ name, role }) => `${name} ${role}`).join();
    for (;;) {
      const said = await Promise.all(this.members.map((member) => member.members()));
      const followers = new Set(await (await this.leader())?.followers());
      const others = this.members.filter(({ name }) => followers.has(name));
      if (said.every(isWhole) && new Set(said.map(rolesIn)).size === 1 && others.length === 2) return;
      await pause(200);
    }
  }

  async remove() {
    clearInterval(this.#timer);
    await Promise.allSettled(this.members.map((member) => member.remove()));
    await ip("link", "delete", this.#bridge);
  }
}
