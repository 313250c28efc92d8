/** Defaults of all queries: fetched once, cached until invalidated, without automatic retry. */

import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { common } from "#domain/languages/en/common.ts";
import { followFailures, isStatus } from "../call-errors.ts";
import { followSealState } from "../sealed/seal-state.ts";
import { showToast } from "../ui/toasts.ts";
import { endSession, sessionKey } from "./session.ts";

const defaults = { retry: false, networkMode: "always" } as const;

export function makeQueryClient(): QueryClient {
  const onError = (error: Error) => {
    if (!client.getQueryData(sessionKey)) return;
    if (isStatus(error, 401)) handleSessionEnd(client);
    // A call on the user's own id returns 404 only after the session has ended or changed: look up the user again.
    if (isStatus(error, 404)) void client.invalidateQueries({ queryKey: sessionKey });
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        ...defaults,
        staleTime: Number.POSITIVE_INFINITY,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: defaults,
    },
  });
  followFailures(onError);
  followSealState(client, sessionKey);
  return client;
}

function handleSessionEnd(client: QueryClient) {
  endSession(client);
  showToast((t) => ({ title: t(common.session.ended), description: t(common.session.endedReason) }));
}
