/**
 * Takes back the reminders that are still on the screen of a person who leaves this browser: their links could stop the
 * reminders of that person. Never rejects.
 */
import { ownRegistration } from "../own-worker.ts";

export async function closeReminders(): Promise<void> {
  try {
    const registration = await ownRegistration();
    for (const reminder of (await registration?.getNotifications?.()) ?? []) reminder.close();
  } catch {
    // A browser that forbids its storage has no service worker.
  }
}
