import type { ReactNode, Ref } from "react";
import type { MoodEntry } from "#domain/mood-entry.ts";
import { toneOf } from "../../stars/EmotionGlyph.tsx";
import { emotionNames, formatDateTime, previewNote } from "../../stars/star-text.ts";

/** The details of one star. The sky positions it through `ref`; it is hidden until then. */
export function StarTooltip({ entry, ref }: { entry: MoodEntry; ref: Ref<HTMLDivElement> }) {
  const { name, family } = emotionNames(entry.emotion);
  return (
    <div
      ref={ref}
      role="tooltip"
      className="pointer-events-none surface absolute top-0 left-0 z-3 w-max max-w-[min(18rem,calc(100%-1rem))] rounded-control bg-solid px-3.5 py-3 text-small"
      style={{ visibility: "hidden" }}
    >
      <p className="flex items-center gap-2 font-medium text-body">
        <Swatch emotion={entry.emotion} />
        {name}
        {family && <span className="font-normal text-quiet text-small">{family} family</span>}
      </p>
      {entry.secondaryEmotion !== null && entry.isTwinStar === 1 && <TwinFacts entry={entry} />}
      <p className="mt-1 text-quiet">
        <time dateTime={entry.timestamp}>{formatDateTime(entry)}</time>
      </p>
      <p className="mt-1 tabular-nums">Intensity {entry.intensity}/10</p>
      {entry.note && (
        <p dir="auto" className="mt-2 break-words">
          {previewNote(entry.note)}
        </p>
      )}
    </div>
  );
}

function TwinFacts({ entry }: { entry: MoodEntry }) {
  const secondary = entry.secondaryEmotion ?? "";
  return (
    <div className="mt-1.5">
      <p className="text-quiet">Twin Star System</p>
      <Fact label="Primary">{emotionNames(entry.emotion).name}</Fact>
      <Fact label="Orbiting">
        <Swatch emotion={secondary} /> {emotionNames(secondary).name}
      </Fact>
      {entry.secondaryIntensity !== null && (
        <Fact label="Secondary intensity">{entry.secondaryIntensity}/10</Fact>
      )}
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p className="flex items-center gap-1.5 tabular-nums">
      <span className="text-quiet">{label}</span> {children}
    </p>
  );
}

function Swatch({ emotion }: { emotion: string }) {
  return (
    <span
      aria-hidden="true"
      className="tone swatch inline-block size-3 shrink-0 rounded-full"
      style={toneOf(emotion)}
    />
  );
}
