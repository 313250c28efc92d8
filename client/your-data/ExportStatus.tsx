import { Check } from "lucide-react";
import { yourData } from "#domain/languages/en/your-data.ts";
import { useTranslator } from "../languages/language.ts";
import { RichText } from "../languages/RichText.tsx";
import { Notice } from "../ui/Notice.tsx";
import { ProgressBar } from "../ui/ProgressBar.tsx";
import type { ExportState } from "./export/use-export.ts";

/** How far the file is, and what became of it. */
export function ExportStatus({ state }: { state: ExportState }) {
  const t = useTranslator();
  return (
    <>
      {state.step === "running" && <ProgressBar label={t(yourData.status.making)} share={state.share} />}
      <div role="status" className="empty:hidden">
        {state.step === "saved" && (
          <p className="flex items-start gap-2 wrap-anywhere">
            <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent-ink" />
            <span>
              <RichText
                text={yourData.status.saved}
                tags={{ file: (content) => <span className="font-medium">{content}</span> }}
                params={{ name: state.name }}
              />
            </span>
          </p>
        )}
      </div>
      <Notice>
        {state.step === "failed" && (
          <p>
            {t(
              state.kind === "json" || state.kind === "sealed"
                ? yourData.status.outOfReach
                : yourData.status.failed,
            )}
          </p>
        )}
      </Notice>
    </>
  );
}
