/** Links to this installation, which may be below a path of its host (`settings.basePath`). Lint knows of no other place that makes them. */

import type { FastifyReply } from "fastify";

/** The path of the public address without the slash at its end; empty for an installation that has a host of its own. */
export const basePathOf = (publicUrl: URL): string => publicUrl.pathname.replace(/\/$/, "");

/**
 * An absolute link, for whatever leaves the browser. `path` begins with a slash, and can have a query and a fragment; it is
 * empty for the address of the installation as people read it.
 */
export const linkTo = (publicUrl: URL, path: string): string =>
  `${publicUrl.origin}${basePathOf(publicUrl)}${path}`;

/** Leads the browser to a path of this installation, with the status Found unless another one is given. */
export const redirectTo = (reply: FastifyReply, path: string, status = 302) =>
  reply.redirect(`${reply.request.basePath}${path}`, status);
