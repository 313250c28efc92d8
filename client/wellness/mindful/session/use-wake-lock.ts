import { useEffect } from "react";

/** Keeps the screen on while `isWanted`, if the browser supports it. A tab that becomes visible requests the lock again. */
export function useWakeLock(isWanted: boolean) {
  useEffect(() => (isWanted ? holdWakeLock() : undefined), [isWanted]);
}

function holdWakeLock(): () => void {
  let lock: Promise<WakeLockSentinel | null> = Promise.resolve(null);
  const request = () => {
    if (document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
    release(lock);
    // A refusal, for example on a low battery, lets the screen dim as usual.
    lock = navigator.wakeLock.request("screen").catch(() => null);
  };
  request();
  document.addEventListener("visibilitychange", request);
  return () => {
    document.removeEventListener("visibilitychange", request);
    release(lock);
  };
}

const release = (lock: Promise<WakeLockSentinel | null>) =>
  void lock.then((held) => held?.release()).catch(() => {});
