/** A server in this process whose client is replaced by that of another release, as an update does. */

import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildApp } from "../server/app.ts";
import { openDatabase } from "../server/database/open.ts";
import { readSettings } from "../server/environment.ts";
import { onSomePort } from "../testing/ports.ts";
import { journeysPath } from "./below-a-path.ts";

const built = join(import.meta.dirname, "../dist/client");

/**
 * A copy of the build in which every file with a hash in its name has another hash, as after a change of a module that
 * all others import.
 */
async function makeRelease(folder: string): Promise<string> {
  const release = join(folder, "next");
  await cp(built, release, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  const assets = join(release, "assets");
  const names = await readdir(assets);
  const renamed = (name: string) => name.replace(/(\.\w+)$/, "_next$1");
  const texts = [
    ...names.filter((name) => /\.(js|css)$/.test(name)).map((name) => join(assets, name)),
    ...["index.html", "page-files.json", "translation-files.json", "service-worker.js"].map((name) =>
      join(release, name),
    ),
  ];
  const known = new Set(names);
  for (const path of texts) {
    const text = (await readFile(path, "utf8"))
      .replace(/[\w.-]+/g, (word) => (known.has(word) ? renamed(word) : word))
      .replace(/(revision:["'`]\w+)/, "$1next");
    await writeFile(path, text);
  }
  for (const name of names) await rename(join(assets, name), join(assets, renamed(name)));
  return release;
}

export class Releases {
  readonly url: string;
  readonly #folder: string;
  readonly #port: number;
  #close: () => Promise<void> = async () => {};

  private constructor(folder: string, port: number) {
    this.#folder = folder;
    this.#port = port;
    this.url = `http://127.0.0.1:${port}${journeysPath}`;
  }

  /** Starts with the client that is built. */
  static async start(): Promise<Releases> {
    const folder = await mkdtemp(join(tmpdir(), "mood-universe-releases-"));
    return onSomePort(async (port) => {
      const releases = new Releases(folder, port);
      await releases.#listen(built);
      return releases;
    });
  }

  /** Another release replaces the running one, whose files are gone. */
  async update() {
    const release = await makeRelease(this.#folder);
    await this.#close();
    await this.#listen(release);
  }

  async stop() {
    await this.#close();
    await rm(this.#folder, { recursive: true });
  }

  async #listen(clientDir: string) {
    const read = readSettings({ PUBLIC_URL: this.url, DATA_DIR: this.#folder, PORT: `${this.#port}` });
    if (!read.ok) throw new Error(read.reason);
    const { settings } = read;
    const database = await openDatabase(settings);
    const app = await buildApp({ database, settings, clientDir, logTo: { write: () => {} } });
    this.#close = async () => {
      app.server.closeAllConnections();
      await app.close();
      await database.close();
    };
    await app.listen({ port: this.#port, host: "127.0.0.1" }).catch(async (error) => {
      await this.#close();
      throw error;
    });
  }
}
