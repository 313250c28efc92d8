import type { User } from "#domain/accounts/user.ts";
import { yourData } from "#domain/languages/en/your-data.ts";
import type { Universe } from "#domain/records/apply-changes.ts";
import { hasOneKey } from "#domain/sealed/seal-states.ts";
import { useTranslator } from "../languages/language.ts";
import { useUniverse } from "../outbox/use-universe.ts";
import { Button } from "../ui/Button.tsx";
import { TextLink } from "../ui/TextLink.tsx";
import { ExportStatus } from "./ExportStatus.tsx";
import { useExport } from "./export/use-export.ts";

/** Offers a copy of everything before it is gone. */
export function SaveFirst({ user, universe }: { user: User; universe: Universe }) {
  const t = useTranslator();
  const { state, start } = useExport();
  const { entries: stars } = useUniverse(user.id);
  const isSealed = hasOneKey(user.seal ?? "open");
  const save = () =>
    start(isSealed ? "sealed" : "json", { user, universe, stars, isFiltered: false, withNotes: true });
  return (
    <section aria-labelledby="save-first" className="surface flex flex-col gap-3 p-4 sm:p-6">
      <h2 id="save-first" className="font-display text-title">
        {t(yourData.deletion.saveFirst.title)}
      </h2>
      <p className="max-w-prose text-pretty text-quiet">{t(yourData.deletion.saveFirst.text)}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button disabled={state.step === "running"} onClick={() => void save()}>
          {t(isSealed ? yourData.formats.sealed.save : yourData.formats.json.save)}
        </Button>
        <TextLink alone href="/your-data">
          {t(yourData.deletion.saveFirst.otherFormats)}
        </TextLink>
      </div>
      <ExportStatus state={state} />
    </section>
  );
}
