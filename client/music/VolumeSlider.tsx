import { Slider } from "../ui/Slider.tsx";
import { setMusicVolume, useMusic } from "./music.ts";

/** Shows the player's volume in percent. */
export function VolumeSlider() {
  const { volume } = useMusic();
  return (
    <Slider
      label="Music Volume"
      min={0}
      max={100}
      value={Math.round(100 * volume)}
      onValueChange={(hundredths) => setMusicVolume(hundredths / 100)}
    />
  );
}
