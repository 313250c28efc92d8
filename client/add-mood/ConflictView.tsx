import { Copy, Diff } from "lucide-react";
import { useId } from "react";
import type { StarContent } from "#domain/correction.ts";
import type { Tag } from "#domain/tags.ts";
import { emotionNames, formatDateTime } from "../stars/star-text.ts";
import { Button } from "../ui/Button.tsx";
import { copy } from "../ui/share.ts";
import { showToast } from "../ui/toasts.ts";

type Props = { mine: StarContent; theirs: StarContent; tags: readonly Tag[] };

type Row = { readonly name: string; readonly text: string };

/** Both versions of a star that was changed on two devices, side by side, with marks where they differ. */
export function ConflictView({ mine, theirs, tags }: Props) {
  const own = rowsOf(mine, tags);
  const other = rowsOf(theirs, tags);
  return (
    <div className="flex flex-col gap-3">
      <p className="text-quiet">
        This star was changed on another device in the meantime. Choose the one to keep. Nothing is lost until
        you choose.
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        <Version title="Yours" rows={own} others={other} note={mine.note} />
        <Version title="On your other device" rows={other} others={own} note={theirs.note} />
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
        {rows.map(({ name, text }, at) => (
          <Part key={name} name={name} text={text} differs={others[at]?.text !== text} />
        ))}
      </dl>
      {note !== null && (
        <Button variant="quiet" className="-mb-1 -ml-3 self-start px-3" onClick={() => copyNote(note)}>
          <Copy aria-hidden="true" />
          Copy note
        </Button>
      )}
    </section>
  );
}

/** The mark is a symbol, not a colour alone. */
function Part({ name, text, differs }: Row & { differs: boolean }) {
  return (
    <div className={differs ? "-mx-1.5 rounded-sm bg-amber-wash px-1.5" : undefined}>
      <dt className="flex items-center gap-1 text-quiet text-small">
        {name}
        {differs && (
          <>
            <Diff aria-hidden="true" className="size-3.5 text-amber" />
            <span className="sr-only">, different</span>
          </>
        )}
      </dt>
      <dd dir="auto" className="max-h-60 overflow-y-auto whitespace-pre-wrap wrap-anywhere">
        {text}
      </dd>
    </div>
  );
}

function rowsOf(star: StarContent, tags: readonly Tag[]): readonly Row[] {
  const names = star.tags.flatMap((id) => tags.find((tag) => tag.id === id)?.name ?? []);
  const feeling = (emotion: string, intensity: number | null) =>
    `${emotionNames(emotion).name}${intensity === null ? "" : `, ${intensity} of 10`}`;
  const second = star.secondaryEmotion && feeling(star.secondaryEmotion, star.secondaryIntensity);
  return [
    { name: "Feeling", text: feeling(star.emotion, star.intensity) },
    { name: "Twin star", text: second || "None" },
    { name: "When", text: formatDateTime(star) },
    { name: "What went with it", text: names.join(", ") || "Nothing" },
    { name: "Note", text: star.note ?? "None" },
  ];
}

async function copyNote(note: string) {
  const isCopied = (await copy(note)) === "copied";
  showToast(
    isCopied
      ? { title: "Note copied", description: "It is on your clipboard." }
      : { title: "Not copied", description: "Your browser does not allow it. Mark the text to copy it." },
  );
}
