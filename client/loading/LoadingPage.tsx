import { common } from "#domain/languages/en/common.ts";
import { useTranslator } from "../languages/language.ts";
import { ProgressLine } from "../ui/ProgressLine.tsx";

/** Does not use the font of headings, which would delay the scripts on a slow connection. */
export function LoadingPage() {
  const t = useTranslator();
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <div className="fixed inset-x-0 top-0">
        <ProgressLine className="top-0" />
      </div>
      <p role="status" className="animate-breathe text-lead text-quiet">
        {t(common.loading)}
      </p>
    </main>
  );
}
