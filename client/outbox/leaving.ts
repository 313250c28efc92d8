import { outbox } from "./browser-outbox.ts";
import { forgetStored } from "./forget-stored.ts";
import { announceLeaving, showFarewell } from "./leaving-tabs.ts";

/** Where the page of imports keeps what is on its way, and the answers of earlier imports. */
const importsDatabase = "mood-universe.imports";

/** Removes what the person wrote and chose in this browser, and shows the farewell in all tabs. Never rejects. */
export async function leaveBrowser(left: { readonly userId: string; readonly removedAt: string | null }) {
  await outbox.forget(left.userId).catch(() => {});
  await forgetImports(left.userId).catch(() => {});
  forgetStored(left.userId);
  announceLeaving(left);
  showFarewell(left.removedAt);
}

/** The keys there are the person's id, or lists that begin with it. */
async function forgetImports(userId: string) {
  const names = (await indexedDB.databases()).map(({ name }) => name);
  if (!names.includes(importsDatabase)) return;
  const database = await resultOf(indexedDB.open(importsDatabase));
  const stores = [...database.objectStoreNames];
  if (stores.length > 0) {
    const transaction = database.transaction(stores, "readwrite");
    const ofPerson = IDBKeyRange.bound([userId], [userId, []]);
    await Promise.all(
      stores.flatMap((name) => {
        const store = transaction.objectStore(name);
        return [resultOf(store.delete(userId)), resultOf(store.delete(ofPerson))];
      }),
    );
  }
  database.close();
}

const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
