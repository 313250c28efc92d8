import { outbox } from "./browser-outbox.ts";
import { forgetStored } from "./forget-stored.ts";
import { announceLeaving, showFarewell } from "./leaving-tabs.ts";

/** Removes what the person wrote and chose in this browser, and shows the farewell in all tabs. Never rejects. */
export async function leaveBrowser(left: { readonly userId: string; readonly removedAt: string | null }) {
  await outbox.forget(left.userId).catch(() => {});
  forgetStored();
  announceLeaving(left);
  showFarewell(left.removedAt);
}
