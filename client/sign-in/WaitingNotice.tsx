import { useEffect, useState } from "react";
import { account } from "#domain/languages/en/account.ts";
import { useTranslator } from "../languages/language.ts";
import { lazyCode } from "../loading/lazy-code.ts";
import { Notice } from "../ui/Notice.tsx";

const waiting = lazyCode(async () => (await import("../outbox/count-waiting.ts")).countWaiting);

/** Says after an ended session that writes wait and are not lost. It does not say whose they are. */
export function WaitingNotice() {
  const t = useTranslator();
  const [count, setCount] = useState(0);
  useEffect(() => {
    waiting
      .load()
      .then((countWaiting) => countWaiting())
      .then(setCount, () => {});
  }, []);
  return <Notice tone="plain">{count > 0 && t(account.login.waiting, { count })}</Notice>;
}
