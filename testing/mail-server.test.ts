import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTransport } from "../server/mail/transport.ts";
import { MailServer } from "./mail-server.ts";

let server: MailServer;
const send = (subject: string) =>
  openTransport({ smtpUrl: server.url, mailFrom: "mood@example.org", dataDir: "" }, () => {}).send({
    ...{
      to: "Ada@example.org",
      language: "en",
      subject,
      text: `Hello\n\nhttps://mood.example.org/${subject}\n`,
      html: "",
    },
  });

beforeEach(async () => {
  server = await MailServer.start();
});
afterEach(() => server.stop());

describe("the tests' mail server", () => {
  it("gives a mail to whoever waits for it, in any case of letters", async () => {
    const coming = server.mailTo("ada@example.org");
    await send("first");
    expect(await coming).toMatchObject({ subject: "first", link: "https://mood.example.org/first" });
  });

  it("counts the mails to an address", async () => {
    const second = server.mailTo("ada@example.org", { count: 2 });
    await send("first");
    await send("second");
    expect((await second).subject).toBe("second");
    expect(server.attempts).toBe(2);
  });

  it("says what came instead when a mail does not come", async () => {
    await send("first");
    await expect(server.mailTo("eve@example.org", { patienceMs: 20 })).rejects.toThrow(
      "Mail 1 to eve@example.org did not come in 20 ms. There are:\nAda@example.org: first",
    );
  });

  it.each(["stall", "stall-at-data"] as const)(
    "stops while somebody waits for it (%s)",
    async (behaviour) => {
      server.behaviour = behaviour;
      const sending = expect(send("first")).rejects.toThrow();
      await server.connection();
      await server.stop();
      await sending;
    },
  );
});
