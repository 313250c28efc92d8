import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp, ImageDown, Minus, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { sky } from "#domain/languages/en/sky.ts";
import { useTranslator } from "../languages/language.ts";
import { SkyLegend } from "../stars/SkyLegend.tsx";
import { Button } from "../ui/Button.tsx";
import { overSky } from "../ui/over-sky/over-sky.ts";
import { useMouse } from "../ui/use-media.ts";
import { PresetViews } from "./PresetViews.tsx";
import { turnStep, zoomStep } from "./scene/input/keys.ts";
import { useSky, useSkyState } from "./sky-store.tsx";

const lines = [sky.controls.touch.rotate, sky.controls.touch.zoom, sky.controls.touch.several];
const withMouse = [sky.controls.mouse.turn, sky.controls.mouse.move];
const withTouch = [sky.controls.touch.move];

/** Larger steps than those of a key, which repeats. */
const turn = 2.5 * turnStep;
const zoom = zoomStep ** 2;

/** How to read and how to move the sky, with buttons as an alternative to gestures. */
export function ControlsPanel({ id }: { id: string }) {
  const t = useTranslator();
  const { keep } = useSky();
  const scene = useSkyState((state) => state.scene);
  const hasMouse = useMouse();
  return (
    <section
      ref={overSky}
      id={id}
      aria-label={t(sky.controls.title)}
      className="sky-controls sky-panel surface overflow-y-auto overscroll-contain p-4"
    >
      <div className="flex items-center justify-center gap-4">
        {/* The arrows stand where they turn the sky to, also where texts run from right to left. */}
        <div dir="ltr" className="grid grid-cols-3">
          <Press label={t(sky.controls.turnUp)} place="col-start-2" onPress={() => scene?.turnBy(0, -turn)}>
            <ChevronUp aria-hidden="true" />
          </Press>
          <Press
            label={t(sky.controls.turnLeft)}
            place="col-start-1 row-start-2"
            onPress={() => scene?.turnBy(-turn, 0)}
          >
            <ChevronLeft aria-hidden="true" />
          </Press>
          <Press
            label={t(sky.controls.turnRight)}
            place="col-start-3 row-start-2"
            onPress={() => scene?.turnBy(turn, 0)}
          >
            <ChevronRight aria-hidden="true" />
          </Press>
          <Press
            label={t(sky.controls.turnDown)}
            place="col-start-2 row-start-3"
            onPress={() => scene?.turnBy(0, turn)}
          >
            <ChevronDown aria-hidden="true" />
          </Press>
        </div>
        <div className="flex flex-col gap-1">
          <Press label={t(sky.controls.zoomIn)} onPress={() => scene?.zoomBy(zoom)}>
            <Plus aria-hidden="true" />
          </Press>
          <Press label={t(sky.controls.zoomOut)} onPress={() => scene?.zoomBy(1 / zoom)}>
            <Minus aria-hidden="true" />
          </Press>
        </div>
      </div>
      <SkyLegend className="mt-3 border-line border-t pt-3" />
      <ul className="mt-3 flex flex-col gap-1 border-line border-t pt-3 text-quiet text-small">
        {[...(hasMouse ? withMouse : []), ...lines, ...(hasMouse ? [] : withTouch)].map((line) => (
          <li key={line.id}>{t(line)}</li>
        ))}
      </ul>
      <Button variant="quiet" className="mt-2 w-full" onClick={keep}>
        <ImageDown aria-hidden="true" />
        {t(sky.controls.keep)}
      </Button>
      {/* The buttons are in the sidebar in a wide window. */}
      <div className="mt-3 lg:hidden">
        <PresetViews />
      </div>
    </section>
  );
}

type PressProps = { label: string; place?: string; onPress: () => void; children: ReactNode };

function Press({ label, place, onPress, children }: PressProps) {
  return (
    <Button shape="icon" className={place} tip={label} onClick={onPress}>
      {children}
    </Button>
  );
}
