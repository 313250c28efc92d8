/** Mounts the client with the providers that every page needs. */

import "./ui/theme.css";
import "./ui/slider.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { followLanguage, startLanguage } from "./languages/chosen-language.ts";
import { TextDirection } from "./languages/TextDirection.tsx";
import { callsInHtml, dropEarlyCalls, noteEarlyCalls } from "./loading/early-calls.ts";
import { Pages } from "./pages.tsx";
import { guardReturn } from "./session/came-back.ts";
import { dropTextsOfOthers } from "./session/held-texts.ts";
import { instanceQuery } from "./session/instance-settings.ts";
import { makeQueryClient } from "./session/query-client.ts";
import { shownUserId } from "./session/session.ts";
import { isSigningOut, keepFinishingSignOut } from "./session/signing-out.ts";
import { storedUserId, storeUserId } from "./session/stored-user.ts";
import { universeQuery } from "./stars/mood-entries.ts";
import { openStored } from "./stars/open-stored.ts";
import { followOtherTabs } from "./theme/theme.ts";
import { Toaster } from "./ui/Toaster.tsx";
import { Tooltip } from "./ui/Tooltip.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root.");

const language = startLanguage();
followOtherTabs();
followLanguage();
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
// The data of the likely first page is requested in parallel with the session.
const userId = storedUserId();
dropTextsOfOthers(userId);
void openStored(client);
if (userId === null) void client.prefetchQuery(instanceQuery);
else if (location.pathname === "/") void client.prefetchQuery(universeQuery(userId));

const page = (
  <StrictMode>
    <QueryClientProvider client={client}>
      <TextDirection>
        <Pages />
        <Toaster />
        <Tooltip />
      </TextDirection>
    </QueryClientProvider>
  </StrictMode>
);
// This task begins on its own, because the evaluation of the modules before it is long on a slow processor.
setTimeout(async () => {
  await language;
  createRoot(root).render(page);
});
