import { type ReactNode, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "wouter";
import { CodeUnavailableError } from "../loading/lazy-code.ts";
import { moveFocusToTitle } from "../navigation/title-focus.ts";
import { ErrorBoundary } from "../ui/ErrorBoundary.tsx";
import { BrokenPage } from "./ErrorPages.tsx";
import { UnavailablePage } from "./UnavailablePage.tsx";

/** Confines the failure of a page to that page. */
export function PageBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={(reset, error) => <FailedPage error={error} onReset={reset} />}>
      {children}
    </ErrorBoundary>
  );
}

/** Page that is shown until the person goes to another one. */
function FailedPage({ error, onReset }: { error: unknown; onReset: () => void }) {
  const [path] = useLocation();
  const [failedPath] = useState(path);
  useEffect(() => {
    if (path !== failedPath) onReset();
  }, [path, failedPath, onReset]);
  const showPage = () => {
    flushSync(onReset);
    moveFocusToTitle();
  };
  if (error instanceof CodeUnavailableError) return <UnavailablePage error={error} onLoaded={showPage} />;
  return <BrokenPage />;
}
