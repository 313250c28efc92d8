import { type RefObject, useCallback, useRef, useState } from "react";
import type { EmotionId } from "#domain/emotions.ts";
import { addMood } from "#domain/languages/en/add-mood.ts";
import { common } from "#domain/languages/en/common.ts";
import type { Position } from "#domain/placement.ts";
import { useTranslator } from "../languages/language.ts";
import { useUniverse } from "../outbox/use-universe.ts";
import type { WaitingStar } from "../outbox/use-waiting-stars.ts";
import { cooldown } from "../stars/cooldown.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { overSky } from "../ui/over-sky/over-sky.ts";
import { ProgressLine } from "../ui/ProgressLine.tsx";
import { AddMoodForm } from "./AddMoodForm.tsx";
import type { Draft } from "./draft.ts";
import { LiveStar } from "./LiveStar.tsx";
import { emptyForm, isComplete, isSameForm } from "./mood-form.ts";
import { submitByKey } from "./submit-by-key.ts";
import { useSubmitStar } from "./use-submit-star.ts";
import { useTags } from "./use-tags.ts";
import { WaitingStarDialog } from "./WaitingStarDialog.tsx";

type Props = {
  userId: string;
  open: boolean;
  onClose: () => void;
  draft: Draft;
  onDraftChange: (draft: Draft) => void;
  onDiscard: () => void;
  onRestore: (draft: Draft) => boolean;
  /** The place of the new star, as the sky shows it; null until the stars are loaded. */
  place: Position | null;
  /** The feelings that the person used last, the latest first. */
  lastUsed: readonly EmotionId[];
  /** Opened during the cooldown, for a star of an earlier moment. */
  isEarlier: boolean;
  /** Takes the focus when the button that opened the dialog cannot, because the cooldown runs. */
  afterwards: RefObject<HTMLElement | null>;
};

type Waiting = {
  waiting: readonly WaitingStar[];
  /** The one that is shown first; null for one that was refused, or else the latest. */
  waitingId: string | null;
};

/** Opens with the stars that wait to be sent, if there are any; from there the person can add another one. */
export function AddMoodDialog({ waiting, waitingId, ...props }: Props & Waiting) {
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
  const isUntouched = isSameForm(props.draft.form, emptyForm);
  if (open && shown.length === 0 && waiting.length > 0 && isUntouched) setShown(waiting);
  // One that is delivered meanwhile stays in front of the person, who may be changing it.
  const stars = shown.map((star) => waiting.find(({ id }) => id === star.id) ?? star);
  if (stars.length === 0 || isAnother || props.isEarlier) return <NewStarDialog {...props} />;
  return (
    <WaitingStarDialog
      key={waitingId}
      firstId={waitingId}
      userId={props.userId}
      open={open}
      onClose={onClose}
      stars={stars}
      isDelivered={(star) => !waiting.includes(star)}
      onAddAnother={() => setAnother(true)}
      lastUsed={props.lastUsed}
    />
  );
}

function NewStarDialog(props: Props) {
  const t = useTranslator();
  const { open, onClose, draft, onDraftChange, onDiscard } = props;
  const content = useRef<HTMLDivElement>(null);
  const place = useCallback((element: HTMLDivElement | null) => {
    content.current = element;
    return overSky(element);
  }, []);
  const { universe } = useUniverse(props.userId);
  const tags = useTags(universe);
  const { submit, leaveSending, startsPause, isCreating, sentences, clearSentences } = useSubmitStar(
    props,
    tags.tags,
    content,
  );
  const cancel = () => {
    if (isCreating) return leaveSending();
    onDiscard();
    onClose();
  };
  return (
    <Dialog
      ref={place}
      open={open}
      onOpenChange={(next) => next || cancel()}
      onOpenAutoFocus={(event) => focusEmotion(event, content)}
      onCloseAutoFocus={(event) => passFocusOn(event, props, startsPause())}
      onKeyDown={(event) => submitByKey(event, submit)}
      title={t(addMood.title)}
      subtitle={t(addMood.subtitle)}
      showsToasts
      emblem={<LiveStar form={draft.form} />}
      className="xl:ms-auto xl:me-28"
      footer={
        <div className="relative flex flex-wrap gap-3">
          {isCreating && <ProgressLine className="-top-3" />}
          <Button className="grow sm:ms-auto sm:grow-0" onClick={cancel}>
            {t(common.cancel)}
          </Button>
          <Button
            variant="primary"
            className="grow-[2] sm:grow-0"
            disabled={isCreating || !isComplete(draft.form)}
            aria-busy={isCreating}
            onClick={submit}
          >
            {t(addMood.createStar)}
          </Button>
        </div>
      }
    >
      <AddMoodForm
        form={draft.form}
        onFormChange={(form) => {
          clearSentences();
          onDraftChange({ ...draft, form });
        }}
        lastUsed={props.lastUsed}
        universe={tags}
        sentences={sentences}
      />
    </Dialog>
  );
}

/** The chosen emotion, or else the first one that is offered. */
function focusEmotion(event: Event, content: RefObject<HTMLDivElement | null>) {
  const first =
    content.current?.querySelector<HTMLElement>('input[type="radio"]:checked') ??
    content.current?.querySelector<HTMLElement>('[aria-pressed], input[type="radio"]');
  if (!first) return;
  event.preventDefault();
  first.focus({ preventScroll: true });
}

/** Add Mood is disabled during the cooldown and as soon as it starts; the button for an earlier star is gone after it. */
function passFocusOn(event: Event, { afterwards, isEarlier }: Props, startsPause: boolean) {
  const isOpenerThere = isEarlier === (startsPause || Boolean(cooldown.current()));
  if (isOpenerThere) return;
  event.preventDefault();
  // The map itself, where there is one, so that its keys work at once.
  const sky = afterwards.current;
  (sky?.querySelector<HTMLElement>("canvas[tabindex]") ?? sky)?.focus({ preventScroll: true });
}
