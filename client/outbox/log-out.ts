/** Signs out, and removes what this browser keeps of the person. */

import { api } from "#domain/api.ts";
import { send } from "../api.ts";
import { closeReminders } from "../session/close-reminders.ts";
import { storeUserId } from "../session/stored-user.ts";
import { outbox } from "./browser-outbox.ts";
import { forgetStored } from "./forget-stored.ts";

/** Of the browser, not of a person: those that files of the whole universe contain, and that it is a known browser. */
const settings = [
  ...["theme", "letter-shortcut", "on-this-day", "music-volume", "breathing-cues", "guided-cues"],
  ...["known", "instance", "clock-offset"],
];

/** The server ends the session when the page of its call opens. */
const openLogout = () => location.assign(api.logout.path);

/**
 * Without an answer of the server nothing is removed: only the server can end the session. Resolves to false then. `leave`
 * opens the page that ends it.
 */
export async function logOut(userId: string, leave: () => void = openLogout): Promise<boolean> {
  const isReachable = await send(api.live, { timeoutMs: 5_000 }).then(
    () => true,
    () => false,
  );
  if (!isReachable) return false;
  await outbox.forget(userId).catch(() => {});
  await closeReminders();
  // Last: another tab that hears of it asks the server who is signed in.
  forgetStored(userId, settings);
  storeUserId(null);
  leave();
  return true;
}
