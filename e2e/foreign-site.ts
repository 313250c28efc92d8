/** A site of somebody else: `localhost` is another origin, and another site, than the tested server's. */

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export type ForeignSite = { readonly url: string; close(): Promise<void> };

/** Starts a site of somebody else, whose only page has this HTML. */
export async function startForeignSite(html: string): Promise<ForeignSite> {
  const server = createServer((_request, response) =>
    response.setHeader("Content-Type", "text/html").end(`<!doctype html><title>A blog</title>${html}`),
  );
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
