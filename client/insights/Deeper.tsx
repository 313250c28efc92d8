import { ChevronDown } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { insightsPage } from "#domain/languages/en/insights-page.ts";
import { useTranslator } from "../languages/language.ts";
import { CodeUnavailableError } from "../loading/lazy-code.ts";
import { lazyComponent } from "../loading/lazy-component.tsx";
import { cn } from "../ui/class-names.ts";
import { ErrorBoundary } from "../ui/ErrorBoundary.tsx";
import { RetryNotice } from "../ui/RetryNotice.tsx";
import { SkeletonBar } from "../ui/Skeleton.tsx";
import type { PanelName, ShownInsights } from "./shown-insights.ts";

/** Charts, methods and tables are fetched when the first of them is opened: the answers are read without them. */
const DeepPanel = lazyComponent(async () => (await import("./deep/DeepPanel.tsx")).DeepPanel, <Opening />);

function Opening() {
  const t = useTranslator();
  return (
    <div role="status" aria-label={t(insightsPage.opening)} className="flex flex-col gap-2">
      <SkeletonBar className="h-5 w-2/3" />
      <SkeletonBar className="h-32" />
    </div>
  );
}

/** A row that opens the figures, their uncertainty and their method. */
export function Deeper({ panel, shown }: { panel: PanelName; shown: ShownInsights }) {
  const t = useTranslator();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="border-line not-first:border-t">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onPointerEnter={DeepPanel.preload}
          onFocus={DeepPanel.preload}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-12 w-full items-center justify-between gap-3 rounded-control py-2 text-start text-quiet transition-colors duration-150 hover:text-ink aria-expanded:text-ink"
        >
          {t(insightsPage.deeper[panel])}
          <ChevronDown
            aria-hidden="true"
            className={cn("size-4 shrink-0 transition-transform duration-150", isOpen && "rotate-180")}
          />
        </button>
      </h3>
      {isOpen && (
        <div id={id} className="flex min-w-0 animate-fade flex-col gap-5 pt-1 pb-6">
          <Arriving>
            <DeepPanel panel={panel} shown={shown} />
          </Arriving>
        </div>
      )}
    </div>
  );
}

/** Keeps the page as it is where the code of a part does not arrive. */
export const Arriving = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary fallback={(reset, error) => <NotOpened error={error} onRetry={reset} />}>
    {children}
  </ErrorBoundary>
);

/** A bug is one of the whole page; code that does not arrive is not. */
function NotOpened({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (!(error instanceof CodeUnavailableError)) throw error;
  return <RetryNotice tone="amber" text={insightsPage.notOpened} onRetry={onRetry} />;
}
