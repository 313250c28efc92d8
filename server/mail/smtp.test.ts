import { hostname } from "node:os";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { english } from "../../testing/english.ts";
import { MailServer, type MailServerBehaviour } from "../../testing/mail-server.ts";
import { TestClock } from "../../testing/test-clock.ts";
import type { Letter, Transport } from "./letter.ts";
import { verifyRegistration } from "./letters.ts";
import { openTransport } from "./transport.ts";

const mailFrom = "Mood Universe <mood@journal.example.org>";
const link = `https://mood.example.org/verify-email?token=${"Zz9-_=.".repeat(30)}`;
const universeName = "Ünïvérse 宇宙 🌌";
const letter = (overrides: Partial<Letter> = {}): Letter => ({
  to: "ada@example.org",
  ...verifyRegistration({ universeName, link })(english, "support@example.org"),
  ...overrides,
});

let server: MailServer;
const clock = new TestClock(0);
const opened: Transport[] = [];

const noFile = () => expect.fail("no file is written when a mail server is set");
const open = (options: Parameters<typeof openTransport>[2] = {}, from = mailFrom) => {
  const transport = openTransport({ smtpUrl: server.url, mailFrom: from, dataDir: "" }, noFile, {
    timers: clock.timers,
    ...options,
  });
  opened.push(transport);
  return transport;
};

beforeEach(async () => {
  server = await MailServer.start();
});
afterEach(async () => {
  for (const transport of opened.splice(0)) transport.close();
  await server.stop();
});

describe("a mail over SMTP", () => {
  it("arrives unchanged as text and as HTML, with the whole link", async () => {
    const subject = "Bestätige deine Adresse ✨";
    await open().send(letter({ subject }));
    const mail = await server.mailTo("ada@example.org");
    const { text, html } = letter();
    expect(mail).toMatchObject({ subject, link, from: "mood@journal.example.org" });
    expect(mail.text.trim()).toBe(text.trim());
    expect(mail.html.trim()).toBe(html.trim());
  });

  it("has one sender and one recipient, in the envelope and in the headers", async () => {
    await open().send(letter());
    const mail = await server.mailTo("ada@example.org");
    expect(mail.recipients).toEqual(["ada@example.org"]);
    expect(mail.envelope?.from).toBe("mood@journal.example.org");
    const addressed = mail.headers.filter(({ key }) => ["from", "sender", "to", "cc", "bcc"].includes(key));
    expect(addressed.map(({ key, value }) => [key, value])).toEqual([
      ["from", mailFrom],
      ["to", "ada@example.org"],
    ]);
  });

  it("is marked as automatic, and reveals neither the host name nor the mail library", async () => {
    await open().send(letter());
    const { headers, raw, envelope } = await server.mailTo("ada@example.org");
    const header = (wanted: string) => headers.find(({ key }) => key === wanted)?.value;
    expect(header("auto-submitted")).toBe("auto-generated");
    expect(header("x-mailer")).toBeUndefined();
    expect(header("message-id")).toMatch(/^<[^@]+@journal\.example\.org>$/);
    expect(envelope?.greeting).toBe("journal.example.org");
    expect(raw).not.toContain(hostname());
    expect(raw).not.toMatch(/nodemailer/i);
  });

  it("accepts a sender that is an address alone or after a quoted name", async () => {
    await open({}, "mood@example.org").send(letter());
    await open({}, '"Mood, Universe" <mood@example.org>').send(letter());
    await server.mailTo("ada@example.org", { count: 2 });
    const froms = server.mails.flatMap(({ headers }) => headers.filter(({ key }) => key === "from"));
    expect(froms.map(({ value }) => value)).toEqual([
      "mood@example.org",
      '"Mood, Universe" <mood@example.org>',
    ]);
  });

  it.each(["jürgen@bücher.example.org", "ada+mood@bücher.example.org", "李@example.org"])(
    "is delivered to the international address %s",
    async (to) => {
      await open().send(letter({ to }));
      expect(server.mails.map(({ recipients }) => recipients)).toEqual([[to]]);
    },
  );

  it.each([
    "ada@example.org, eve@example.org",
    "ada@example.org,eve@example.org",
    "ada@example.org;eve@example.org",
    "ada@example.org\r\nBcc: eve@example.org",
    "ada@example.org>\r\nRCPT TO:<eve@example.org",
    "Ada <eve@example.org>",
    '"eve@example.org"@example.org',
    "ada@example.org eve@example.org",
    "list: ada@example.org, eve@example.org;",
    "ada@example.org\uff0ceve@example.org",
    "",
  ])("refuses %j, which is not one address", async (to) => {
    await expect(open().send(letter({ to }))).rejects.toThrow("one address");
    expect(server.attempts).toBe(0);
  });

  it("cannot get a header from a line break in the subject", async () => {
    await open().send(letter({ subject: "Hello\r\nBcc: eve@example.org\r\n\r\nbody" }));
    const mail = await server.mailTo("ada@example.org");
    expect(mail.recipients).toEqual(["ada@example.org"]);
    expect(mail.headers.map(({ key }) => key)).not.toContain("bcc");
    expect(mail.text).toContain(link);
  });
});

describe("a mail server that fails", () => {
  const timeouts = { greetingTimeout: 300, socketTimeout: 300 };

  it.each<MailServerBehaviour>(["refuse", "stall", "stall-at-data", "drop"])(
    "rejects the delivery soon (%s), and the next mail is delivered",
    async (behaviour) => {
      server.behaviour = behaviour;
      await expect(open({ timeouts }).send(letter())).rejects.toThrow();
      expect(server.mails).toEqual([]);
      server.behaviour = "accept";
      // The default timeouts apply: on a busy machine a healthy server may be slow too.
      await open().send(letter());
      expect(server.mails).toHaveLength(1);
      expect(server.attempts).toBe(2);
    },
  );

  it("rejects the delivery when it is not reachable", async () => {
    const transport = open({ timeouts });
    await server.stop();
    await expect(transport.send(letter())).rejects.toThrow("ECONNREFUSED");
    server = await MailServer.start();
  });

  it("cannot delay a delivery beyond the timeout of the whole delivery", async () => {
    server.behaviour = "drip-at-data";
    const sending = open().send(letter());
    const rejected = expect(sending).rejects.toThrow();
    await server.connection();
    await clock.advance(59_999);
    expect(await Promise.race([sending, "on its way"])).toBe("on its way");
    await clock.advance(1);
    await rejected;
  });

  it("does not delay closing", async () => {
    server.behaviour = "stall";
    const transport = open();
    const sending = expect(transport.send(letter())).rejects.toThrow();
    await server.connection();
    transport.close();
    await sending;
  });
});
