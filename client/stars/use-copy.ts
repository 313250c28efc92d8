import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { afterStartup } from "../loading/after-startup.ts";
import { lazyCode } from "../loading/lazy-code.ts";

const keeperCode = lazyCode(async () => (await import("./keep-copy.ts")).keepCopy);

/** Keeps a copy of the universe in this browser, from which the app opens the next time. */
export function useCopy(userId: string) {
  const client = useQueryClient();
  useEffect(() => {
    const life = new AbortController();
    const begin = async () => {
      const keepCopy = await keeperCode.load().catch(() => null);
      if (keepCopy && !life.signal.aborted) life.signal.addEventListener("abort", keepCopy(client, userId));
    };
    life.signal.addEventListener("abort", afterStartup(begin));
    return () => life.abort();
  }, [client, userId]);
}
