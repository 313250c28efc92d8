import { LockKeyhole } from "lucide-react";
import { unlock } from "#domain/languages/en/unlock.ts";
import { useTranslator } from "../languages/language.ts";
import { Button } from "../ui/Button.tsx";
import { useLockedWords } from "./locked-words.ts";

type Props = {
  what: keyof typeof unlock.locked;
  /** Whether the field that unlocks is on the page already. */
  isHint?: boolean;
};

/** Stands in the place of what needs words, and leads to what unlocks them. */
export function LockedLine({ what, isHint = false }: Props) {
  const t = useTranslator();
  const { askToUnlock } = useLockedWords();
  return (
    <div className="flex flex-wrap items-center gap-x-2 rounded-control border border-line bg-raised py-1 pe-1 ps-3 text-small">
      <LockKeyhole aria-hidden="true" className="size-4 shrink-0 text-quiet" />
      <p className="min-w-0 grow basis-48 py-2 text-pretty">{t(unlock.locked[what])}</p>
      {!isHint && (
        <Button variant="quiet" className="ms-auto" aria-haspopup="dialog" onClick={askToUnlock}>
          {t(unlock.open)}
        </Button>
      )}
    </div>
  );
}
