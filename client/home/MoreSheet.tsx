import type { ReactNode } from "react";
import type { User } from "#domain/accounts/user.ts";
import { pageBar } from "#domain/languages/en/page-bar.ts";
import { useTranslator } from "../languages/language.ts";
import { MusicToggle } from "../music/MusicToggle.tsx";
import { OwnUniverseProvider } from "../outbox/own-universe.tsx";
import { PresetViews } from "../sky/PresetViews.tsx";
import { BreatheNow } from "../support/BreatheNow.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { OwnJourney } from "./OwnJourney.tsx";
import { ActivitiesLink, CheckInLink } from "./PageLinks.tsx";

type Props = { open: boolean; onClose: () => void };

/** What the bar of phones and tablets leaves out of the sidebar, as a sheet. */
export const MoreSheet = (props: Props) => (
  <Sheet {...props}>
    <PresetViews onChosen={props.onClose} isWide />
  </Sheet>
);

/** The sheet of a page that has no sky. */
export function PageMoreSheet({ user, ...props }: Props & { user: User }) {
  return (
    <OwnUniverseProvider user={user}>
      <Sheet {...props} />
    </OwnUniverseProvider>
  );
}

function Sheet({ open, onClose, children }: Props & { children?: ReactNode }) {
  const t = useTranslator();
  return (
    <Dialog title={t(pageBar.more)} open={open} onOpenChange={(next) => next || onClose()}>
      <div className="flex flex-col gap-4">
        <OwnJourney isWide />
        <div className="-mx-4 grid grid-cols-2 border-line border-y py-1">
          <CheckInLink onLeave={onClose} />
          <ActivitiesLink />
          <MusicToggle />
          <BreatheNow onLeave={onClose} />
        </div>
        {children}
      </div>
    </Dialog>
  );
}
