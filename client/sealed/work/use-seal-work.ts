import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import type { User } from "#domain/accounts/user.ts";
import { isWorkState } from "#domain/sealed/seal-states.ts";
import { lazyCode } from "../../loading/lazy-code.ts";
import { keyringOf, onKeyringChange } from "../keyring.ts";

const code = lazyCode(async () => (await import("./run.ts")).runSealWork, "on use");

/** Goes on with the sealing, the opening or the change of the key on any page, and begins anew when keys come or go. */
export function useSealWork({ id: userId, seal }: Pick<User, "id" | "seal">) {
  const client = useQueryClient();
  const keyring = useSyncExternalStore(onKeyringChange, () => keyringOf(userId));
  // biome-ignore lint/correctness/useExhaustiveDependencies: other keys can do what these could not.
  useEffect(() => {
    if (!isWorkState(seal)) return;
    const life = new AbortController();
    code.load().then(
      (run) => life.signal.aborted || run({ client, userId, state: seal, signal: life.signal }),
      // The next page or the next visit goes on if this code does not load.
      () => {},
    );
    return () => life.abort();
  }, [client, userId, seal, keyring]);
}
