import { useEffect, useState } from "react";
import { lazyCode } from "../loading/lazy-code.ts";
import { Notice } from "../ui/Notice.tsx";

const waiting = lazyCode(async () => (await import("../outbox/count-waiting.ts")).countWaiting);

/** After a session that ended while writes waited: they are not lost. It does not say whose they are. */
export function WaitingNotice() {
  const [count, setCount] = useState(0);
  useEffect(() => {
    waiting
      .load()
      .then((countWaiting) => countWaiting())
      .then(setCount, () => {});
  }, []);
  return <Notice tone="plain">{count > 0 && sentenceOf(count)}</Notice>;
}

const sentenceOf = (count: number) =>
  count === 1
    ? "1 change waits on this device. It is sent when the person who made it logs in."
    : `${count.toLocaleString()} changes wait on this device. They are sent when the person who made them logs in.`;
