import { Copy, Diff } from "lucide-react";
import { useId } from "react";
import { feelingName } from "#domain/feeling-name.ts";
import type { Feelings } from "#domain/feelings.ts";
import { addMood } from "#domain/languages/en/add-mood.ts";
import { starTexts } from "#domain/languages/en/star-texts.ts";
import { series } from "#domain/languages/lists.ts";
import type { Translator } from "#domain/languages/translator.ts";
import type { StarContent } from "#domain/records/star/correction.ts";
import type { Tag } from "#domain/records/tag/tag.ts";
import { useTranslator } from "../languages/language.ts";
import { useFeelings } from "../stars/feelings.ts";
import { formatDateTime, noteText } from "../stars/star-text.ts";
import { Button } from "../ui/Button.tsx";
import { copy } from "../ui/share.ts";
import { showToast } from "../ui/toasts.ts";

type Props = { mine: StarContent; theirs: StarContent; tags: readonly Tag[] };

type Row = { readonly name: string; readonly text: string; readonly isNote?: boolean };

/** Both versions of a star that was changed on two devices, side by side, with marks where they differ. */
export function ConflictView({ mine, theirs, tags }: Props) {
  const t = useTranslator();
  const feelings = useFeelings();
  const own = rowsOf(t, feelings, mine, tags);
  const other = rowsOf(t, feelings, theirs, tags);
  return (
    <div className="flex flex-col gap-3">
      <p className="text-quiet">{t(addMood.conflict.reason)}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        <Version title={t(addMood.conflict.yours)} rows={own} others={other} note={mine.note} />
        <Version title={t(addMood.conflict.theirs)} rows={other} others={own} note={theirs.note} />
      </div>
    </div>
  );
}

type VersionProps = {
  title: string;
  rows: readonly Row[];
  others: readonly Row[];
  note: string | null;
};

function Version({ title, rows, others, note }: VersionProps) {
  const t = useTranslator();
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex min-w-0 flex-col gap-2 rounded-control border border-line bg-raised p-3"
    >
      <h3 id={id} className="font-medium">
        {title}
      </h3>
      <dl className="flex flex-col gap-1">
        {rows.map((row, at) => (
          <Part key={row.name} {...row} differs={others[at]?.text !== row.text} />
        ))}
      </dl>
      {note !== null && (
        <Button variant="quiet" className="-mb-1 -ms-3 self-start px-3" onClick={() => copyNote(note)}>
          <Copy aria-hidden="true" />
          {t(addMood.conflict.copyNote)}
        </Button>
      )}
    </section>
  );
}

/** The mark is a symbol, not a colour alone. */
function Part({ name, text, isNote, differs }: Row & { differs: boolean }) {
  const t = useTranslator();
  return (
    <div className={differs ? "-mx-1.5 rounded-sm bg-amber-wash px-1.5" : undefined}>
      <dt className="flex items-center gap-1 text-quiet text-small">
        {name}
        {differs && (
          <>
            <Diff aria-hidden="true" className="size-3.5 text-amber" />
            <span className="sr-only">{t(addMood.conflict.different)}</span>
          </>
        )}
      </dt>
      <dd
        dir={isNote ? "auto" : undefined}
        className="max-h-60 overflow-y-auto whitespace-pre-wrap wrap-anywhere"
      >
        {text}
      </dd>
    </div>
  );
}

/** Every field has a row; null for one that another row shows. */
function rowsOf(t: Translator, feelings: Feelings, star: StarContent, tags: readonly Tag[]): readonly Row[] {
  const names = star.tags.flatMap((id) => tags.find((tag) => tag.id === id)?.name ?? []);
  const feeling = (emotion: string, intensity: number | null) =>
    intensity === null
      ? feelingName(t, feelings, emotion)
      : t(addMood.conflict.feelingOf, { feeling: feelingName(t, feelings, emotion), intensity });
  const second = star.secondaryEmotion && feeling(star.secondaryEmotion, star.secondaryIntensity);
  const rows: Record<Exclude<keyof StarContent, "sealed">, Row | null> = {
    emotion: { name: t(addMood.conflict.feeling), text: feeling(star.emotion, star.intensity) },
    intensity: null,
    isTwinStar: { name: t(addMood.conflict.twinStar), text: second || t(addMood.conflict.noTwinStar) },
    ...{ secondaryEmotion: null, secondaryIntensity: null },
    timestamp: { name: t(addMood.conflict.when), text: formatDateTime(t, star) },
    ...{ utcOffset: null, timeZone: null },
    tags: {
      name: t(addMood.conflict.tags),
      text: series(t, names) || t(addMood.conflict.noTags),
    },
    note: {
      name: t(addMood.conflict.note),
      text: noteText(t, star) ?? t(addMood.conflict.noNote),
      isNote: true,
    },
    keptOutOfLetters: {
      name: t(addMood.conflict.letters),
      text: t(star.keptOutOfLetters ? starTexts.letters.keptOut : addMood.conflict.canBeQuoted),
    },
  };
  return Object.values(rows).filter((row) => row !== null);
}

async function copyNote(note: string) {
  const isCopied = (await copy(note)) === "copied";
  const said = isCopied ? addMood.noteCopied : addMood.noteNotCopied;
  showToast((t) => ({ title: t(said.title), description: t(said.description) }));
}
