import { type RefObject, useCallback, useId, useRef, useState } from "react";
import { addMood } from "#domain/languages/en/add-mood.ts";
import { common } from "#domain/languages/en/common.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { useTranslator } from "../languages/language.ts";
import { useOwnUniverse } from "../outbox/own-universe.tsx";
import { cooldown } from "../stars/cooldown.ts";
import { useLastUsed } from "../stars/last-used.ts";
import { formatDateTime } from "../stars/star-text.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { overSky } from "../ui/over-sky/over-sky.ts";
import { ProgressLine } from "../ui/ProgressLine.tsx";
import { AddMoodForm } from "./AddMoodForm.tsx";
import { useAddMood, useAddMoodState } from "./add-mood-store.tsx";
import { LiveStar } from "./LiveStar.tsx";
import { emptyForm, isComplete, isSameForm, type TypedWhen } from "./mood-form.ts";
import { StillMissing } from "./StillMissing.tsx";
import { submitByKey } from "./submit-by-key.ts";
import { useUnsentStars } from "./unsent-stars.ts";
import { useKnownFeeling } from "./use-known-feeling.ts";
import { useSubmitStar } from "./use-submit-star.ts";
import { useTags } from "./use-tags.ts";
import { WaitingStarDialog } from "./WaitingStarDialog.tsx";

type Props = {
  open: boolean;
  onClose: () => void;
  /** Takes the focus when the button that opened the dialog cannot, because the cooldown runs. */
  afterwards?: RefObject<HTMLElement | null>;
};

/** Opens with the stars that wait to be sent, if there are any; from there the person can add another one. */
export function AddMoodDialog({ open, onClose, afterwards }: Props) {
  const waiting = useUnsentStars();
  const waitingId = useAddMoodState((state) => state.waitingId);
  const isEarlier = useAddMoodState((state) => state.isEarlier);
  const isUntouched = useAddMoodState(({ draft }) => isSameForm(draft.form, emptyForm));
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
  if (open && shown.length === 0 && waiting.length > 0 && isUntouched) setShown(waiting);
  // One that is delivered meanwhile stays in front of the person, who may be changing it.
  const stars = shown.map((star) => waiting.find(({ id }) => id === star.id) ?? star);
  if (stars.length === 0 || isAnother || isEarlier)
    return <NewStarDialog open={open} {...(afterwards && { afterwards })} />;
  return (
    <WaitingStarDialog
      key={waitingId}
      firstId={waitingId}
      open={open}
      onClose={onClose}
      stars={stars}
      isDelivered={(star) => !waiting.includes(star)}
      onAddAnother={() => setAnother(true)}
    />
  );
}

function NewStarDialog({ open, afterwards }: Pick<Props, "open" | "afterwards">) {
  const t = useTranslator();
  const addMoodStore = useAddMood();
  const draft = useAddMoodState((state) => state.draft);
  const isEarlier = useAddMoodState((state) => state.isEarlier);
  const content = useRef<HTMLDivElement>(null);
  const place = useCallback((element: HTMLDivElement | null) => {
    content.current = element;
    return overSky(element);
  }, []);
  const universe = useOwnUniverse();
  useKnownFeeling(open && !universe.isLoading);
  const tags = useTags(universe);
  const submission = useSubmitStar(tags.tags, content);
  const { submit, leaveSending, startsPause, isCreating, sentences, clearSentences } = submission;
  const missingId = useId();
  const cancel = () => {
    if (isCreating) return leaveSending();
    addMoodStore.discard();
    addMoodStore.close();
  };
  return (
    <Dialog
      ref={place}
      open={open}
      onOpenChange={(next) => next || cancel()}
      onOpenAutoFocus={(event) => focusEmotion(event, content)}
      onCloseAutoFocus={(event) => {
        const startsNow = startsPause();
        if (afterwards) passFocusOn(event, { afterwards, isEarlier, startsPause: startsNow });
      }}
      onKeyDown={(event) => submitByKey(event, submit)}
      title={t(addMood.title)}
      subtitle={(isEarlier && momentText(t, draft.form.when)) || t(addMood.subtitle)}
      showsToasts
      emblem={<LiveStar form={draft.form} />}
      // The dialog is beside the sky, and above its buttons: a second press on Create Star must not reach them.
      className="xl:top-auto xl:bottom-20 xl:ms-auto xl:me-4 xl:max-h-[calc(100dvh-6rem)] xl:translate-y-0"
      footer={
        <div className="relative flex flex-wrap gap-3">
          {isCreating && <ProgressLine className="-top-3" />}
          <StillMissing id={missingId} form={draft.form} />
          <Button className="grow sm:grow-0" onClick={cancel}>
            {t(common.cancel)}
          </Button>
          <Button
            variant="primary"
            className="grow-[2] sm:grow-0"
            disabled={isCreating || !isComplete(draft.form)}
            aria-busy={isCreating}
            aria-describedby={missingId}
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
          addMoodStore.save({ ...draft, form });
        }}
        lastUsed={useLastUsed(universe)}
        userId={universe.user.id}
        universe={tags}
        sentences={sentences}
      />
    </Dialog>
  );
}

/** The chosen moment, which the fields show further down; null until there is one. */
const momentText = (t: Translator, when: TypedWhen | null) =>
  when && when.date !== "" && when.time !== ""
    ? formatDateTime(t, { timestamp: `${when.date}T${when.time}:00.000Z`, utcOffset: 0 })
    : null;

/** The chosen emotion, or else the first one that is offered. */
function focusEmotion(event: Event, content: RefObject<HTMLDivElement | null>) {
  const first =
    content.current?.querySelector<HTMLElement>('input[type="radio"]:checked') ??
    content.current?.querySelector<HTMLElement>('[aria-pressed], input[type="radio"]');
  if (!first) return;
  event.preventDefault();
  first.focus({ preventScroll: true });
}

type Closing = Required<Pick<Props, "afterwards">> & { isEarlier: boolean; startsPause: boolean };

/** Add Mood is disabled during the cooldown and as soon as it starts; the button for an earlier star is gone after it. */
function passFocusOn(event: Event, { afterwards, isEarlier, startsPause }: Closing) {
  const isOpenerThere = isEarlier === (startsPause || Boolean(cooldown.current()));
  if (isOpenerThere) return;
  event.preventDefault();
  // The map itself, where there is one, so that its keys work at once.
  const sky = afterwards.current;
  (sky?.querySelector<HTMLElement>("canvas[tabindex]") ?? sky)?.focus({ preventScroll: true });
}
