import { copyDatabase, forgetCopy } from "../../client/stored/forget-copy.ts";

/** Deletes a database. Open connections close by themselves, and open again when they are needed. */
const deleteDatabase = (name: string) =>
  new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
  });

/** Deletes what the outbox keeps. */
export const deleteOutbox = () => deleteDatabase("mood-universe");

/** Deletes the copy of a person's universe. */
export async function deleteCopy() {
  forgetCopy();
  // This deletion comes after the one that `forgetCopy` began.
  await deleteDatabase(copyDatabase);
}
