/** Deletes what the outbox keeps. Open connections close by themselves, and open again when they are needed. */
export const deleteOutbox = () =>
  new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase("mood-universe");
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
  });
