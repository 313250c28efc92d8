import type { ReactNode, Ref } from "react";
import { findEmotion, isOwn } from "#domain/feelings.ts";
import { sky } from "#domain/languages/en/sky.ts";
import { starTexts } from "#domain/languages/en/star-texts.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { useTranslator } from "../../languages/language.ts";
import { Bead, toneOf } from "../../stars/EmotionGlyph.tsx";
import { useFeelings } from "../../stars/feelings.ts";
import { emotionNames, formatDateTime, noteText, previewNote } from "../../stars/star-text.ts";

/** The details of one star. The sky positions it through `ref`; it is hidden until then. */
export function StarTooltip({ entry, ref }: { entry: MoodEntry; ref: Ref<HTMLDivElement> }) {
  const t = useTranslator();
  const feelings = useFeelings();
  const note = noteText(t, entry);
  const { name, family, isOwn: isPersonal } = emotionNames(t, feelings, entry.emotion);
  return (
    <div
      ref={ref}
      role="tooltip"
      className="pointer-events-none surface absolute top-0 left-0 z-3 w-max max-w-[min(18rem,calc(100%-1rem))] rounded-control bg-solid px-3.5 py-3 text-small"
      style={{ visibility: "hidden" }}
    >
      <p className="flex items-center gap-2 font-medium text-body">
        <Swatch emotion={entry.emotion} />
        <bdi className="min-w-0 wrap-anywhere">{name}</bdi>
        {family && (
          <span className="font-normal text-quiet text-small">
            {t(isPersonal ? starTexts.familyOfOwn : starTexts.family, { family })}
          </span>
        )}
      </p>
      {entry.secondaryEmotion !== null && entry.isTwinStar === 1 && <TwinFacts entry={entry} />}
      <p className="mt-1 text-quiet">
        <time dateTime={entry.timestamp}>{formatDateTime(t, entry)}</time>
      </p>
      <p className="mt-1 tabular-nums">{t(sky.tooltip.intensity, { intensity: entry.intensity })}</p>
      {note && (
        <p dir="auto" className="mt-2 break-words">
          {previewNote(note)}
        </p>
      )}
    </div>
  );
}

function TwinFacts({ entry }: { entry: MoodEntry }) {
  const t = useTranslator();
  const feelings = useFeelings();
  const secondary = entry.secondaryEmotion ?? "";
  return (
    <div className="mt-1.5">
      <p className="text-quiet">{t(sky.tooltip.twin)}</p>
      <Fact label={t(sky.tooltip.primary)}>
        <bdi className="min-w-0 wrap-anywhere">{emotionNames(t, feelings, entry.emotion).name}</bdi>
      </Fact>
      <Fact label={t(sky.tooltip.orbiting)}>
        <Swatch emotion={secondary} />
        <bdi className="min-w-0 wrap-anywhere">{emotionNames(t, feelings, secondary).name}</bdi>
      </Fact>
      {entry.secondaryIntensity !== null && (
        <Fact label={t(sky.tooltip.secondaryIntensity)}>{entry.secondaryIntensity}/10</Fact>
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

function Swatch({ emotion: id }: { emotion: string }) {
  const emotion = findEmotion(useFeelings(), id);
  return (
    <span aria-hidden="true" className="relative shrink-0" style={toneOf(emotion)}>
      <span className="tone swatch block size-3 rounded-full" />
      {emotion && isOwn(emotion) && <Bead />}
    </span>
  );
}
