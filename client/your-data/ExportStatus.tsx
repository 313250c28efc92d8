import { Check } from "lucide-react";
import { Notice } from "../ui/Notice.tsx";
import { ProgressBar } from "../ui/ProgressBar.tsx";
import type { ExportState } from "./export/use-export.ts";

/** How far the file is, and what became of it. */
export function ExportStatus({ state }: { state: ExportState }) {
  return (
    <>
      {state.step === "running" && <ProgressBar label="Making your file" share={state.share} />}
      <div role="status" className="empty:hidden">
        {state.step === "saved" && (
          <p className="flex items-start gap-2 wrap-anywhere">
            <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
            <span>
              Saved as <span className="font-medium">{state.name}</span>. It is in your downloads.
            </span>
          </p>
        )}
      </div>
      <Notice>
        {state.step === "failed" && (
          <p>
            {state.kind === "json"
              ? "The file could not be made, because your universe cannot be reached right now. Nothing was lost; try again in a moment."
              : "The file could not be made. Nothing was lost; reload the page and try again."}
          </p>
        )}
      </Notice>
    </>
  );
}
