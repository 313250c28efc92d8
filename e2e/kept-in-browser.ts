/** What a page needs in its browser before it can open without a network. */

import { expect, type Page } from "@playwright/test";
import { storedName } from "./below-a-path.ts";

/** The browser has the worker that keeps the pages, and at least one star. */
export async function expectKept(page: Page, path?: string) {
  await page.mouse.move(200, 200);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const kept = () =>
    page.evaluate(
      async (copyName) => {
        const names = (await indexedDB.databases()).map(({ name }) => name);
        if (!names.includes(copyName)) return false;
        const database = await new Promise<IDBDatabase>((resolve) => {
          const request = indexedDB.open(copyName);
          request.onsuccess = () => resolve(request.result);
        });
        const count = await new Promise<number>((resolve) => {
          const request = database.transaction("months").objectStore("months").count();
          request.onsuccess = () => resolve(request.result);
        });
        database.close();
        return count > 0;
      },
      storedName("copy", path),
    );
  await expect.poll(kept).toBe(true);
}
