/** How calls behave by default: asked once, kept until said otherwise, never repeated behind a person's back. */

import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { isStatus } from "./call-errors.ts";
import { endSession } from "./session.ts";
import { sessionKey } from "./session-key.ts";
import { showToast } from "./ui/toasts.ts";

const defaults = { retry: false, networkMode: "always" } as const;

export function makeQueryClient(): QueryClient {
  const onError = (error: Error) => {
    if (!client.getQueryData(sessionKey)) return;
    if (isStatus(error, 401)) leave(client);
    // A call on one's own id says only this when the session is over: whoever is there is looked up again.
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
  return client;
}

function leave(client: QueryClient) {
  endSession(client);
  showToast({
    title: "You are signed out",
    description: "Your session has ended. What you were writing is kept until you are back.",
  });
}
