/** Replies of the call of reminders. */

import type { Reminders } from "#domain/reminders/reminders.ts";
import { firstReminders } from "#domain/reminders/schedule.ts";
import { deviceZone } from "../../client/reminders/device-zone.ts";

export const reminderChoices = { ...firstReminders(deviceZone()), isOn: true, restUntil: null };
const device = {
  ...{ id: "phone", name: "Chrome on Android" },
  ...{ createdAt: "2026-03-01T08:00:00.000Z", renewedAt: "2026-03-12T08:00:00.000Z" },
};
/** Reminders before anything is chosen. */
export const makeReminders = (overrides: Partial<Reminders> = {}): Reminders => ({
  ...{ choices: null, nextAt: null, devices: [], here: null, mail: null },
  pushKey: `B${"A".repeat(86)}`,
  ...overrides,
});
/** Reminders with a time, a device and an address. */
export const startedReminders = makeReminders({
  ...{
    choices: reminderChoices,
    nextAt: "2026-03-13T20:30:00.000Z",
    devices: [device],
    mail: "ada@example.org",
  },
});
