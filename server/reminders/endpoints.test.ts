import { type AddressInfo, createServer } from "node:net";
import { describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { signUp } from "../../testing/make.ts";
import { startReminderTests } from "../../testing/reminders.ts";

const at = startReminderTests();
const { makePerson, sendAt } = at;

describe("the endpoint of a subscription", () => {
  it.each([
    "http://push.example.org/x",
    "https://127.0.0.1/x",
    "https://localhost/x",
    "https://2130706433/x",
    "https://0x7f.1/x",
    "https://10.1.2.3/x",
    "https://192.168.0.1/x",
    "https://169.254.169.254/latest/meta-data",
    "https://100.64.0.1/x",
    "https://0.0.0.0/x",
    "https://[::1]/x",
    "https://[::]/x",
    "https://[::ffff:127.0.0.1]/x",
    "https://[::ffff:10.0.0.1]/x",
    "https://[fe80::1]/x",
    "https://[fd00::1]/x",
    "https://[64:ff9b::7f00:1]/x",
    "https://[2002:7f00:1::]/x",
    "https://user:word@8.8.8.8/x",
    "ftp://8.8.8.8/x",
    "file:///etc/passwd",
    "nonsense",
  ])("cannot be %s", async (endpoint) => {
    const { visitor } = await signUp(at.test);
    const answer = await visitor.call(api.putDevice, { body: { ...at.receiver.subscribe("x"), endpoint } });
    expect([answer.status, answer.body.fieldCodes?.endpoint?.code]).toEqual([400, "not-a-push-service"]);
  });

  it("can be a public https address", async () => {
    const { visitor } = await signUp(at.test);
    for (const host of ["8.8.8.8", "[2606:4700::1111]"]) {
      const body = { ...at.receiver.subscribe("x"), endpoint: `https://${host}/push/x` };
      expect((await visitor.call(api.putDevice, { body })).status).toBe(200);
    }
  });

  it("is checked again when a reminder is sent", async () => {
    // Counts connections, because without a certificate no request can come.
    let connections = 0;
    const inside = createServer((socket) => {
      connections += 1;
      socket.destroy();
    }).listen(0);
    const { port } = inside.address() as AddressInfo;
    const { visitor, user } = await makePerson();
    const { db } = at.test.database;
    await db
      .updateTable("push_subscriptions")
      .set({ endpoint: `https://localhost:${port}/x`, service: `https://localhost:${port}` })
      .where("userId", "=", user.id)
      .execute();
    await sendAt("2026-03-13T19:30:00Z");
    expect(connections).toBe(0);
    expect((await visitor.call(api.getReminders)).status).toBe(200);
    inside.close();
  });

  it("has keys of a browser", async () => {
    const { visitor } = await signUp(at.test);
    const device = at.receiver.subscribe("x");
    const notOnCurve = { ...device.keys, p256dh: `B${"A".repeat(86)}` };
    for (const keys of [notOnCurve, { ...device.keys, auth: "short" }, {}]) {
      const answer = await visitor.call(api.putDevice, { body: { ...device, keys } });
      expect([answer.status, answer.body.fieldCodes?.keys?.code]).toEqual([400, "wrong-shape"]);
    }
  });
});
