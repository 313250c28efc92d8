import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { expect, it } from "vitest";
import { openTransport } from "./transport.ts";

/** The certificate is one that the package brings along, which nobody trusts. */
async function startServer(secure: boolean) {
  const recipients: string[] = [];
  const server = new SMTPServer({
    secure,
    disabledCommands: ["AUTH"],
    onRcptTo: ({ address }, _session, go) => {
      recipients.push(address);
      go(null);
    },
  });
  server.on("error", () => {});
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.server.address() as AddressInfo;
  return { port, recipients, stop: () => new Promise<void>((done) => server.close(done)) };
}

it.each([
  ["smtps", true],
  ["smtp", false],
] as const)(
  "a mail server whose certificate is not trusted gets no mail, not even in plain text: %s",
  async (scheme, secure) => {
    const server = await startServer(secure);
    const transport = openTransport(
      { smtpUrl: `${scheme}://127.0.0.1:${server.port}`, mailFrom: "mood@example.org", dataDir: "" },
      () => expect.fail("no file is written when a mail server is set"),
    );
    const letter = {
      to: "ada@example.org",
      language: "en",
      subject: "Hello",
      text: "Hello",
      html: "",
    } as const;
    await expect(transport.send(letter)).rejects.toThrow(/certificate/i);
    expect(server.recipients).toEqual([]);
    transport.close();
    await server.stop();
  },
);
