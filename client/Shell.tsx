import { type ReactNode, StrictMode } from "react";
import { Router } from "wouter";
import { basePath } from "./base-path.ts";
import { TextDirection } from "./languages/TextDirection.tsx";
import { Toaster } from "./ui/Toaster.tsx";
import { Tooltip } from "./ui/Tooltip.tsx";

/** What surrounds the pages of visitors and of people who are signed in. */
export const Shell = ({ children }: { children: ReactNode }) => (
  <StrictMode>
    <Router base={basePath}>
      <TextDirection>
        {children}
        <Toaster />
        <Tooltip />
      </TextDirection>
    </Router>
  </StrictMode>
);
