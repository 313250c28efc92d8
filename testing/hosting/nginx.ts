/** A real nginx in front of several server processes, which sends each request to the next of them. */

import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { findNginx } from "../../tools/setup/programs.mjs";
import { Program } from "./program.ts";

export type Nginx = {
  readonly url: string;
  /** What it has written to its error log. */
  readonly output: string;
  /** Tells it to send new requests to these servers, which it does soon, and to finish those in progress. */
  use(servers: readonly string[]): Promise<void>;
  remove(): Promise<void>;
};

const temporaryFolders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];

type Failures = { readonly ofServer: string; readonly ofRequest: string };

/** What the file of operators says about processes that stop, are away or break off. */
async function readFailures(): Promise<Failures> {
  const file = await readFile(join(import.meta.dirname, "../../hosting/nginx.conf"), "utf8");
  const ofServer = /server 127\.0\.0\.1:3000([^;]*);/.exec(file)?.[1];
  const ofRequest = file.match(/^\s*proxy_next_upstream.*;$/gm)?.join("\n");
  if (!ofServer || !ofRequest)
    throw new Error("hosting/nginx.conf does not say what happens after a failure.");
  return { ofServer, ofRequest };
}

/**
 * Connections of clients are used once, because a new configuration ends those that are idle, also while a client sends
 * on them.
 */
const configuration = (folder: string, port: number, servers: readonly string[], failures: Failures) => `
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 4096; }
http {
  access_log off;
  keepalive_timeout 0;
${temporaryFolders.map((name) => `  ${name}_temp_path ${folder}/${name};`).join("\n")}
  upstream mood_universe {
${servers.map((url) => `    server ${new URL(url).host}${failures.ofServer};`).join("\n")}
    keepalive 64;
  }
  server {
    listen 127.0.0.1:${port};
    client_max_body_size 8m;
    location / {
      proxy_pass http://mood_universe;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Proto $scheme;
${failures.ofRequest}
      add_header X-Served-By $upstream_addr always;
    }
  }
}
`;

/** `port` is the one of `PUBLIC_URL`, which the servers must know before they start. Rejects when it is taken. */
export async function startNginx(port: number, servers: readonly string[]): Promise<Nginx> {
  const nginx = findNginx();
  if (!nginx) throw new Error("No nginx is installed here: npm run test:long installs it.");
  const program = await Program.make("nginx", "TERM");
  const file = join(program.folder, "nginx.conf");
  const failures = await readFailures();
  const configure = (to: readonly string[]) =>
    writeFile(file, configuration(program.folder, port, to, failures));
  await configure(servers);
  const command = [nginx, "-c", file, "-p", program.folder, "-e", "stderr", "-g", "daemon off;"];
  // nginx writes its id when it listens.
  await program.start(command, () => existsSync(join(program.folder, "nginx.pid")));
  return {
    url: `http://127.0.0.1:${port}`,
    get output() {
      return program.output;
    },
    async use(to) {
      await configure(to);
      await program.signal("SIGHUP");
    },
    remove: () => program.remove(),
  };
}
