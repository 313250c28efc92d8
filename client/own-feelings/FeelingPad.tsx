import {
  type CSSProperties,
  type PointerEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { emotions, type FamilyId } from "#domain/emotions.ts";
import { feelingName } from "#domain/feeling-name.ts";
import { catalogue } from "#domain/feelings.ts";
import { ownFeelings } from "#domain/languages/en/own-feelings.ts";
import { listed } from "#domain/languages/lists.ts";
import { useTranslator } from "../languages/language.ts";
import { toneOf } from "../stars/EmotionGlyph.tsx";
import { Slider } from "../ui/Slider.tsx";
import { OwnStar } from "./OwnStar.tsx";
import { levelsOf, nearestTo, type PadPlace, padSteps, placeAt, placeNames, sharesOf } from "./pad.ts";

type Props = {
  value: PadPlace;
  onValueChange: (place: PadPlace) => void;
  /** The family of the star on the pad; null for none yet. */
  family: FamilyId | null;
};

/**
 * A pad of pleasant against energetic with the 36 as landmarks, on which the feeling's star is dragged to its place. The
 * sliders below it say and do the same by keyboard and for screen readers.
 */
export function FeelingPad({ value, onValueChange, family }: Props) {
  const t = useTranslator();
  const levels = levelsOf(value);
  const near = nearestTo(value, 3).map(({ id }) => feelingName(t, catalogue, id));
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="pb-1.5 font-medium">{t(ownFeelings.pad.title)}</legend>
      <Pad value={value} onValueChange={onValueChange} family={family} />
      <p className="text-pretty text-quiet text-small">
        {t(ownFeelings.pad.near, { names: listed(t, near, "disjunction") })}
      </p>
      <div className="grid gap-x-6 sm:grid-cols-2">
        <Slider
          label={t(ownFeelings.pad.pleasantness)}
          min={-1}
          max={1}
          step={padSteps.valence}
          value={value.valence}
          valueText={t(ownFeelings.pad.howPleasant, { level: levels.pleasantness })}
          onValueChange={(valence) => onValueChange({ ...value, valence })}
        />
        <Slider
          label={t(ownFeelings.pad.energy)}
          min={0}
          max={1}
          step={padSteps.energy}
          value={value.energy}
          valueText={t(ownFeelings.pad.howEnergetic, { level: levels.energy })}
          onValueChange={(energy) => onValueChange({ ...value, energy })}
        />
      </div>
    </fieldset>
  );
}

const placeStyle = (place: PadPlace): CSSProperties => {
  const { across, down } = sharesOf(place);
  return { insetInlineStart: `${across * 100}%`, top: `${down * 100}%` };
};

/** Pleasant is at the end of a line, as on the slider below, so that the pad is mirrored where text is. */
function Pad({ value, onValueChange, family }: Props) {
  const t = useTranslator();
  const follow = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const fromLeft = (event.clientX - box.left) / box.width;
    const isMirrored = getComputedStyle(event.currentTarget).direction === "rtl";
    onValueChange(placeAt(isMirrored ? 1 - fromLeft : fromLeft, (event.clientY - box.top) / box.height));
  };
  return (
    <div className="rounded-control border border-edge bg-raised px-5 py-4" aria-hidden="true">
      <p className="pb-1 text-center text-quiet text-small">{t(ownFeelings.pad.energetic)}</p>
      <div
        data-pad=""
        className="relative h-52 cursor-crosshair touch-none select-none border-line border-y bg-[linear-gradient(var(--color-line),var(--color-line))] bg-center bg-no-repeat [background-size:1px_100%] sm:h-60"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          follow(event);
        }}
        onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && follow(event)}
      >
        <Landmarks />
        <div
          className="pointer-events-none absolute grid size-24 -translate-y-1/2 place-items-center ltr:-translate-x-1/2 rtl:translate-x-1/2"
          style={placeStyle(value)}
        >
          <OwnStar family={family} place={value} />
          <span className="absolute size-11 rounded-full border-2 border-accent" />
        </div>
      </div>
      <p className="pt-1 text-center text-quiet text-small">{t(ownFeelings.pad.calm)}</p>
      <div className="flex justify-between gap-3 text-quiet text-small">
        <span>{t(ownFeelings.pad.unpleasant)}</span>
        <span>{t(ownFeelings.pad.pleasant)}</span>
      </div>
    </div>
  );
}

/** The heads of the families have their names first. */
const landmarks = emotions.toSorted(
  (one, other) => Number(other.id === other.family) - Number(one.id === one.family),
);

/** The 36 at their places, with as many of their names as fit. */
function Landmarks() {
  const t = useTranslator();
  const pad = useRef<HTMLDivElement>(null);
  const places = usePlacedNames(pad, t.locale);
  return (
    <div ref={pad} className="absolute inset-0">
      {landmarks.map((emotion) => (
        <span key={emotion.id}>
          <span
            className="tone swatch absolute size-1.5 -translate-y-1/2 rounded-full ltr:-translate-x-1/2 rtl:translate-x-1/2"
            style={{ ...toneOf(emotion), ...placeStyle(emotion) }}
          />
          <span
            data-landmark={emotion.id}
            className="absolute whitespace-nowrap text-dim text-small leading-none"
            style={nameStyle(places?.get(emotion.id))}
          >
            {feelingName(t, catalogue, emotion.id)}
          </span>
        </span>
      ))}
    </div>
  );
}

const nameStyle = (place: { left: number; top: number } | undefined): CSSProperties =>
  place ? { insetInlineStart: place.left, top: place.top } : { visibility: "hidden", insetInlineStart: 0 };

/** Measures the names, and places them anew when the pad has another size. */
function usePlacedNames(pad: RefObject<HTMLDivElement | null>, locale: string) {
  const [places, setPlaces] = useState<ReturnType<typeof placeNames> | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: names of another language have other sizes.
  useLayoutEffect(() => {
    const element = pad.current;
    if (!element) return;
    const place = () => {
      const { clientWidth: width, clientHeight: height } = element;
      const marks = landmarks.flatMap((emotion) => {
        const name = element.querySelector<HTMLElement>(`[data-landmark="${emotion.id}"]`);
        if (!name) return [];
        const { across, down } = sharesOf(emotion);
        const size = { width: name.offsetWidth, height: name.offsetHeight };
        return [{ id: emotion.id, x: across * width, y: down * height, name: size }];
      });
      setPlaces(placeNames({ width, height }, marks));
    };
    const observer = new ResizeObserver(place);
    observer.observe(element);
    return () => observer.disconnect();
  }, [pad, locale]);
  return places;
}
