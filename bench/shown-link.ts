/** Links of shown skies, created and revoked by their owner's own calls. */

import { randomUUID } from "node:crypto";
import type { RunningServer } from "./running-server.ts";

/** `path` is that of the page, `token` its last part. */
export type Link = { readonly id: string; readonly token: string; readonly path: string };

async function send({ server }: RunningServer, method: string, path: string, cookie: string, body?: object) {
  const headers = { cookie, ...(body && { "content-type": "application/json" }) };
  const reply = await fetch(server.url + path, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!reply.ok) throw new Error(`${method} ${path} ended with ${reply.status}.`);
  return reply.status === 204 ? null : reply.json();
}

/** A live link that ends in a day, to the sky of the person whose session `cookie` is. */
export async function createLink(running: RunningServer, cookie: string): Promise<Link> {
  const shows = { showsFeelings: false, showsDates: false, isLive: true };
  const body = { id: randomUUID(), label: "Measured", ...shows, validity: "day" };
  const { id, url } = await send(running, "POST", "/api/shown-skies", cookie, body);
  const path = new URL(url).pathname;
  return { id, path, token: path.split("/").at(-1) ?? "" };
}

export const revokeLink = (running: RunningServer, cookie: string, { id }: Link) =>
  send(running, "DELETE", `/api/shown-skies/${id}`, cookie);
