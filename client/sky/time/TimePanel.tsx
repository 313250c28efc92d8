import { ArrowLeftRight, Pause, Play, X } from "lucide-react";
import { useEffect, useRef } from "react";
import type { MoodEntry } from "#domain/mood-entry.ts";
import { daysIn, type TimeSpan } from "#domain/sky-time/span.ts";
import type { TimeUnit } from "#domain/sky-time/time-window.ts";
import { Button } from "../../ui/Button.tsx";
import { SkyStrip } from "../SkyStrip.tsx";
import type { SkyScene } from "../scene/sky-scene.ts";
import { TimeTrack } from "./TimeTrack.tsx";
import { dateText, speedTexts } from "./time-text.ts";
import { useJournalTimes, useScrubber } from "./use-scrubber.ts";
import "../sky-strip.css";
import "./sky-time.css";

type Props = {
  entries: readonly MoodEntry[];
  scene: SkyScene | null;
  /** While the picture is interrupted, the journal does not play. */
  isInterrupted: boolean;
  onClose: () => void;
};

/** At the bottom of the sky: shows it as it was on an earlier day, and plays it. */
export function TimePanel({ entries, scene, isInterrupted, onClose }: Props) {
  const { times, span } = useJournalTimes(entries);
  return (
    <SkyStrip label="Time" onClose={onClose}>
      {span && daysIn(span) > 1 ? (
        <Scrubbing {...{ entries, times, span, scene, isInterrupted }} />
      ) : (
        <p className="px-3 py-2.5 text-quiet text-small">{tooShortText(entries.length, span)}</p>
      )}
      <Button variant="quiet" shape="icon" className="strip-close" tip="Show all of time" onClick={onClose}>
        <X aria-hidden="true" />
      </Button>
    </SkyStrip>
  );
}

/** One day has no before and after. */
function tooShortText(stars: number, span: TimeSpan | null): string {
  if (!span)
    return "Time begins with your first star. Come back here when your sky has some days to look back on.";
  const day = dateText(span.first);
  return stars === 1
    ? `Your first star is from ${day}. From the second day on, you can move through the time of your sky here.`
    : `All your stars are from ${day}. From the second day on, you can move through the time of your sky here.`;
}

type ScrubbingProps = Omit<Props, "onClose"> & { times: Float64Array; span: TimeSpan };

function Scrubbing({ entries, times, span, scene, isInterrupted }: ScrubbingProps) {
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
        tip={isPlaying ? "Pause" : "Play"}
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
        aria-label="Speed"
        className="time-speed min-h-11 rounded-control border border-line bg-raised px-2 text-small"
        value={state?.speed ?? "week"}
        onChange={({ target }) => scrubber?.setSpeed(target.value as TimeUnit)}
      >
        {speedTexts.map(([unit, text]) => (
          <option key={unit} value={unit}>
            {text}
          </option>
        ))}
      </select>
      <Button
        variant="quiet"
        shape="icon"
        className="time-two aria-pressed:bg-raised aria-pressed:text-ink"
        tip="Choose a beginning, too"
        aria-pressed={hasTwoHandles}
        onClick={() => scrubber?.setTwoHandles(!hasTwoHandles)}
      >
        <ArrowLeftRight aria-hidden="true" />
      </Button>
    </div>
  );
}
