import { type KeyboardEvent, type RefObject, useRef, useState } from "react";
import type { EmotionId } from "#domain/emotions.ts";
import { noteLimit } from "#domain/mood-entry.ts";
import type { Position } from "#domain/placement.ts";
import { CallError, isStatus } from "../call-errors.ts";
import type { WaitingStar } from "../outbox/use-waiting-stars.ts";
import { cooldown, useCooldown } from "../stars/cooldown.ts";
import { randomUuid } from "../stars/random-uuid.ts";
import { serverClock } from "../time/server-clock.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { ProgressLine } from "../ui/ProgressLine.tsx";
import { showToast } from "../ui/toasts.ts";
import { AddMoodForm } from "./AddMoodForm.tsx";
import { attemptFor, bodyOf, type Draft } from "./draft.ts";
import {
  cooldownToast,
  explainFailure,
  keptToast,
  missingPartToast,
  starCreatedToast,
} from "./explain-failure.ts";
import { LiveStar } from "./LiveStar.tsx";
import { isComplete } from "./mood-form.ts";
import { useCreateStar } from "./use-create-star.ts";
import { WaitingStarDialog } from "./WaitingStarDialog.tsx";

type Props = {
  userId: string;
  open: boolean;
  onClose: () => void;
  draft: Draft;
  onDraftChange: (draft: Draft) => void;
  onDiscard: () => void;
  /** The place of the new star, as the sky shows it; null until the stars are loaded. */
  place: Position | null;
  /** The feelings that the person used last, the latest first. */
  lastUsed: readonly EmotionId[];
  /** Takes the focus when the button that opened the dialog cannot, because the cooldown runs. */
  afterwards: RefObject<HTMLElement | null>;
};

/** Opens with the stars that wait to be sent, if there are any; from there the person can add another one. */
export function AddMoodDialog({ waiting, ...props }: Props & { waiting: readonly WaitingStar[] }) {
  const { open, onClose } = props;
  const [isAnother, setAnother] = useState(false);
  // A star that begins to wait does not replace the form in front of the person.
  const [shown, setShown] = useState(waiting);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    setShown(waiting);
    setAnother(false);
  }
  // The outbox may be read only after the dialog has opened.
  const isUntouched = props.draft.form.emotion === null && props.draft.form.note === "";
  if (open && shown.length === 0 && waiting.length > 0 && isUntouched) setShown(waiting);
  const left = shown.flatMap(({ id }) => waiting.find((star) => star.id === id) ?? []);
  if (left.length === 0 || isAnother) return <NewStarDialog {...props} />;
  return (
    <WaitingStarDialog
      open={open}
      onClose={onClose}
      stars={left}
      onAddAnother={() => setAnother(true)}
      lastUsed={props.lastUsed}
    />
  );
}

function NewStarDialog(props: Props) {
  const { open, onClose, draft, onDraftChange, onDiscard } = props;
  const content = useRef<HTMLDivElement>(null);
  const { submit, isCreating } = useSubmit(props, content);
  const cancel = () => {
    if (isCreating) return;
    onDiscard();
    onClose();
  };
  return (
    <Dialog
      ref={content}
      open={open}
      onOpenChange={(next) => next || cancel()}
      onOpenAutoFocus={(event) => focusEmotion(event, content)}
      onCloseAutoFocus={(event) => passFocusOn(event, props.afterwards)}
      onKeyDown={(event) => submitByKey(event, submit)}
      title="How are you feeling?"
      subtitle="Capture this moment in your universe"
      showsToasts
      emblem={<LiveStar form={draft.form} />}
      className="xl:right-16 xl:left-auto xl:translate-x-0"
      footer={
        <div className="relative flex gap-3">
          {isCreating && <ProgressLine className="-top-3" />}
          <Button className="grow sm:ml-auto sm:grow-0" disabled={isCreating} onClick={cancel}>
            Cancel
          </Button>
          <Button
            variant="primary"
            className="grow-[2] sm:grow-0"
            disabled={isCreating || !isComplete(draft.form)}
            aria-busy={isCreating}
            onClick={submit}
          >
            Create Star
          </Button>
        </div>
      }
    >
      <AddMoodForm
        form={draft.form}
        onFormChange={(form) => onDraftChange({ ...draft, form })}
        lastUsed={props.lastUsed}
      />
    </Dialog>
  );
}

/**
 * On an error the dialog closes and keeps the draft, with the attempt that the server may have processed. Without an
 * answer the star goes on waiting in the outbox instead.
 */
function useSubmit(props: Props, content: RefObject<HTMLDivElement | null>) {
  const { userId, onClose, draft, onDraftChange, onDiscard, place } = props;
  const pause = useCooldown();
  const { create, isCreating } = useCreateStar(userId, {
    onCreated() {
      onDiscard();
      onClose();
      showToast(starCreatedToast);
    },
    onWaiting(isKept) {
      onDiscard();
      onClose();
      showToast(keptToast(isKept));
    },
    onFailed(error) {
      onClose();
      // The server did not take this star: the next attempt is another one, at its own moment.
      if (isRefusal(error)) onDraftChange({ ...draft, attempt: null });
      // The query client already reports an ended session (401).
      if (!isStatus(error, 401)) showToast(explainFailure(error));
    },
  });
  const submit = () => {
    const missing = missingPartToast(draft.form);
    if (isCreating) return;
    if (missing) return showToast(missing);
    if (pause) return showToast(cooldownToast(pause.minutes));
    if (draft.form.note.length > noteLimit) return content.current?.querySelector("textarea")?.focus();
    const attempt = attemptFor(draft, place, { now: () => serverClock.at(Date.now()), randomUuid });
    const body = bodyOf(attempt);
    if (!body) return;
    onDraftChange({ ...draft, attempt });
    create({ id: attempt.id, body });
  };
  return { submit, isCreating };
}

const isRefusal = (error: Error) => error instanceof CallError && error.status < 500 && error.status !== 401;

/** The chosen emotion, or else the first one that is offered. */
function focusEmotion(event: Event, content: RefObject<HTMLDivElement | null>) {
  const first =
    content.current?.querySelector<HTMLElement>('input[type="radio"]:checked') ??
    content.current?.querySelector<HTMLElement>('[aria-pressed], input[type="radio"]');
  if (!first) return;
  event.preventDefault();
  first.focus({ preventScroll: true });
}

function passFocusOn(event: Event, afterwards: RefObject<HTMLElement | null>) {
  if (!cooldown.current()) return;
  event.preventDefault();
  // The map itself, where there is one, so that its keys work at once.
  const sky = afterwards.current;
  (sky?.querySelector("canvas") ?? sky)?.focus({ preventScroll: true });
}

/** Ctrl+Enter submits from everywhere, Enter only where it has no other function, such as on an emotion that is chosen. */
function submitByKey(event: KeyboardEvent, submit: () => void) {
  if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
  const hasOwnMeaning =
    event.target instanceof Element && event.target.closest("textarea, button:not([aria-pressed=true])");
  if (hasOwnMeaning && !event.ctrlKey && !event.metaKey) return;
  event.preventDefault();
  submit();
}
