import { Trash2 } from "lucide-react";
import { Link } from "wouter";
import { yourData } from "#domain/languages/en/your-data.ts";
import { useTranslator } from "../../languages/language.ts";
import { Button } from "../../ui/Button.tsx";

/** The way to the deletion of the universe. */
export function LeavingSection() {
  const t = useTranslator();
  return (
    <section aria-labelledby="leaving-title" className="surface flex flex-col items-start gap-3 p-4 sm:p-6">
      <h2 id="leaving-title" className="font-display text-title">
        {t(yourData.leaving.title)}
      </h2>
      <p className="max-w-prose text-pretty text-quiet">{t(yourData.leaving.text)}</p>
      <Button asChild>
        <Link href="/your-data/delete">
          <Trash2 aria-hidden="true" />
          {t(yourData.leaving.delete)}
        </Link>
      </Button>
    </section>
  );
}
