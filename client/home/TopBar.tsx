import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { CodeXml, Settings, Share2 } from "lucide-react";
import { useCallback, useRef, useState } from "react";
import { home } from "#domain/languages/en/home.ts";
import { AvatarCard } from "../avatar/AvatarCard.tsx";
import { useTranslator } from "../languages/language.ts";
import { RichText } from "../languages/RichText.tsx";
import { lazyCode } from "../loading/lazy-code.ts";
import { lazyDialog } from "../loading/lazy-dialog.tsx";
import { useOwnUniverse } from "../outbox/own-universe.tsx";
import type { UsableLink } from "../show-sky/links.ts";
import type { OfferedSky } from "../show-sky/OfferSky.tsx";
import { SupportEntry } from "../support/SupportEntry.tsx";
import { Button } from "../ui/Button.tsx";
import { overSky } from "../ui/over-sky/over-sky.ts";
import { showToast } from "../ui/toasts.ts";
import { copyEmbed, shareUniverse } from "./share-universe.ts";

const SettingsArea = lazyDialog(async () => (await import("./SettingsArea.tsx")).SettingsArea);
const CopyByHand = lazyDialog(async () => (await import("../ui/CopyByHand.tsx")).CopyByHand);
const OfferSky = lazyDialog(async () => (await import("../show-sky/OfferSky.tsx")).OfferSky);
const usableLinks = lazyCode(async () => (await import("../show-sky/links.ts")).findUsableLinks);

/** Milliseconds. The clipboard and the share sheet work only shortly after a press. */
const patience = 1_500;

/** The links that show this sky to others; none where they cannot be asked for, or not soon. */
function findLinks(client: QueryClient): Promise<readonly UsableLink[]> {
  const { promise, resolve } = Promise.withResolvers<readonly UsableLink[]>();
  const timer = setTimeout(resolve, patience, []);
  usableLinks
    .load()
    .then((find) => find(client))
    .then(resolve, () => resolve([]))
    .finally(() => clearTimeout(timer));
  return promise;
}

/** The universe's name and the actions on the whole sky. The avatar's card opens in `cardPlace`. */
export function TopBar({ cardPlace }: { cardPlace: HTMLElement | null }) {
  const t = useTranslator();
  const { user, listed, isLoading } = useOwnUniverse();
  const [isSettingsOpen, setSettingsOpen] = useState(false);
  const closeSettings = useCallback(() => setSettingsOpen(false), []);
  const settings = useRef<HTMLButtonElement>(null);
  return (
    <header
      ref={overSky}
      className="sky-scrim pointer-events-none relative z-2 flex flex-wrap items-center gap-2 px-3 pt-[max(0.75rem,env(safe-area-inset-top))] pb-3 sm:gap-3 md:px-6 [&_:is(a,button)]:pointer-events-auto"
    >
      <AvatarCard user={user} entries={isLoading ? null : listed} place={cardPlace} />
      {/* Large letters move the buttons to a line of their own. */}
      <div className="sky-halo min-w-0 grow basis-16">
        <h1 className="w-fit max-w-full text-start font-display text-lead leading-tight -outline-offset-1 max-sm:line-clamp-2 max-sm:wrap-anywhere sm:truncate sm:text-title">
          <bdi>{user.universeName}</bdi>
        </h1>
        <p className="flex text-quiet text-small">
          <RichText
            text={home.journeyOf}
            tags={{
              person: (content) => <bdi className="truncate">{content}</bdi>,
              rest: (content) => <span className="shrink-0 whitespace-pre">{content}</span>,
            }}
            params={{ name: user.userName }}
          />
        </p>
      </div>
      <div className="-me-2 ms-auto flex flex-wrap justify-end md:me-0 md:gap-1">
        <SupportEntry isIcon />
        <ShareButtons universeName={user.universeName} />
        <Button
          ref={settings}
          variant="quiet"
          shape="icon"
          tip={t(home.settings)}
          aria-haspopup="dialog"
          aria-expanded={isSettingsOpen}
          onPointerEnter={SettingsArea.preload}
          onClick={() => setSettingsOpen(true)}
        >
          <Settings aria-hidden="true" />
        </Button>
      </div>
      <SettingsArea open={isSettingsOpen} onClose={closeSettings} user={user} button={settings} />
    </header>
  );
}

const actions = { share: shareUniverse, embed: copyEmbed } as const;

function ShareButtons({ universeName }: { universeName: string }) {
  const t = useTranslator();
  const client = useQueryClient();
  const [copyText, setCopyText] = useState<string | null>(null);
  const [offered, setOffered] = useState<OfferedSky | null>(null);
  const close = useCallback(() => setCopyText(null), []);
  const run = async (kind: keyof typeof actions) => {
    const outcome = await actions[kind](universeName, location.href);
    if (outcome && "toast" in outcome) showToast(outcome.toast);
    if (outcome && "copyText" in outcome) setCopyText(outcome.copyText);
  };
  const press = async (kind: keyof typeof actions) => {
    const links = await findLinks(client);
    if (links.length === 0) return run(kind);
    setOffered({ kind, links });
  };
  const aheadOfPress = {
    onPointerEnter: () => void findLinks(client),
    onFocus: () => void findLinks(client),
  };
  return (
    <>
      <Button
        variant="quiet"
        shape="icon"
        tip={t(home.share.share)}
        {...aheadOfPress}
        onClick={() => press("share")}
      >
        <Share2 aria-hidden="true" />
      </Button>
      <Button
        variant="quiet"
        shape="icon"
        tip={t(home.share.embed)}
        {...aheadOfPress}
        onClick={() => press("embed")}
      >
        <CodeXml aria-hidden="true" />
      </Button>
      <CopyByHand open={copyText !== null} onClose={close} text={copyText ?? ""} />
      <OfferSky
        open={offered !== null}
        onClose={() => setOffered(null)}
        offered={offered}
        onThisPage={() => offered && run(offered.kind)}
      />
    </>
  );
}
