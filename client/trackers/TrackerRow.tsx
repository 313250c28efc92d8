import {
  Archive,
  ArchiveRestore,
  ArrowDown,
  ArrowUp,
  ChartSpline,
  ChevronDown,
  CircleAlert,
  CloudUpload,
  type LucideIcon,
  Pencil,
  Trash2,
} from "lucide-react";
import { useId } from "react";
import { Link } from "wouter";
import { trackerTexts } from "#domain/languages/en/tracker-texts.ts";
import type { Text } from "#domain/languages/text.ts";
import { trackersPath } from "#domain/pages/paths.ts";
import { contentAfter } from "#domain/records/content.ts";
import { type Tracker, trackerFields } from "#domain/records/tracker/tracker.ts";
import { useTranslator } from "../languages/language.ts";
import { Button } from "../ui/Button.tsx";
import { cn } from "../ui/class-names.ts";
import { kindIcons, summaryText } from "./tracker-text.ts";
import type { TrackerBoard } from "./use-tracker-board.ts";

type Props = { tracker: Tracker; board: TrackerBoard };

/** A tracker; pressing it shows what can be done with it. */
export function TrackerRow({ tracker, board }: Props) {
  const t = useTranslator();
  const id = useId();
  const isOpen = board.openId === tracker.id;
  const Icon = kindIcons[tracker.kind];
  return (
    <>
      <button
        type="button"
        data-tracker={tracker.id}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => board.toggle(tracker.id)}
        className="flex min-h-14 w-full scroll-my-24 items-center gap-3 px-3 py-2 text-start transition-colors duration-150 hover:bg-raised focus-visible:-outline-offset-2 sm:px-4"
      >
        <Icon aria-hidden="true" className="size-5 shrink-0 text-quiet" />
        <span className="flex min-w-0 grow flex-col">
          <bdi className="wrap-anywhere parent-aligned">{tracker.name}</bdi>
          <span className="text-quiet text-small">{summaryText(t, tracker)}</span>
        </span>
        <Marks tracker={tracker} board={board} />
        <ChevronDown
          aria-hidden="true"
          className={cn("size-4 shrink-0 text-dim transition-transform duration-150", isOpen && "rotate-180")}
        />
      </button>
      {isOpen && <Actions id={id} tracker={tracker} board={board} />}
    </>
  );
}

function Marks({ tracker, board }: Props) {
  const t = useTranslator();
  const waiting = board.waiting.get(tracker.id);
  if (!waiting) return null;
  const [Icon, text] = waiting.refused
    ? [CircleAlert, trackerTexts.refused.mark]
    : [CloudUpload, trackerTexts.waiting];
  return (
    // The mark of what waits appears late, because most changes arrive within a moment.
    <span
      className={cn(
        "flex shrink-0 items-center gap-1.5 text-amber text-small",
        !waiting.refused && "animate-late",
      )}
    >
      <Icon aria-hidden="true" className="size-4" />
      <span className="max-sm:sr-only">{t(text)}</span>
    </span>
  );
}

function Actions({ id, tracker, board }: Props & { id: string }) {
  const t = useTranslator();
  const refused = board.waiting.get(tracker.id)?.refused;
  const at = board.active.indexOf(tracker);
  return (
    <div id={id} className="flex animate-fade flex-col gap-2 px-3 pb-3 sm:px-4">
      {refused && (
        <p className="text-pretty text-small wrap-anywhere">
          {refused.sentence
            ? t(trackerTexts.refused.because, { sentence: refused.sentence })
            : t(trackerTexts.refused.plainly)}
        </p>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form. */}
      <div
        role="group"
        aria-label={t(trackerTexts.actionsFor, { name: tracker.name })}
        className="grid grid-cols-2 gap-x-2 sm:flex sm:flex-wrap"
      >
        <Button asChild variant="quiet" className={look}>
          <Link href={`${trackersPath}/${tracker.id}`}>
            <ChartSpline aria-hidden="true" />
            {t(trackerTexts.open)}
          </Link>
        </Button>
        <Action
          icon={Pencil}
          text={trackerTexts.edit}
          onClick={() => board.begin({ tracker, draft: contentAfter(trackerFields, tracker, {}) })}
        />
        {at > 0 && (
          <Action icon={ArrowUp} text={trackerTexts.moveUp} onClick={() => board.move(tracker, -1)} />
        )}
        {at >= 0 && at < board.active.length - 1 && (
          <Action icon={ArrowDown} text={trackerTexts.moveDown} onClick={() => board.move(tracker, 1)} />
        )}
        {tracker.isArchived ? (
          <Action
            icon={ArchiveRestore}
            text={trackerTexts.offerAgain}
            onClick={() => board.setArchived(tracker, false)}
          />
        ) : (
          <Action
            icon={Archive}
            text={trackerTexts.archive}
            onClick={() => board.setArchived(tracker, true)}
          />
        )}
        <Action icon={Trash2} text={trackerTexts.remove} onClick={() => board.remove(tracker)} />
      </div>
    </div>
  );
}

const look = "justify-start gap-1.5! px-2! font-normal text-small [&_svg]:size-4.5";

function Action(props: { icon: LucideIcon; text: Text; onClick: () => Promise<void> | void }) {
  const t = useTranslator();
  const { icon: Icon, text, onClick } = props;
  return (
    <Button variant="quiet" className={look} onClick={() => void onClick()}>
      <Icon aria-hidden="true" />
      {t(text)}
    </Button>
  );
}
