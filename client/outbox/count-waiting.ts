import { BrowserItemStore } from "./item-store.ts";

/** How many writes of all people wait in this browser to be sent. 0 where it has no storage. */
export async function countWaiting(): Promise<number> {
  const items = await new BrowserItemStore().all();
  return items.filter(({ refusal }) => refusal === null).length;
}
