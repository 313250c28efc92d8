/**
 * The id of the user whom this browser last let in, under one key of localStorage. It opens nothing: the
 * server's cookie decides. It says whom to ask for, and its change tells other tabs that somebody else is in.
 */

const storedUserKey = "mood-universe.user-id";

/** Storage may be forbidden (private windows, policies): then nothing is remembered, and nothing breaks. */
function attempt<T>(step: () => T, otherwise: T): T {
  try {
    return step();
  } catch {
    return otherwise;
  }
}

export const storedUserId = (): string | null => attempt(() => localStorage.getItem(storedUserKey), null);

export function storeUserId(id: string | null) {
  if (id === storedUserId()) return;
  attempt(
    () => (id === null ? localStorage.removeItem(storedUserKey) : localStorage.setItem(storedUserKey, id)),
    undefined,
  );
}

/** Calls back when another tab let somebody in or out. */
export function onStoredUserChange(listener: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === storedUserKey || key === null) listener();
  };
  addEventListener("storage", listen);
  return () => removeEventListener("storage", listen);
}
