import { CodeXml, Copy, ExternalLink } from "lucide-react";
import { useState } from "react";
import type { Link } from "#domain/shown-skies/link.ts";
import { Badge } from "../ui/Badge.tsx";
import { Button } from "../ui/Button.tsx";
import { CopyByHand } from "../ui/CopyByHand.tsx";
import { copy } from "../ui/share.ts";
import { showToast } from "../ui/toasts.ts";
import { contentsText, embedCode, endText, starsText, viewsText } from "./link-text.ts";
import { hasEnded } from "./links.ts";

type Props = { link: Link; isTouched: boolean; onChange: () => void; onRevoke: () => void };

export function LinkCard({ link, isTouched, onChange, onRevoke }: Props) {
  const isOver = hasEnded(link);
  return (
    <li className="flex flex-col gap-2 rounded-control border border-line p-3 sm:p-4">
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="min-w-0 font-medium wrap-anywhere" dir="auto">
          {link.label}
        </h3>
        {isOver ? (
          <Badge>Ended</Badge>
        ) : (
          <span className="shrink-0 text-quiet text-small tabular-nums">{viewsText(link)}</span>
        )}
      </div>
      <p className="text-pretty text-quiet text-small">
        {[contentsText(link), starsText(link), endText(link, isOver)].join(" · ")}
      </p>
      {!isOver && <Address link={link} isTouched={isTouched} />}
      <div className="-mx-3 flex flex-wrap *:px-3 sm:-mx-4 sm:*:px-4">
        <Button variant="quiet" onClick={onChange}>
          {isOver ? "Renew" : "Change"}
        </Button>
        <Button variant="quiet" onClick={onRevoke}>
          {isOver ? "Remove" : "End this link"}
        </Button>
      </div>
    </li>
  );
}

function Address({ link: { url, label }, isTouched }: Pick<Props, "link" | "isTouched">) {
  const [byHand, setByHand] = useState<string | null>(null);
  if (url === null)
    return (
      <p className="text-small">
        This link works where you have already sent it. Its address cannot be shown here any more, because the
        server was restored from a backup.
      </p>
    );
  const copyOrShow = async (text: string, done: { title: string; description: string }) => {
    if ((await copy(text)) === "refused") setByHand(text);
    else showToast(done);
  };
  return (
    <>
      <p className="truncate rounded-control bg-raised px-3 py-2 text-quiet text-small" title={url}>
        {url}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          autoFocus={isTouched}
          onClick={() =>
            copyOrShow(url, { title: "Link copied", description: `Whoever gets it can look at “${label}”.` })
          }
        >
          <Copy aria-hidden="true" />
          Copy link
        </Button>
        <Button asChild variant="quiet">
          <a href={url} target="_blank" rel="noopener">
            <ExternalLink aria-hidden="true" />
            Look at it
          </a>
        </Button>
        <Button
          onClick={() =>
            copyOrShow(embedCode(url), {
              title: "Embed code copied",
              description: "Paste it into the HTML of any page to show your sky there.",
            })
          }
        >
          <CodeXml aria-hidden="true" />
          Copy embed code
        </Button>
      </div>
      <CopyByHand open={byHand !== null} onClose={() => setByHand(null)} text={byHand ?? ""} />
    </>
  );
}
