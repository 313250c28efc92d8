import { home } from "#domain/languages/en/home.ts";
import { LanguageChoice } from "../languages/LanguageChoice.tsx";
import { useTranslator } from "../languages/language.ts";
import { MusicToggle } from "../music/MusicToggle.tsx";
import { PresetViews } from "../sky/PresetViews.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { OwnJourney } from "./OwnJourney.tsx";
import { PageLinks } from "./PageLinks.tsx";
import { ThemeChoice } from "./ThemeChoice.tsx";

type Props = { open: boolean; onClose: () => void };

/** What the bar of phones and tablets leaves out of the sidebar, as a sheet. */
export function MoreSheet({ open, onClose }: Props) {
  const t = useTranslator();
  return (
    <Dialog title={t(home.more)} open={open} onOpenChange={(next) => next || onClose()}>
      <div className="flex flex-col gap-4">
        <OwnJourney isWide />
        <div className="-mx-4 grid grid-cols-2 border-line border-y py-1">
          <PageLinks />
          <MusicToggle />
        </div>
        <PresetViews onChosen={onClose} isWide />
        <ThemeChoice />
        <LanguageChoice className="-mx-4" />
      </div>
    </Dialog>
  );
}
