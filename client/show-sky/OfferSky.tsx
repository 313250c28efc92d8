import { CodeXml, Copy, Share2 } from "lucide-react";
import { useState } from "react";
import { showSky } from "#domain/languages/en/show-sky.ts";
import { translator, useTranslator } from "../languages/language.ts";
import { Button } from "../ui/Button.tsx";
import { CopyByHand } from "../ui/CopyByHand.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { copy, share } from "../ui/share.ts";
import { showToast } from "../ui/toasts.ts";
import { contentsText, embedCode } from "./link-text.ts";
import { type UsableLink, useOpenedLinks } from "./links.ts";

export type OfferedSky = { readonly kind: "share" | "embed"; readonly links: readonly UsableLink[] };

type Props = {
  open: boolean;
  onClose: () => void;
  offered: OfferedSky | null;
  /** What the button does for a person without a link. */
  onThisPage: () => void;
};

/** Share and Embed, for a person whose sky others may see: a link that works for others comes first. */
export function OfferSky({ open, onClose, offered, onThisPage }: Props) {
  const t = useTranslator();
  const [byHand, setByHand] = useState<string | null>(null);
  const links = useOpenedLinks(offered?.links);
  if (byHand !== null) return <CopyByHand open onClose={() => setByHand(null)} text={byHand} />;
  const isShare = offered?.kind === "share";
  const use = async (link: UsableLink) => {
    onClose();
    const refused = isShare ? await shareLink(link) : await copyEmbed(link);
    if (refused) setByHand(refused);
  };
  return (
    <Dialog
      title={t(isShare ? showSky.offer.share : showSky.offer.embed)}
      subtitle={t(isShare ? showSky.offer.shareHint : showSky.offer.embedHint)}
      open={open}
      onOpenChange={(next) => next || onClose()}
      className="md:w-[30rem]!"
    >
      <ul aria-label={t(showSky.links)} className="-mx-2 flex flex-col">
        {links?.map((link) => (
          <li key={link.id}>
            <Button
              variant="quiet"
              className="h-auto w-full justify-start! gap-3! py-2 text-start text-ink!"
              onClick={() => use(link)}
            >
              {isShare ? (
                <Share2 aria-hidden="true" className="text-accent-ink" />
              ) : (
                <CodeXml aria-hidden="true" className="text-accent-ink" />
              )}
              <span className="min-w-0">
                <span className="block truncate" dir="auto">
                  {link.label}
                </span>
                <span className="block text-quiet text-small font-normal">{t(contentsText(link))}</span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
      <div className="-mx-2 mt-2 border-line border-t pt-2">
        <Button
          variant="quiet"
          className="h-auto w-full justify-start! gap-3! py-2 text-start text-ink!"
          onClick={() => {
            onClose();
            onThisPage();
          }}
        >
          <Copy aria-hidden="true" className="text-quiet" />
          <span className="min-w-0">
            <span className="block">{t(showSky.offer.thisPage)}</span>
            <span className="block text-quiet text-small font-normal">{t(showSky.offer.thisPageHint)}</span>
          </span>
        </Button>
      </div>
    </Dialog>
  );
}

/** The texts to copy by hand, where the browser refuses. */
async function shareLink({ url }: UsableLink): Promise<string | null> {
  const result = await share({ title: translator()(showSky.offer.title), url }, url);
  if (result === "copied")
    showToast((t) => ({ title: t(showSky.link.copied), description: t(showSky.offer.copiedHint) }));
  return result === "refused" ? url : null;
}

async function copyEmbed({ url }: UsableLink): Promise<string | null> {
  const code = embedCode(translator(), url);
  if ((await copy(code)) === "refused") return code;
  showToast((t) => ({
    title: t(showSky.link.embedCopied),
    description: t(showSky.link.embedCopiedHint),
  }));
  return null;
}
