import { describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { checkInLines, reminderLines } from "#domain/reminders/lines.ts";
import {
  makeAccount,
  makeEntry,
  makeReading,
  makeReminders,
  makeTracker,
  signIn,
  signUp,
} from "../../testing/make.ts";
import { startReminderTests } from "../../testing/reminders.ts";

const hour = 3_600_000;

const at = startReminderTests();
const { jobs, sendAt, sendDue, setClock } = at;

describe("a reminder by mail", () => {
  async function makeReader() {
    const account = await makeAccount(at.test);
    const person = await signIn(at.test, account);
    await person.visitor.call(api.putReminders, { body: makeReminders({ byMail: true }) });
    return { ...person, email: account.email };
  }
  const mailsOf = async (email: string) => {
    await sendDue();
    return (await at.test.mailsTo(email)).filter(({ text }) => text.includes("/?add=1"));
  };

  it("goes to the verified address once, with a link that ends it by one POST", async () => {
    const { email, visitor } = await makeReader();
    setClock("2026-03-13T19:30:00Z");
    const [mail, ...others] = await mailsOf(email);
    expect(others).toEqual([]);
    expect(reminderLines.map(({ english }) => english)).toContain(mail?.subject);
    const header = (key: string) => mail?.headers.find((one) => one.key === key)?.value ?? "";
    expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    const [, url = ""] =
      /^<(http:\/\/mood\.example\.org\/api\/reminders\/stop\?token=.*)>$/.exec(header("list-unsubscribe")) ??
      [];
    const { pathname, search } = new URL(url);
    const answer = await at.test.visitor().send("POST", pathname + search, {
      body: "List-Unsubscribe=One-Click",
      // Programs in Java send this header.
      headers: { "content-type": "application/x-www-form-urlencoded", accept: "text/html, */*; q=.2" },
    });
    expect([answer.status, answer.body]).toEqual([200, { success: true }]);
    expect((await visitor.call(api.getReminders)).body.choices.isOn).toBe(false);
    setClock("2026-03-14T19:30:00Z");
    expect(await mailsOf(email)).toHaveLength(1);
  });

  it("is not sent after a star, and not to an address that is not verified", async () => {
    const { email, visitor } = await makeReader();
    const { visitor: nameOnly } = await signUp(at.test);
    await nameOnly.call(api.putReminders, { body: makeReminders({ byMail: true }) });
    setClock("2026-03-13T19:00:00Z");
    await visitor.call(api.createMoodEntry, { body: makeEntry() });
    setClock("2026-03-13T19:30:00Z");
    expect(await mailsOf(email)).toEqual([]);
    expect(await jobs()).toEqual([]);
  });

  it("of a check-in leads to it, and is not sent once everything has its answer", async () => {
    const account = await makeAccount(at.test);
    const { visitor } = await signIn(at.test, account);
    const trackerId = crypto.randomUUID();
    await visitor.call(api.putTracker, { params: { id: trackerId }, body: makeTracker() });
    const times = [{ time: "20:30", weekdays: [0, 1, 2, 3, 4, 5, 6], kind: "check-in" }];
    await visitor.call(api.putReminders, { body: makeReminders({ byMail: true, times }) });
    const ofCheckIns = async () => {
      await sendDue();
      return (await at.test.mailsTo(account.email)).filter(({ text }) => text.includes("/?check-in=1"));
    };
    setClock("2026-03-13T19:30:00Z");
    const [mail, ...others] = await ofCheckIns();
    expect(others).toEqual([]);
    expect(checkInLines.map(({ english }) => english)).toContain(mail?.subject);
    setClock("2026-03-14T19:00:00Z");
    await visitor.call(api.putReading, { params: { trackerId, at: "2026-03-14" }, body: makeReading() });
    setClock("2026-03-14T19:30:00Z");
    expect(await ofCheckIns()).toHaveLength(1);
  });

  it("is dropped when the mail server was away for more than an hour", async () => {
    const { email } = await makeReader();
    // The mail stays queued: otherwise it could be sent before the clock moves.
    await at.test.app.context.mail.close();
    await sendAt("2026-03-13T19:30:00Z");
    const queued = at.test.database.db.selectFrom("mails").select("kind").where("email", "=", email);
    expect(await queued.execute()).toContainEqual({ kind: "reminder" });
    at.test.clock.now += hour + 1;
    await at.test.restart();
    expect(await mailsOf(email)).toEqual([]);
  });
});
