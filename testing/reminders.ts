/** Steps of reminders that several tests share. */

import { afterEach, beforeEach, expect } from "vitest";
import { api } from "#domain/api.ts";
import { openTestApp, type TestApp } from "./app.ts";
import { makeReminders, signUp } from "./make.ts";
import { PushReceiver } from "./push-receiver.ts";

/** Sets up, for each test of a file, the app and a push service that it may call. */
export function startReminderTests() {
  const at = {} as { test: TestApp; receiver: PushReceiver };
  beforeEach(async () => {
    at.receiver = await PushReceiver.start(() => at.test.clock.now);
    at.test = await openTestApp({ rateLimits: false }, { trustedPushOrigin: at.receiver.origin });
  });
  afterEach(async () => {
    await at.test.close();
    await at.receiver.stop();
    expect(at.receiver.problems).toEqual([]);
  });

  const setClock = (moment: string) => {
    at.test.clock.now = Date.parse(moment);
  };
  const sendDue = () => at.test.app.context.reminders.sendDue();
  const sendAt = async (moment: string) => {
    setClock(moment);
    await sendDue();
  };

  /** A person with reminders at 20:30 in Berlin on a device. */
  async function makePerson({ device = "phone", ...reminders }: Record<string, unknown> = {}) {
    const person = await signUp(at.test);
    await person.visitor.call(api.putReminders, { body: makeReminders(reminders) });
    const answer = await person.visitor.call(api.putDevice, { body: at.receiver.subscribe(String(device)) });
    expect(answer.status).toBe(200);
    return person;
  }
  const jobs = () => at.test.database.db.selectFrom("reminder_jobs").selectAll().execute();

  return Object.assign(at, { setClock, sendDue, sendAt, makePerson, jobs });
}
