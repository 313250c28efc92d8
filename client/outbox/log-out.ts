/** Signs out, and removes what this browser keeps of the person. */

import { closeReminders } from "../session/close-reminders.ts";
import { settingKeys } from "../session/setting-keys.ts";
import { endSessionOnServer, markSigningOut } from "../session/signing-out.ts";
import { outbox } from "./browser-outbox.ts";
import { forgetStored } from "./forget-stored.ts";
import { announceLeaving } from "./leaving-tabs.ts";

/** What stays is the browser's, not a person's: beside its settings, that it is known, and what it knows of the server. */
const kept = [...settingKeys, "known", "instance", "clock-offset", "signing-out"];

/**
 * The browser forgets the person at once, and the server ends the session as soon as it can be reached. Where the browser
 * cannot remember to ask it, nothing is removed without its answer: resolves to false then. `leave` leaves the page.
 */
export async function logOut(userId: string, leave: () => void | Promise<void>): Promise<boolean> {
  if (!markSigningOut() && !(await isEndedOnServer())) return false;
  // First what needs no waiting: the page can be closed, and a database can be silent.
  forgetStored(kept);
  announceLeaving({ userId, isSignOut: true });
  await outbox.forget(userId).catch(() => {});
  await closeReminders();
  await leave();
  return true;
}

const isEndedOnServer = () =>
  endSessionOnServer().then(
    () => true,
    () => false,
  );
