import { type RefObject, useEffect, useRef } from "react";
import type { MoodEntry } from "#domain/mood-entry.ts";
import { useUniverse, useWaitingCorrections } from "../outbox/use-universe.ts";
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
  const { universe } = useUniverse(userId);
  const waiting = useWaitingCorrections(userId).find(({ id }) => id === entry.id);
  const content = useRef<HTMLDivElement>(null);
  const tags = useTags(universe);
  const edit = useEdit({ userId, entry, waiting, tags: tags.tags, onClose, content });
  const { form, obstacle } = edit.state;
  const top = useTopWhenRefused(obstacle);
  return (
    <Dialog
      ref={content}
      open={open}
      onOpenChange={(next) => next || edit.isSaving || onClose()}
      onOpenAutoFocus={(event) => focusForm(event, content)}
      onKeyDown={(event) => submitByKey(event, () => edit.canSave && edit.send())}
      title={obstacle?.kind === "conflict" ? "Changed on two devices" : "Change this star"}
      subtitle={`${starName(entry)}, ${formatDateTime(entry)}`}
      showsToasts
      emblem={<LiveStar form={form} />}
      className="xl:right-28 xl:left-auto xl:translate-x-0"
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
  if (state.obstacle?.kind === "removed")
    return (
      <Notice tone="amber">
        This star was removed on another device. What you wrote is still here: you can add it again.
      </Notice>
    );
  if (state.obstacle?.kind === "refused") return <Notice tone="amber">{state.obstacle.sentence}</Notice>;
  if (state.isResumed)
    return (
      <Notice tone="plain">You changed this before and did not save it. Cancel drops these changes.</Notice>
    );
  return null;
}

function Footer({ edit }: { edit: Edit }) {
  const { state, isSaving, isRefusedBefore } = edit;
  const busy = { disabled: isSaving, "aria-busy": isSaving };
  const kind = state.obstacle?.kind;
  return (
    <div className="relative flex flex-wrap gap-3">
      {isSaving && <ProgressLine className="-top-3" />}
      {kind === "conflict" ? (
        <>
          <Button className="grow px-2 sm:ml-auto sm:grow-0 sm:px-4" {...busy} onClick={edit.discard}>
            Keep the other one
          </Button>
          <Button variant="primary" className="grow px-2 sm:grow-0 sm:px-4" {...busy} onClick={edit.keepMine}>
            Keep mine
          </Button>
        </>
      ) : (
        <>
          <Button className="grow sm:ml-auto sm:grow-0" disabled={isSaving} onClick={edit.discard}>
            {isRefusedBefore ? "Drop my change" : "Cancel"}
          </Button>
          <Button
            variant="primary"
            className="grow-[2] sm:grow-0"
            aria-busy={isSaving}
            disabled={isSaving || !edit.canSave}
            onClick={edit.send}
          >
            {kind === "removed" ? "Add it again" : "Save Star"}
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
