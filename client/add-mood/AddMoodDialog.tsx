import { type KeyboardEvent, type RefObject, useRef } from "react";
import { noteLimit } from "#domain/mood-entry.ts";
import type { Position } from "#domain/placement.ts";
import { isStatus } from "../call-errors.ts";
import { cooldown, useCooldown } from "../stars/cooldown.ts";
import { randomUuid } from "../stars/random-uuid.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { ProgressLine } from "../ui/ProgressLine.tsx";
import { showToast } from "../ui/toasts.ts";
import { AddMoodForm } from "./AddMoodForm.tsx";
import { attemptFor, bodyOf, type Draft, isComplete } from "./draft.ts";
import { cooldownToast, explainFailure, missingPartToast } from "./explain-failure.ts";
import { useCreateStar } from "./use-create-star.ts";

type Props = {
  userId: string;
  open: boolean;
  onClose: () => void;
  draft: Draft;
  onDraftChange: (draft: Draft) => void;
  onDiscard: () => void;
  /** The place of the new star, as the sky shows it; null until the stars are loaded. */
  place: Position | null;
  /** Takes the focus when the button that opened the dialog cannot, because the cooldown runs. */
  afterwards: RefObject<HTMLElement | null>;
};

export function AddMoodDialog(props: Props) {
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
      className="xl:right-6 xl:left-auto xl:translate-x-0"
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
      <AddMoodForm form={draft.form} onFormChange={(form) => onDraftChange({ ...draft, form })} />
    </Dialog>
  );
}

/** On an error the dialog closes and keeps the draft, with the key of the call that the server may have processed. */
function useSubmit(props: Props, content: RefObject<HTMLDivElement | null>) {
  const { onClose, draft, onDraftChange, onDiscard, place } = props;
  const pause = useCooldown();
  const { create, isCreating } = useCreateStar({
    onCreated() {
      onDiscard();
      onClose();
      showToast({ title: "Star Created", description: "Your mood has been added to your universe." });
    },
    onFailed(error) {
      onClose();
      // The server has another entry under this key: the next attempt needs a new key.
      if (isStatus(error, 422)) onDraftChange({ ...draft, attempt: null });
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
    const attempt = attemptFor(draft, place, randomUuid);
    const body = bodyOf(attempt);
    if (!body) return;
    onDraftChange({ ...draft, attempt });
    create({ key: attempt.key, body });
  };
  return { submit, isCreating };
}

function focusEmotion(event: Event, content: RefObject<HTMLDivElement | null>) {
  const radios = content.current?.querySelectorAll<HTMLInputElement>('input[type="radio"]');
  const first = [...(radios ?? [])].find((radio) => radio.checked) ?? radios?.[0];
  if (!first) return;
  event.preventDefault();
  first.focus({ preventScroll: true });
}

function passFocusOn(event: Event, afterwards: RefObject<HTMLElement | null>) {
  if (!cooldown.current()) return;
  event.preventDefault();
  afterwards.current?.focus({ preventScroll: true });
}

/** Ctrl+Enter submits from everywhere, Enter only where it has no other function. */
function submitByKey(event: KeyboardEvent, submit: () => void) {
  if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
  const hasOwnMeaning = event.target instanceof Element && event.target.closest("textarea, button");
  if (hasOwnMeaning && !event.ctrlKey && !event.metaKey) return;
  event.preventDefault();
  submit();
}
