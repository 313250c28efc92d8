/** The whole app: the pages with the session and the data of the signed-in person. */

import { QueryClientProvider } from "@tanstack/react-query";
import type { Root } from "react-dom/client";
import type { User } from "#domain/accounts/user.ts";
import { callsInHtml, dropEarlyCalls, noteEarlyCalls } from "./loading/early-calls.ts";
import { Pages } from "./pages.tsx";
import { Shell } from "./Shell.tsx";
import { guardReturn } from "./session/came-back.ts";
import { dropTextsOfOthers } from "./session/held-texts.ts";
import { fetchInstance } from "./session/instance-settings.ts";
import { makeQueryClient } from "./session/query-client.ts";
import { sessionKey, setSessionUser, shownUserId } from "./session/session.ts";
import { keepFinishingSignOut } from "./session/signing-out.ts";
import { isSigningOut } from "./session/signing-out-mark.ts";
import { storedUserId, storeUserId } from "./session/stored-user.ts";

type Known = {
  /** Who has just signed in; null for a visitor, whom the server will be asked about; undefined if nobody knows. */
  readonly user?: User | null;
};

/** Begins what needs no page, and returns what renders the app. */
export function openApp({ user }: Known = {}): (root: Root) => void {
  noteEarlyCalls(callsInHtml());
  const client = makeQueryClient();
  guardReturn(() => shownUserId(client));
  if (isSigningOut()) {
    // The page was closed before it had forgotten everything.
    storeUserId(null);
    // The HTML has asked with the cookie of somebody who has signed out.
    dropEarlyCalls();
    void keepFinishingSignOut();
  }
  if (user) setSessionUser(client, user);
  else if (user === null) client.setQueryData<User | null>(sessionKey, null, { updatedAt: 1 });
  const userId = storedUserId();
  dropTextsOfOthers(userId);
  if (userId === null) void fetchInstance();
  else void openUniverse(userId).catch(() => {});

  /** A visitor has no use for its code. What does not arrive is asked for again by the page. */
  async function openUniverse(id: string) {
    const { openStored } = await import("./stars/open-stored.ts");
    await openStored(client, id);
  }

  return (root) =>
    root.render(
      <Shell>
        <QueryClientProvider client={client}>
          <Pages />
        </QueryClientProvider>
      </Shell>,
    );
}
