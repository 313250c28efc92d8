import { sidebar } from "#domain/languages/en/sidebar.ts";
import { useTranslator } from "../languages/language.ts";
import { Slider } from "../ui/Slider.tsx";
import { setMusicVolume, useMusic } from "./music.ts";

/** Shows the player's volume in percent. */
export function VolumeSlider() {
  const t = useTranslator();
  const { volume } = useMusic();
  return (
    <Slider
      label={t(sidebar.music.volume)}
      min={0}
      max={100}
      value={Math.round(100 * volume)}
      onValueChange={(hundredths) => setMusicVolume(hundredths / 100)}
    />
  );
}
