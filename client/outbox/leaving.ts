import { outbox } from "./browser-outbox.ts";
import { announceLeaving, type Left } from "./leaving-tabs.ts";

/** Removes what the person wrote and chose in this browser, and shows the farewell in all tabs. Never rejects. */
export async function leaveBrowser(left: Left) {
  await outbox.forget(left.userId).catch(() => {});
  announceLeaving(left);
}
