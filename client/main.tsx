/** Mounts the client and what every page needs round it. */

import "./ui/theme.css";
import "./ui/slider.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Pages } from "./pages.tsx";
import { makeQueryClient } from "./query-client.ts";
import { Toaster } from "./ui/Toaster.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root.");

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={makeQueryClient()}>
      <Pages />
      <Toaster />
    </QueryClientProvider>
  </StrictMode>,
);
