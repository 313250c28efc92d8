import { useEffect } from "react";

/** The screen stays awake while `isWanted`, where the browser can; a tab that was hidden asks for it again. */
export function useWakeLock(isWanted: boolean) {
  useEffect(() => (isWanted ? stayAwake() : undefined), [isWanted]);
}

function stayAwake(): () => void {
  let lock: Promise<WakeLockSentinel | null> = Promise.resolve(null);
  const ask = () => {
    if (document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
    release(lock);
    // Refused, such as on a low battery: the screen dims as it always does.
    lock = navigator.wakeLock.request("screen").catch(() => null);
  };
  ask();
  document.addEventListener("visibilitychange", ask);
  return () => {
    document.removeEventListener("visibilitychange", ask);
    release(lock);
  };
}

const release = (lock: Promise<WakeLockSentinel | null>) =>
  void lock.then((held) => held?.release()).catch(() => {});
