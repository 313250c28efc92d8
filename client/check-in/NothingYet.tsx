import { Link } from "wouter";
import { checkIn } from "#domain/languages/en/check-in.ts";
import { trackersPath } from "#domain/pages/paths.ts";
import { useTranslator } from "../languages/language.ts";
import { Button } from "../ui/Button.tsx";

/** What a check-in shows to somebody who measures nothing: what to do first. */
export function NothingYet({ onLeave }: { onLeave: () => void }) {
  const t = useTranslator();
  return (
    <div className="flex flex-col gap-4 pb-2">
      <div className="max-w-[60ch]">
        <h3 className="font-display text-lead">{t(checkIn.nothingYet.title)}</h3>
        <p className="mt-1 text-pretty text-quiet">{t(checkIn.nothingYet.text)}</p>
      </div>
      <Button asChild variant="primary">
        <Link href={trackersPath} onClick={onLeave}>
          {t(checkIn.nothingYet.choose)}
        </Link>
      </Button>
    </div>
  );
}
