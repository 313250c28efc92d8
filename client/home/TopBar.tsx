import { CodeXml, Settings, Share2 } from "lucide-react";
import { useCallback, useRef, useState } from "react";
import type { User } from "#domain/accounts.ts";
import type { MoodEntry } from "#domain/mood-entry.ts";
import { AvatarCard } from "../avatar/AvatarCard.tsx";
import { later } from "../later.tsx";
import { useWhenSettled } from "../settled.ts";
import { Button } from "../ui/Button.tsx";
import { showToast } from "../ui/toasts.ts";
import { copyEmbed, type HandedOn, shareUniverse } from "./hand-on.ts";

const SettingsArea = later(async () => (await import("./SettingsArea.tsx")).SettingsArea);
const CopyByHand = later(async () => (await import("./CopyByHand.tsx")).CopyByHand);

function preload() {
  SettingsArea.preload();
  CopyByHand.preload();
}

/** Whose sky it is, and what can be done with it as a whole. `entries` are null while they are not known. */
export function TopBar({ user, entries }: { user: User; entries: readonly MoodEntry[] | null }) {
  const [isSettingsOpen, setSettingsOpen] = useState(false);
  const closeSettings = useCallback(() => setSettingsOpen(false), []);
  const settings = useRef<HTMLButtonElement>(null);
  useWhenSettled(preload);
  return (
    <header className="pointer-events-none relative z-2 flex items-center gap-2 px-3 pt-[max(0.75rem,env(safe-area-inset-top))] pb-3 sm:gap-3 md:px-6 [&_:is(a,button)]:pointer-events-auto">
      <AvatarCard user={user} entries={entries} />
      <div className="min-w-0 grow">
        <h1 className="truncate text-left font-display text-lead leading-tight sm:text-title" dir="auto">
          {user.universeName}
        </h1>
        <p className="flex text-quiet text-small">
          <bdi className="truncate">{user.userName}</bdi>
          <span className="shrink-0">'s Journey</span>
        </p>
      </div>
      <div className="-mr-2 flex shrink-0 md:mr-0 md:gap-1">
        <HandOn universeName={user.universeName} />
        <Button
          ref={settings}
          variant="quiet"
          shape="icon"
          tip="Settings"
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

function HandOn({ universeName }: { universeName: string }) {
  const [byHand, setByHand] = useState<string | null>(null);
  const close = useCallback(() => setByHand(null), []);
  const hand = async (on: (universeName: string, address: string) => Promise<HandedOn>) => {
    const handed = await on(universeName, location.href);
    if (handed && "toast" in handed) showToast(handed.toast);
    if (handed && "byHand" in handed) setByHand(handed.byHand);
  };
  return (
    <>
      <Button variant="quiet" shape="icon" tip="Share" onClick={() => hand(shareUniverse)}>
        <Share2 aria-hidden="true" />
      </Button>
      <Button variant="quiet" shape="icon" tip="Embed" onClick={() => hand(copyEmbed)}>
        <CodeXml aria-hidden="true" />
      </Button>
      <CopyByHand open={byHand !== null} onClose={close} text={byHand ?? ""} />
    </>
  );
}
