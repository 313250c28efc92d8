import { panels } from "#domain/languages/en/panels.ts";
import { whatRunsPath } from "#domain/pages/paths.ts";
import { withBase } from "../base-path.ts";
import { useTranslator } from "../languages/language.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { TextLink } from "../ui/TextLink.tsx";

export function AboutDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslator();
  return (
    <Dialog
      title={t(panels.settings.about)}
      open={open}
      onOpenChange={(next) => next || onClose()}
      className="md:w-[30rem]!"
    >
      <div className="flex flex-col gap-3">
        <p>{t(panels.about.what)}</p>
        <p>{t(panels.about.later)}</p>
        <p className="text-quiet text-small tabular-nums">{t(panels.about.version, { version: "1.0" })}</p>
        <div className="flex flex-wrap gap-x-6 text-small">
          <a
            href={withBase("/licences.txt")}
            target="_blank"
            rel="noopener"
            className="rounded-sm py-2.5 font-medium text-accent-ink underline underline-offset-4"
          >
            {t(panels.about.licences)}
          </a>
          <TextLink alone href={whatRunsPath} onClick={onClose}>
            {t(panels.about.whatRuns)}
          </TextLink>
        </div>
      </div>
    </Dialog>
  );
}
