import { LockKeyhole } from "lucide-react";
import { unlock } from "#domain/languages/en/unlock.ts";
import { useTranslator } from "../languages/language.ts";
import { useLockedWords } from "../sealed/locked-words.ts";
import { Button } from "../ui/Button.tsx";

/** Leads from the sky to what unlocks its words. It appears late, because another tab may have the keys. */
export function WordsNotice({ className }: { className: string }) {
  const t = useTranslator();
  const { askToUnlock } = useLockedWords();
  return (
    <section aria-label={t(unlock.title)} className={className}>
      <LockKeyhole aria-hidden="true" className="size-4 shrink-0" />
      <p className="min-w-0 grow py-2">{t(unlock.line)}</p>
      <Button variant="quiet" aria-haspopup="dialog" onClick={askToUnlock}>
        {t(unlock.open)}
      </Button>
    </section>
  );
}
