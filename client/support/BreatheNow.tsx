import { Wind } from "lucide-react";
import { Link } from "wouter";
import { common } from "#domain/languages/en/common.ts";
import { useTranslator } from "../languages/language.ts";
import { breathingPath } from "../navigation/breathing-path.ts";
import { Button } from "../ui/Button.tsx";
import { cn } from "../ui/class-names.ts";

type Props = { onLeave: () => void; className?: string };

/** Leads to breathing from where somebody may need it at once. */
export function BreatheNow({ onLeave, className }: Props) {
  const t = useTranslator();
  return (
    <Button asChild variant="quiet" className={cn("justify-start!", className)}>
      <Link href={breathingPath} onClick={onLeave}>
        <Wind aria-hidden="true" />
        {t(common.breatheNow)}
      </Link>
    </Button>
  );
}
