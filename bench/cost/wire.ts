/** A proxy to PostgreSQL that counts bytes and messages. */

import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

export type Wire = {
  readonly url: string;
  readonly counted: { statements: number; bytes: number };
  close(): void;
};

const [simpleQuery, execute] = ["Q".charCodeAt(0), "E".charCodeAt(0)];

/** Parses the client's messages: a type byte, a length and the content. The first message has no type byte. */
function countStatements(onStatement: () => void): (bytes: Buffer) => void {
  let [pending, isFirst] = [Buffer.alloc(0), true];
  return (bytes) => {
    pending = Buffer.concat([pending, bytes]);
    for (;;) {
      const letter = isFirst ? 0 : 1;
      if (pending.length < letter + 4) return;
      const length = letter + pending.readInt32BE(letter);
      if (pending.length < length) return;
      if (!isFirst && (pending[0] === simpleQuery || pending[0] === execute)) onStatement();
      isFirst = false;
      pending = pending.subarray(length);
    }
  };
}

export async function layWire(url: string): Promise<Wire> {
  const target = new URL(url);
  const counted = { statements: 0, bytes: 0 };
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    const read = countStatements(() => {
      counted.statements += 1;
    });
    client.on("data", (bytes) => {
      counted.bytes += bytes.length;
      read(bytes);
    });
    upstream.on("data", (bytes) => {
      counted.bytes += bytes.length;
    });
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on("error", () => {});
    }
    client.pipe(upstream).pipe(client);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const wired = new URL(url);
  wired.port = String((server.address() as { port: number }).port);
  return {
    ...{ url: wired.href, counted },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
