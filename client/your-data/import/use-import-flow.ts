import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { common } from "#domain/languages/en/common.ts";
import { imports } from "#domain/languages/en/imports.ts";
import { ownName } from "../../base-path.ts";
import { makeAlone } from "../../outbox/alone.ts";
import { endSession, sessionKey } from "../../session/session.ts";
import { storedUserId } from "../../session/stored-user.ts";
import { refreshUniverse } from "../../stars/mood-entries.ts";
import { serverClock } from "../../time/server-clock.ts";
import { showToast } from "../../ui/toasts.ts";
import { ImportFlow } from "./import-flow.ts";
import { importsKey } from "./imports-query.ts";
import { importStore } from "./sending/import-store.ts";

const flows = new Map<string, ImportFlow>();
const alone = makeAlone(ownName("mood-universe.import"));

function flowOf(userId: string, client: QueryClient): ImportFlow {
  const known = flows.get(userId);
  if (known) return known;
  const flow = new ImportFlow({
    ...{ userId, alone, store: importStore },
    // Where the storage is forbidden, the id is unknown.
    maySend: () => (storedUserId() ?? userId) === userId,
    now: () => serverClock.at(Date.now()),
    onFinished: async () => {
      void client.invalidateQueries({ queryKey: importsKey(userId) });
      await refreshUniverse(client, userId);
    },
    onRestored: () => {
      void refreshUniverse(client, userId);
      void client.invalidateQueries({ queryKey: importsKey(userId) });
      void client.invalidateQueries({ queryKey: sessionKey });
    },
    onSignedOut: () => {
      endSession(client);
      showToast((t) => ({
        title: t(common.session.ended),
        description: t(imports.sending.signedOutReason),
      }));
    },
  });
  flows.set(userId, flow);
  return flow;
}

/** The import of a person, which goes on while other pages are shown, and after a closed tab as soon as this is used. */
export function useImportFlow(userId: string) {
  const client = useQueryClient();
  const flow = flowOf(userId, client);
  const state = useSyncExternalStore(flow.subscribe, flow.state);
  useEffect(() => void flow.resume(), [flow]);
  return { flow, state };
}
