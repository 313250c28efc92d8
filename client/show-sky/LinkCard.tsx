import { CodeXml, Copy, ExternalLink } from "lucide-react";
import { useState } from "react";
import { showSky } from "#domain/languages/en/show-sky.ts";
import type { Link } from "#domain/shown-skies/link.ts";
import { useTranslator } from "../languages/language.ts";
import { Badge } from "../ui/Badge.tsx";
import { Button } from "../ui/Button.tsx";
import { CopyByHand } from "../ui/CopyByHand.tsx";
import { copy } from "../ui/share.ts";
import type { TranslatedToast } from "../ui/toast-queue.ts";
import { showToast } from "../ui/toasts.ts";
import { contentsText, embedCode, endText, starsText } from "./link-text.ts";
import { hasEnded } from "./links.ts";

type Props = { link: Link; isTouched: boolean; onChange: () => void; onRevoke: () => void };

export function LinkCard({ link, isTouched, onChange, onRevoke }: Props) {
  const t = useTranslator();
  const isOver = hasEnded(link);
  return (
    <li className="flex flex-col gap-2 rounded-control border border-line p-3 sm:p-4">
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="min-w-0 font-medium wrap-anywhere parent-aligned" dir="auto">
          {link.label}
        </h3>
        {isOver ? (
          <Badge>{t(showSky.link.ended)}</Badge>
        ) : (
          <span className="shrink-0 text-quiet text-small tabular-nums">
            {t(showSky.link.views, { count: link.views })}
          </span>
        )}
      </div>
      <p className="text-pretty text-quiet text-small">
        {[t(contentsText(link)), starsText(t, link), endText(t, link, isOver)].join("\u00a0· ")}
      </p>
      {!isOver && <Address link={link} isTouched={isTouched} />}
      <div className="-mx-3 flex flex-wrap *:px-3 sm:-mx-4 sm:*:px-4">
        <Button variant="quiet" onClick={onChange}>
          {t(isOver ? showSky.link.renew : showSky.link.change)}
        </Button>
        <Button variant="quiet" onClick={onRevoke}>
          {t(isOver ? showSky.link.remove : showSky.link.end)}
        </Button>
      </div>
    </li>
  );
}

function Address({ link: { url, label }, isTouched }: Pick<Props, "link" | "isTouched">) {
  const t = useTranslator();
  const [byHand, setByHand] = useState<string | null>(null);
  if (url === null) return <p className="text-small">{t(showSky.link.noAddress)}</p>;
  const copyOrShow = async (text: string, done: TranslatedToast) => {
    if ((await copy(text)) === "refused") setByHand(text);
    else showToast(done);
  };
  return (
    <>
      <p dir="ltr" className="truncate rounded-control bg-raised px-3 py-2 text-quiet text-small" title={url}>
        {url}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          autoFocus={isTouched}
          onClick={() =>
            copyOrShow(url, (t) => ({
              title: t(showSky.link.copied),
              description: t(showSky.link.copiedHint, { label }),
            }))
          }
        >
          <Copy aria-hidden="true" />
          {t(showSky.link.copy)}
        </Button>
        <Button asChild variant="quiet">
          <a href={url} target="_blank" rel="noopener">
            <ExternalLink aria-hidden="true" />
            {t(showSky.link.look)}
          </a>
        </Button>
        <Button
          onClick={() =>
            copyOrShow(embedCode(t, url), (t) => ({
              title: t(showSky.link.embedCopied),
              description: t(showSky.link.embedCopiedHint),
            }))
          }
        >
          <CodeXml aria-hidden="true" />
          {t(showSky.link.copyEmbed)}
        </Button>
      </div>
      <CopyByHand open={byHand !== null} onClose={() => setByHand(null)} text={byHand ?? ""} />
    </>
  );
}
