import { type RefObject, useEffect, useRef } from "react";
import { addMood } from "#domain/languages/en/add-mood.ts";
import { common } from "#domain/languages/en/common.ts";
import { starTexts } from "#domain/languages/en/star-texts.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { useTranslator } from "../languages/language.ts";
import { useUniverse } from "../outbox/use-universe.ts";
import { useFeelings } from "../stars/feelings.ts";
import { formatDateTime, starName } from "../stars/star-text.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { Notice } from "../ui/Notice.tsx";
import { ProgressLine } from "../ui/ProgressLine.tsx";
import { AddMoodForm } from "./AddMoodForm.tsx";
import { ConflictView } from "./ConflictView.tsx";
import { LiveStar } from "./LiveStar.tsx";
import { submitByKey } from "./submit-by-key.ts";
import { useEdit } from "./use-edit.ts";
import { useTags } from "./use-tags.ts";

type Props = { userId: string; entry: MoodEntry; open: boolean; onClose: () => void };

/** The form of Add Mood for a star that exists. Cancel discards what was typed; closing in another way keeps it. */
export function EditStarDialog({ userId, entry, open, onClose }: Props) {
  const t = useTranslator();
  const feelings = useFeelings();
  const { universe, corrections } = useUniverse(userId);
  const waiting = corrections.find(({ id }) => id === entry.id);
  const content = useRef<HTMLDivElement>(null);
  const tags = useTags(universe);
  const opened = entry.sealed ? (universe?.entries.find(({ id }) => id === entry.id) ?? entry) : entry;
  const edit = useEdit({ userId, entry, opened, waiting, tags: tags.tags, onClose, content });
  const { form, obstacle } = edit.state;
  const top = useTopWhenRefused(obstacle);
  return (
    <Dialog
      ref={content}
      open={open}
      onOpenChange={(next) => next || edit.isSaving || onClose()}
      onOpenAutoFocus={(event) => focusForm(event, content)}
      onKeyDown={(event) => submitByKey(event, () => edit.canSave && edit.send())}
      title={obstacle?.kind === "conflict" ? t(addMood.edit.conflictTitle) : t(addMood.edit.title)}
      subtitle={t(starTexts.starAt, { star: starName(t, feelings, entry), time: formatDateTime(t, entry) })}
      showsToasts
      emblem={<LiveStar form={form} own={edit.state.base} />}
      className="xl:ms-auto xl:me-28"
      footer={<Footer edit={edit} />}
    >
      <div ref={top} className="flex scroll-mt-1 flex-col gap-4">
        {obstacle?.kind === "conflict" ? (
          <ConflictView mine={obstacle.mine} theirs={obstacle.theirs} tags={tags.tags} />
        ) : (
          <>
            <Message edit={edit} />
            <AddMoodForm
              form={form}
              onFormChange={edit.change}
              lastUsed={[]}
              userId={userId}
              universe={tags}
              own={edit.state.base}
              sentences={edit.sentences}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}

type Edit = ReturnType<typeof useEdit>;

/** Scrolls to what keeps the star from being saved, which is said above fields that may be out of view. */
function useTopWhenRefused(obstacle: Edit["state"]["obstacle"]) {
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (obstacle) top.current?.scrollIntoView();
  }, [obstacle]);
  return top;
}

function Message({ edit: { state } }: { edit: Edit }) {
  const t = useTranslator();
  const { obstacle, isResumed } = state;
  if (obstacle?.kind === "removed" || obstacle?.kind === "refused")
    return (
      <Notice tone="amber">
        <p key={obstacle.kind}>
          {obstacle.kind === "removed" ? t(addMood.edit.removed) : obstacle.sentence(t)}
        </p>
      </Notice>
    );
  return isResumed && <Notice tone="plain">{t(addMood.edit.resumed)}</Notice>;
}

function Footer({ edit }: { edit: Edit }) {
  const t = useTranslator();
  const { state, isSaving, isRefusedBefore } = edit;
  const busy = { disabled: isSaving, "aria-busy": isSaving };
  const kind = state.obstacle?.kind;
  return (
    <div className="relative flex flex-wrap gap-3">
      {isSaving && <ProgressLine className="-top-3" />}
      {kind === "conflict" ? (
        <>
          <Button className="grow px-2 sm:ms-auto sm:grow-0 sm:px-4" {...busy} onClick={edit.discard}>
            {t(addMood.edit.keepTheirs)}
          </Button>
          <Button variant="primary" className="grow px-2 sm:grow-0 sm:px-4" {...busy} onClick={edit.keepMine}>
            {t(addMood.edit.keepMine)}
          </Button>
        </>
      ) : (
        <>
          <Button className="grow sm:ms-auto sm:grow-0" disabled={isSaving} onClick={edit.discard}>
            {isRefusedBefore ? t(addMood.edit.drop) : t(common.cancel)}
          </Button>
          <Button
            variant="primary"
            className="grow-[2] sm:grow-0"
            aria-busy={isSaving}
            disabled={isSaving || !edit.canSave}
            onClick={edit.send}
          >
            {kind === "removed" ? t(addMood.edit.addAgain) : t(addMood.saveStar)}
          </Button>
        </>
      )}
    </div>
  );
}

/** The chosen emotion, without opening the keyboard of a phone. */
function focusForm(event: Event, content: RefObject<HTMLDivElement | null>) {
  const first = content.current?.querySelector<HTMLElement>('input[type="radio"]:checked');
  if (!first) return;
  event.preventDefault();
  first.focus({ preventScroll: true });
}
