/** `npm run dev`: the server, which `node --watch` restarts after a change, with Vite's hot reload of the client in the same process. */

import { createServer, type RequestListener } from "node:http";
import { join } from "node:path";
import { createServer as createVite } from "vite";
import { buildApp } from "../server/app.ts";
import { openDatabase } from "../server/database/open.ts";
import { readEnvironment } from "../server/environment.ts";
import { linkTo } from "../server/public-link.ts";

const root = join(import.meta.dirname, "..");

function stopWith(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

const read = readEnvironment();
if (!read.ok) stopWith(read.reason);
const { settings } = read;
if (settings.basePath !== "")
  stopWith("npm run dev serves a whole host: leave the path out of PUBLIC_URL, or use npm start.");

const server = createServer();
const vite = await createVite({
  root,
  // Imports the file itself instead of a bundled copy, so that `node --watch` notices its changes.
  configLoader: "native",
  appType: "spa",
  server: { middlewareMode: true, hmr: { server } },
});

const isCall = (url: string | undefined) => /^\/api(\/|$|\?)/.test(url ?? "");

/** The page of a shown sky has an HTML file of its own. */
const vitePath = (url: string | undefined) => (/^\/s\//.test(url ?? "") ? "/shown.html" : url);

/** `npm start` at the same address has left its service worker: this one takes its place, and goes. */
const noServiceWorker = `
  addEventListener("install", () => skipWaiting());
  addEventListener("activate", async () => {
    await registration.unregister();
    for (const page of await clients.matchAll()) page.navigate(page.url);
  });`;

const database = await openDatabase(settings);
const app = await buildApp({
  database,
  settings,
  clientDir: null,
  serverFactory(handleCall: RequestListener) {
    server.on("request", (request, response) => {
      if (isCall(request.url)) return handleCall(request, response);
      if (request.url === "/service-worker.js")
        return response.setHeader("Content-Type", "text/javascript").end(noServiceWorker);
      vite.middlewares(Object.assign(request, { url: vitePath(request.url) }), response);
    });
    return server;
  },
});

server.once("error", (error) => stopWith(`PORT ${settings.port} cannot be used: ${error.message}.`));
await app.listen({ port: settings.port, host: settings.host });
console.log(`Mood Universe is open at ${linkTo(settings.publicUrl, "")}, and follows your changes`);

async function stop() {
  await vite.close();
  await app.close();
  await database.close();
  process.exit(0);
}
process.once("SIGTERM", stop);
process.once("SIGINT", stop);
