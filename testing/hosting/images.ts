/** The images of the checks of hosting, made from Debian's packages because images may not be downloadable. */

import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installContainerPrograms } from "../../tools/setup/test-programs.mjs";
import { type Podman, runProgram } from "./podman.ts";

const suite = "trixie";
/** Image that replaces Debian's slim image. */
export const baseImage = "localhost/mood-universe-check-base";
/** A host with systemd, as an operator gets it from a provider. */
export const hostImage = "localhost/mood-universe-check-host";

/** Where this machine trusts certificates of its own network, an image does too. */
const certificates = process.env.NODE_EXTRA_CA_CERTS;
const trusted = "/etc/trusted-here.crt";

const exists = async (podman: Podman, image: string) =>
  (await podman.run(["image", "exists", image])).status === 0;

/** Null, or a sentence that says why this machine cannot make the image. */
async function makeBase(podman: Podman): Promise<string | null> {
  if (await exists(podman, baseImage)) return null;
  const folder = await mkdtemp(join(tmpdir(), "mood-universe-base-"));
  try {
    const root = join(folder, "root");
    const made = await runProgram("debootstrap", ["--variant=minbase", suite, root]);
    if (made.status !== 0) return `debootstrap cannot make a Debian here: ${lastLine(made.output)}`;
    if (certificates) await cp(certificates, join(root, trusted), { dereference: true });
    const change = certificates ? ["--change", `ENV NODE_EXTRA_CA_CERTS=${trusted}`] : [];
    const archive = join(folder, "base.tar");
    const packed = await runProgram("tar", ["-C", root, "-cf", archive, "."]);
    if (packed.status !== 0) return `The Debian cannot be packed: ${lastLine(packed.output)}`;
    const imported = await podman.run(["import", ...change, archive, baseImage]);
    return imported.status === 0 ? null : `podman cannot import an image: ${lastLine(imported.output)}`;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const lastLine = (output: string) => output.trimEnd().split("\n").at(-1) ?? "";

/** Null where containers run, else a sentence that says why they do not. */
export async function whyNoContainers(podman: Podman): Promise<string | null> {
  if (process.getuid?.() !== 0) return "Only root can make a Debian with debootstrap.";
  const missing = await installContainerPrograms();
  if (missing.length > 0) return `These programs are missing: ${missing.join(", ")}.`;
  const reason = await makeBase(podman);
  if (reason) return reason;
  const hello = await podman.run(["run", "--rm", baseImage, "echo", "hello"]);
  return hello.output.trim() === "hello"
    ? null
    : `podman cannot run a container here: ${lastLine(hello.output)}`;
}

/** The units would change the kernel of this machine, which a container shares. */
const containerfile = `FROM ${baseImage}
RUN apt-get update -qq \\
  && DEBIAN_FRONTEND=noninteractive apt-get -o Dpkg::Options::=--force-unsafe-io install -qq --yes \\
    --no-install-recommends systemd systemd-sysv dbus procps sudo curl openssl git npm >/dev/null
RUN echo 'Defaults env_keep += NODE_EXTRA_CA_CERTS' >/etc/sudoers.d/trusted-here
RUN systemctl mask systemd-sysctl systemd-modules-load systemd-binfmt systemd-udevd
CMD ["/sbin/init"]
`;

export async function makeHostImage(podman: Podman) {
  if (await exists(podman, hostImage)) return;
  const folder = await mkdtemp(join(tmpdir(), "mood-universe-host-"));
  await writeFile(join(folder, "Containerfile"), containerfile);
  await podman.must(["build", "--tag", hostImage, folder]);
  await rm(folder, { recursive: true });
}
