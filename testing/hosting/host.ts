/** A Debian with systemd in a container: the host on which the commands of docs/hosting.md run. */

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { api } from "#domain/api.ts";
import { hostImage, makeHostImage } from "./images.ts";
import { type Output, type Podman, runProgram } from "./podman.ts";

const container = "mood-universe-check-host";
const repository = "https://git.example.org/mood-universe.git";
const bundle = "/mood-universe.bundle";
/** Caddy signs certificates for names below `localhost` itself. */
export const hostName = "mood.localhost";

export class Host {
  readonly #podman: Podman;
  readonly #folder: string;
  /** How this machine reaches the host. */
  address = "";

  private constructor(podman: Podman, folder: string) {
    this.#podman = podman;
    this.#folder = folder;
  }

  /** Boots a host that finds the last commit of `source` where the page says that the repository is. */
  static async boot(podman: Podman, source: string): Promise<Host> {
    await makeHostImage(podman);
    const host = new Host(podman, await mkdtemp(join(tmpdir(), "mood-universe-host-")));
    const path = join(host.#folder, "source.bundle");
    const bundled = await runProgram("git", ["bundle", "create", path, "HEAD"], { cwd: source });
    if (bundled.status !== 0) throw new Error(`The sources cannot be bundled:\n${bundled.output}`);
    await podman.run(["rm", "--force", container]);
    await podman.must([
      ...["run", "--detach", "--name", container, "--privileged", "--systemd=always"],
      ...["--volume", `${path}:${bundle}:ro`, hostImage],
    ]);
    const inspected = await podman.must(["inspect", "--format", "{{.NetworkSettings.IPAddress}}", container]);
    host.address = inspected;
    await host.#booted();
    await host.must(`git config --system url.${bundle}.insteadOf ${repository}`);
    return host;
  }

  async #booted() {
    for (let tries = 0; tries < 120; tries++) {
      const { output } = await this.run("systemctl is-system-running || true");
      // Some units of a real machine cannot start in a container.
      if (/^(running|degraded)$/m.test(output)) return;
      await pause(500);
    }
    throw new Error("The host did not boot.");
  }

  /** Runs commands as root, with the name of this host. */
  run(script: string): Promise<Output> {
    const named = script.replaceAll("YOUR.NAME", hostName);
    const shell = ["bash", "-euo", "pipefail", "-c", named];
    const options = ["--env", "HOME=/root", "--env", "DEBIAN_FRONTEND=noninteractive", "--workdir", "/root"];
    return this.#podman.run(["exec", ...options, container, ...shell], { timeoutMs: 20 * 60_000 });
  }

  /** Runs commands and returns their output; throws it when one of them fails. */
  async must(script: string): Promise<string> {
    const { status, output } = await this.run(script);
    if (status !== 0)
      throw new Error(`These commands ended with ${status}:\n${script}\n${output.slice(-6_000)}`);
    return output;
  }

  async waitUntilReady(port: number) {
    const url = `http://127.0.0.1:${port}${api.ready.path}`;
    await this.must(`curl --fail --silent --show-error --retry 20 --retry-connrefused ${url}`);
  }

  async remove() {
    await this.#podman.run(["rm", "--force", "--time", "0", container]);
    await rm(this.#folder, { recursive: true });
  }
}
