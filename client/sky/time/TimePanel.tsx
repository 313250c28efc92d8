import { ArrowLeftRight, Pause, Play, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { sky } from "#domain/languages/en/sky.ts";
import type { TimeSpan } from "#domain/sky-time/span.ts";
import type { TimeUnit } from "#domain/sky-time/time-window.ts";
import { useTranslator } from "../../languages/language.ts";
import { useOwnUniverse } from "../../outbox/own-universe.tsx";
import { Button } from "../../ui/Button.tsx";
import { SkyStrip } from "../SkyStrip.tsx";
import { useSkyState } from "../sky-store.tsx";
import { TimeTrack } from "./TimeTrack.tsx";
import { speedTexts } from "./time-text.ts";
import { useJournalTimes, useScrubber } from "./use-scrubber.ts";
import "../sky-strip.css";
import "./sky-time.css";

type Props = { isInView: boolean; onClose: () => void };

/** Panel at the bottom of the sky: shows it as it was on an earlier day, and plays it. */
export function TimePanel({ isInView, onClose }: Props) {
  const t = useTranslator();
  const { entries } = useOwnUniverse();
  const { times, span } = useJournalTimes(entries);
  return (
    <SkyStrip label={t(sky.time.title)} isInView={isInView} onClose={onClose}>
      {span && <Scrubbing times={times} span={span} />}
      <Button
        variant="quiet"
        shape="icon"
        className="strip-close"
        tip={t(sky.time.showAll)}
        onClick={onClose}
      >
        <X aria-hidden="true" />
      </Button>
    </SkyStrip>
  );
}

function Scrubbing({ times, span }: { times: Float64Array; span: TimeSpan }) {
  const t = useTranslator();
  const { entries } = useOwnUniverse();
  const scene = useSkyState((state) => state.scene);
  // While the picture is interrupted, the journal does not play.
  const isInterrupted = useSkyState(({ drawing }) => drawing === "lost");
  const content = useRef<HTMLDivElement>(null);
  const { scrubber, state } = useScrubber(content, { times, span }, scene);
  useEffect(() => {
    if (isInterrupted) scrubber?.pause();
  }, [isInterrupted, scrubber]);
  const isPlaying = state?.isPlaying === true;
  const hasTwoHandles = state?.hasTwoHandles === true;
  const toggle = () => (isPlaying ? scrubber?.pause() : scrubber?.play());
  return (
    <div ref={content} className="time-content">
      <Button
        variant="plain"
        shape="icon"
        className="time-play rounded-full"
        tip={isPlaying ? t(sky.time.pause) : t(sky.time.play)}
        disabled={isInterrupted}
        onClick={toggle}
      >
        {isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" className="translate-x-px" />}
      </Button>
      <p className="time-date">
        <span data-date="" className="block font-medium tabular-nums max-sm:text-small md:truncate" />
        <span data-count="" className="block truncate text-quiet text-small tabular-nums" />
      </p>
      {scrubber && (
        <div className="time-track">
          <TimeTrack {...{ entries, span, scrubber, hasTwoHandles }} onPlay={toggle} />
        </div>
      )}
      <select
        aria-label={t(sky.time.speed)}
        className="time-speed min-h-11 rounded-control border border-line bg-raised px-2 text-small"
        value={state?.speed ?? "week"}
        onChange={({ target }) => scrubber?.setSpeed(target.value as TimeUnit)}
      >
        {speedTexts.map(([unit, text]) => (
          <option key={unit} value={unit}>
            {t(text)}
          </option>
        ))}
      </select>
      <Button
        variant="quiet"
        shape="icon"
        className="time-two aria-pressed:bg-raised aria-pressed:text-ink"
        tip={t(sky.time.twoHandles)}
        aria-pressed={hasTwoHandles}
        onClick={() => scrubber?.setTwoHandles(!hasTwoHandles)}
      >
        <ArrowLeftRight aria-hidden="true" />
      </Button>
    </div>
  );
}
