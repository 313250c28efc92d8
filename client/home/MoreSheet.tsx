import { home } from "#domain/languages/en/home.ts";
import { JourneyStats } from "../journey/JourneyStats.tsx";
import type { Journey } from "../journey/use-journey.ts";
import { LanguageChoice } from "../languages/LanguageChoice.tsx";
import { useTranslator } from "../languages/language.ts";
import { MusicToggle } from "../music/MusicToggle.tsx";
import { PresetViews } from "../sky/PresetViews.tsx";
import type { Preset } from "../sky/scene/camera/presets.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { PageLinks } from "./PageLinks.tsx";
import { ThemeChoice } from "./ThemeChoice.tsx";

type Props = {
  open: boolean;
  onClose: () => void;
  journey: Journey;
  isLoading: boolean;
  onLook: (preset: Preset) => void;
  preset: Preset | null;
};

/** What the bar of phones and tablets leaves out of the sidebar, as a sheet. */
export function MoreSheet({ open, onClose, journey, isLoading, onLook, preset }: Props) {
  const t = useTranslator();
  const look = (preset: Preset) => {
    onLook(preset);
    onClose();
  };
  return (
    <Dialog title={t(home.more)} open={open} onOpenChange={(next) => next || onClose()}>
      <div className="flex flex-col gap-4">
        <JourneyStats journey={journey} isLoading={isLoading} isWide />
        <div className="-mx-4 grid grid-cols-2 border-line border-y py-1">
          <PageLinks />
          <MusicToggle />
        </div>
        <PresetViews active={preset} onSelect={look} isWide />
        <ThemeChoice />
        <LanguageChoice className="-mx-4" />
      </div>
    </Dialog>
  );
}
