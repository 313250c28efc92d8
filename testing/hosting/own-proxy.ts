/** The operators' files for a path of a host (hosting/), run by a real nginx and a real Caddy with https and a port of their own. */

import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { findCaddy, findNginx } from "../../tools/setup/programs.mjs";
import { Program } from "./program.ts";

export type Kind = "nginx" | "Caddy";

type Parts = {
  /** The name that browsers open. */
  readonly host: string;
  readonly port: number;
  /** Host and port of the server. */
  readonly server: string;
  /** The path of the product, such as `/mood`. */
  readonly basePath: string;
  /** Host and port of the server that has the other paths; by default a program that answers the same to everything. */
  readonly others?: string;
};

export type OwnProxy = {
  /** The certificate, which nobody else has signed. */
  readonly certificate: string;
  /** What it has written. */
  readonly output: string;
  remove(): Promise<void>;
};

/** What the other programs of the host answer. */
export const otherProgram = "Another program.";

const hosting = join(import.meta.dirname, "../../hosting");

const temporaryFolders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];

const nginxOthers = (others: string | undefined) =>
  others
    ? `proxy_pass http://${others}; proxy_set_header Host $http_host;`
    : `default_type text/plain; return 200 "${otherProgram}";`;

const nginxServer = (folder: string, { host, port, others }: Parts) => `
worker_processes 1;
pid ${folder}/nginx.pid;
events {}
http {
  access_log off;
${temporaryFolders.map((name) => `  ${name}_temp_path ${folder}/${name};`).join("\n")}
  server {
    listen 127.0.0.1:${port} ssl;
    server_name ${host};
    ssl_certificate ${folder}/certificate.pem;
    ssl_certificate_key ${folder}/key.pem;
    location / { ${nginxOthers(others)} }
    include ${folder}/path.conf;
  }
}
`;

const caddySite = (folder: string, { host, port, others }: Parts) => `
{
	admin off
	auto_https disable_redirects
	storage file_system ${folder}
	log {
		exclude http.log.error
	}
}
https://${host}:${port} {
	bind 127.0.0.1
	tls ${folder}/certificate.pem ${folder}/key.pem
	${others ? `handle {\n\t\treverse_proxy ${others}\n\t}` : `respond "${otherProgram}"`}
	import ${folder}/path.conf
}
`;

const kinds = {
  nginx: {
    ...{ find: findNginx, file: "nginx-path.conf", configure: nginxServer },
    run: (program: string, folder: string, file: string) => [
      ...[program, "-c", file, "-p", folder, "-e", "stderr", "-g", "daemon off;"],
    ],
    // nginx writes its id when it listens.
    isReady: (folder: string, _output: string) => existsSync(join(folder, "nginx.pid")),
  },
  Caddy: {
    ...{ find: findCaddy, file: "mood-universe.caddy", configure: caddySite },
    run: (program: string, _folder: string, file: string) => [
      ...[program, "run", "--config", file, "--adapter", "caddyfile"],
    ],
    isReady: (_folder: string, output: string) => output.includes("serving initial configuration"),
  },
} as const;

/** A certificate for the name, with its key. */
async function writeCertificate(program: Program, host: string) {
  const { folder } = program;
  const subject = ["-subj", `/CN=${host}`, "-addext", `subjectAltName=DNS:${host}`];
  const files = ["-keyout", join(folder, "key.pem"), "-out", join(folder, "certificate.pem")];
  const key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"];
  await program.run(["openssl", "req", "-x509", ...key, ...subject, ...files]);
}

/** Whether this machine has the program. */
export const hasProxy = (kind: Kind): boolean => kinds[kind].find() !== null;

/** Rejects when the port is taken. */
export async function startOwnProxy(kind: Kind, parts: Parts): Promise<OwnProxy> {
  const { find, file, configure, run, isReady } = kinds[kind];
  const found = find();
  if (!found) throw new Error(`No ${kind} is installed here: npm run test:long installs it.`);
  const program = await Program.make(kind.toLowerCase(), "TERM");
  const { folder } = program;
  await writeCertificate(program, parts.host);
  const ofOperators = await readFile(join(hosting, file), "utf8");
  const ofTest = ofOperators
    .replaceAll("127.0.0.1:3000", parts.server)
    .replaceAll("/mood", parts.basePath)
    .replace("/var/log/nginx/error.log", join(folder, "error.log"));
  await writeFile(join(folder, "path.conf"), ofTest);
  const configuration = join(folder, "configuration");
  await writeFile(configuration, configure(folder, parts));
  await program.start(run(found, folder, configuration), (output) => isReady(folder, output));
  return {
    certificate: await readFile(join(folder, "certificate.pem"), "utf8"),
    get output() {
      return program.output;
    },
    remove: () => program.remove(),
  };
}
