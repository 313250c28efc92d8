import { MailX } from "lucide-react";
import { memo, type ReactNode } from "react";
import { matchRanges } from "#domain/journal/search.ts";
import { starTexts } from "#domain/languages/en/star-texts.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import type { Tag } from "#domain/records/tag/tag.ts";
import { useTranslator } from "../languages/language.ts";
import { RichText } from "../languages/RichText.tsx";
import { cn } from "../ui/class-names.ts";
import { EmotionGlyph } from "./EmotionGlyph.tsx";
import { useFeelings } from "./feelings.ts";
import { emotionNames, formatDateTime, formatTime, noteText } from "./star-text.ts";

type Props = {
  entry: MoodEntry;
  /** All tags of the universe. */
  tags: readonly Tag[];
  /** Whether only the time of day is shown, where the day is known from the place. */
  timeOnly?: boolean;
  /** Words to mark in the note, as `searchWords` gives them. */
  words?: readonly string[];
  /** Makes tags buttons that choose a tag, or leave it when it is chosen. */
  onTag?: (tag: Tag) => void;
  /** The ids of the tags that are chosen. */
  chosenTags?: readonly string[];
  /** Stands beside the name, such as a mark that the star waits. */
  mark?: ReactNode;
  /** Buttons at the end of the first line. They stay there when the rest of the line wraps. */
  actions?: ReactNode;
};

const none: readonly string[] = [];

/** Everything that a star says, with its whole note. */
export function StarDetails(props: Props) {
  const t = useTranslator();
  const { entry, tags, timeOnly = false, words = none, onTag, chosenTags = none, mark, actions } = props;
  const note = noteText(t, entry);
  const time = timeOnly ? formatTime(t, entry) : formatDateTime(t, entry);
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <div className="flex items-start gap-x-3">
        <div className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1">
          <Feeling emotion={entry.emotion} intensity={entry.intensity} />
          {entry.isTwinStar === 1 && entry.secondaryEmotion !== null && (
            // No line ends with the word that leads to the second feeling.
            <span className="flex items-baseline gap-x-3">
              <span className="text-quiet text-small">{t(starTexts.with)}</span>
              <Feeling emotion={entry.secondaryEmotion} intensity={entry.secondaryIntensity} />
            </span>
          )}
          <time dateTime={entry.timestamp} className="text-quiet text-small tabular-nums">
            {time}
          </time>
          {mark}
        </div>
        {actions}
      </div>
      {note && <Note text={note} words={words} isSealed={Boolean(entry.sealed)} />}
      {entry.keptOutOfLetters && (
        <p className="flex items-center gap-1.5 text-dim text-small">
          <MailX aria-hidden="true" className="size-4 shrink-0" />
          {t(starTexts.letters.keptOut)}
        </p>
      )}
      <TagsOfStar entry={entry} tags={tags} chosen={chosenTags} {...(onTag && { onTag })} />
    </div>
  );
}

type FeelingProps = { emotion: string; intensity: number | null };

// What does not change with the words of a search is memoized.
const Feeling = memo(function Feeling({ emotion, intensity }: FeelingProps) {
  const t = useTranslator();
  const { name, family, isOwn } = emotionNames(t, useFeelings(), emotion);
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-1.5 font-medium">
      <EmotionGlyph emotion={emotion} />
      <bdi className="min-w-0 wrap-anywhere">{name}</bdi>
      {family && family !== name && <span className="sr-only">{t(starTexts.ofFamily, { family })}</span>}
      {isOwn && <span className="sr-only">{t(starTexts.ofOwn)}</span>}
      {intensity !== null && (
        <span className="font-normal text-quiet text-small tabular-nums">
          <RichText
            text={starTexts.intensity}
            tags={{ spoken: (content) => <span className="sr-only">{content}</span> }}
            params={{ intensity }}
          />
        </span>
      )}
    </span>
  );
});

/**
 * Line breaks and directions are those of the person; a short note of either direction is at the start of its card. A
 * line has up to about 70 letters.
 */
function Note({ text, words, isSealed }: { text: string; words: readonly string[]; isSealed: boolean }) {
  return (
    <p
      dir="auto"
      className={cn("w-fit max-w-lg whitespace-pre-wrap wrap-anywhere", isSealed && "text-quiet italic")}
    >
      {markedPieces(text, isSealed ? none : words).map(({ at, piece, isMarked }) =>
        isMarked ? (
          <mark key={at} className="rounded-sm bg-amber-wash text-ink underline decoration-amber">
            {piece}
          </mark>
        ) : (
          piece
        ),
      )}
    </p>
  );
}

function markedPieces(text: string, words: readonly string[]) {
  const pieces: { at: number; piece: string; isMarked: boolean }[] = [];
  let at = 0;
  for (const { start, end } of matchRanges(text, words)) {
    pieces.push({ at, piece: text.slice(at, start), isMarked: false });
    pieces.push({ at: start, piece: text.slice(start, end), isMarked: true });
    at = end;
  }
  return [...pieces, { at, piece: text.slice(at), isMarked: false }];
}

const chip = "flex min-h-7 items-center rounded-full border px-2.5 text-small";

type TagsProps = Pick<Props, "entry" | "tags" | "onTag"> & { chosen: readonly string[] };

/** Tags in the order that the person chose. A tag that is not known yet arrives with the next poll. */
const TagsOfStar = memo(function TagsOfStar({ entry, tags, chosen, onTag }: TagsProps) {
  const t = useTranslator();
  const found = entry.tags.flatMap((id) => tags.find((tag) => tag.id === id) ?? []);
  if (found.length === 0) return null;
  return (
    <ul aria-label={t(starTexts.tags)} className="flex flex-wrap gap-1.5">
      {found.map((tag) => (
        <li key={tag.id} className="max-w-full">
          {onTag ? (
            <TagButton tag={tag} isChosen={chosen.includes(tag.id)} onTag={onTag} />
          ) : (
            <span className={cn(chip, "border-line")}>
              <bdi className="truncate">{tag.name}</bdi>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
});

type TagProps = { tag: Tag; isChosen: boolean; onTag: (tag: Tag) => void };

const TagButton = ({ tag, isChosen, onTag }: TagProps) => (
  <button
    type="button"
    aria-pressed={isChosen}
    className={cn(
      chip,
      "max-w-full cursor-pointer pointer-coarse:min-h-11 pointer-coarse:px-3.5",
      isChosen
        ? "border-accent bg-[color-mix(in_oklab,var(--color-accent)_14%,transparent)]"
        : "border-line hover:border-edge",
    )}
    onClick={() => onTag(tag)}
  >
    <bdi className="truncate">{tag.name}</bdi>
  </button>
);
