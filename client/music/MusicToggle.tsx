import { Volume2, VolumeX } from "lucide-react";
import { sidebar } from "#domain/languages/en/sidebar.ts";
import { useTranslator } from "../languages/language.ts";
import { Button } from "../ui/Button.tsx";
import { cn } from "../ui/class-names.ts";
import { toggleMusic, useMusic } from "./music.ts";

/** The label names the state; `aria-pressed` would repeat it. */
export function MusicToggle() {
  const t = useTranslator();
  const { state } = useMusic();
  const isOn = state === "playing";
  const isStarting = state === "starting";
  const Icon = isOn ? Volume2 : VolumeX;
  return (
    <Button variant="quiet" className="justify-start px-3" aria-busy={isStarting} onClick={toggleMusic}>
      <Icon aria-hidden="true" className={cn(isOn && "text-accent-ink", isStarting && "animate-breathe")} />
      {t(isOn ? sidebar.music.on : sidebar.music.off)}
    </Button>
  );
}
