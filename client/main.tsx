/** Mounts the client and what every page needs round it. */

import "./ui/theme.css";
import "./ui/slider.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { instanceQuery } from "./instance.ts";
import { moodEntriesQuery } from "./mood-entries.ts";
import { Pages } from "./pages.tsx";
import { makeQueryClient } from "./query-client.ts";
import { storedUserId } from "./stored-user.ts";
import { followOtherTabs } from "./theme.ts";
import { Toaster } from "./ui/Toaster.tsx";
import { Tooltip } from "./ui/Tooltip.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root.");

followOtherTabs();
const client = makeQueryClient();
// What the likely page shows is asked at the same time as who is there.
const userId = storedUserId();
if (userId === null) void client.prefetchQuery(instanceQuery);
else if (location.pathname === "/") void client.prefetchQuery(moodEntriesQuery(userId));

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={client}>
      <Pages />
      <Toaster />
      <Tooltip />
    </QueryClientProvider>
  </StrictMode>,
);
