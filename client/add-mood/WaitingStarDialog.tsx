import { useQueryClient } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { type ReactNode, useId, useRef, useState } from "react";
import { feelingName } from "#domain/feeling-name.ts";
import type { Feelings } from "#domain/feelings.ts";
import { addMood } from "#domain/languages/en/add-mood.ts";
import { dateTimeFormat } from "#domain/languages/format.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { useTranslator } from "../languages/language.ts";
import { outbox } from "../outbox/browser-outbox.ts";
import { sentenceOfRefusal } from "../outbox/deliver.ts";
import { useOwnUniverse } from "../outbox/own-universe.tsx";
import type { WaitingStar } from "../outbox/use-universe.ts";
import { useFeelings } from "../stars/feelings.ts";
import { useLastUsed } from "../stars/last-used.ts";
import { serverClock } from "../time/server-clock.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { Notice } from "../ui/Notice.tsx";
import type { TranslatedToast } from "../ui/toast-queue.ts";
import { showToast } from "../ui/toasts.ts";
import { AddMoodForm } from "./AddMoodForm.tsx";
import { LiveStar } from "./LiveStar.tsx";
import { formOf, isComplete } from "./mood-form.ts";
import { clockOf, type OwnMoment } from "./read-when.ts";
import { StillMissing } from "./StillMissing.tsx";
import { saveWaitingStar } from "./save-waiting-star.ts";
import { settleForm } from "./settle-form.ts";
import { useFieldSentences } from "./use-field-sentences.ts";
import { useTags } from "./use-tags.ts";

type Props = {
  open: boolean;
  onClose: () => void;
  stars: readonly WaitingStar[];
  isDelivered: (star: WaitingStar) => boolean;
  /** The star that is shown first. */
  firstId: string | null;
  onAddAnother: () => void;
};

/** Shows the stars that wait to be sent, one at a time, so that the person can change or withdraw them. */
export function WaitingStarDialog({ stars, firstId, isDelivered, ...props }: Props) {
  const t = useTranslator();
  const feelings = useFeelings();
  const [chosenId, setChosenId] = useState(firstId);
  const star =
    stars.find(({ id }) => id === chosenId) ?? stars.find(({ refusal }) => refusal) ?? stars.at(-1);
  if (!star) return null;
  return (
    <StarDialog key={star.id} star={star} isDelivered={isDelivered(star)} {...props}>
      {stars.length > 1 && (
        <fieldset aria-label={t(addMood.waiting.stars)} className="flex flex-wrap gap-2">
          {stars.map((other) => (
            <Button
              key={other.id}
              className="aria-pressed:border-accent aria-pressed:bg-[color-mix(in_oklab,var(--color-accent)_14%,transparent)]"
              aria-pressed={other === star}
              onClick={() => setChosenId(other.id)}
            >
              {nameOf(t, feelings, other)}
            </Button>
          ))}
        </fieldset>
      )}
    </StarDialog>
  );
}

type StarProps = { star: WaitingStar; isDelivered: boolean; children: ReactNode };

function StarDialog({
  star,
  isDelivered,
  open,
  onClose,
  onAddAnother,
  children,
}: Omit<Props, "stars" | "firstId" | "isDelivered"> & StarProps) {
  const t = useTranslator();
  const feelings = useFeelings();
  const universe = useOwnUniverse();
  const tags = useTags(universe);
  const client = useQueryClient();
  const content = useRef<HTMLDivElement>(null);
  const { sentences, showSentences, clearSentences } = useFieldSentences(content);
  const [form, setForm] = useState(() => formOf(feelings, star.body));
  const [isBusy, setBusy] = useState(false);
  // A star that is being withdrawn is not a sent one.
  const isSent = isDelivered && !isBusy;
  /** `edit` resolves to false when the star was delivered before. */
  const run = async (edit: () => Promise<boolean>) => {
    setBusy(true);
    if (!(await edit())) showToast(sentBefore);
    onClose();
  };
  const own = ownMoment(star);
  const missingId = useId();
  const save = () => {
    const settled = settleForm(form, tags.tags, clockOf(own), serverClock.at(Date.now()));
    if (!settled.ok) return showSentences(settled.sentences);
    void run(() => saveWaitingStar(client, star, settled, tags.tags));
  };
  return (
    <Dialog
      ref={content}
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t(addMood.title)}
      subtitle={t(isSent ? addMood.waiting.sent : addMood.waiting.waits, { star: nameOf(t, feelings, star) })}
      showsToasts
      emblem={<LiveStar form={form} />}
      className="xl:ms-auto xl:me-28"
      footer={
        <div className="flex flex-wrap gap-3">
          <StillMissing id={missingId} form={form} />
          <Button
            className="grow sm:grow-0"
            disabled={isBusy}
            onClick={() => run(() => outbox.withdraw(star.id))}
          >
            {t(addMood.waiting.withdraw)}
          </Button>
          <Button
            variant="primary"
            className="grow-[2] sm:grow-0"
            disabled={isBusy || !isComplete(form)}
            aria-describedby={missingId}
            onClick={save}
          >
            {t(addMood.saveStar)}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-4">
        <State star={star} isDelivered={isSent} />
        {children}
        <Button variant="quiet" className="-ms-4 self-start" onClick={onAddAnother}>
          <Plus aria-hidden="true" />
          {t(addMood.waiting.addAnother)}
        </Button>
        <AddMoodForm
          form={form}
          onFormChange={(next) => {
            clearSentences();
            setForm(next);
          }}
          lastUsed={useLastUsed(universe)}
          userId={universe.user.id}
          universe={tags}
          own={own}
          sentences={sentences}
        />
      </div>
    </Dialog>
  );
}

function State({ star: { refusal }, isDelivered }: Pick<StarProps, "star" | "isDelivered">) {
  const t = useTranslator();
  if (isDelivered)
    return (
      <Notice tone="plain">
        <p key="delivered">{t(addMood.waiting.delivered)}</p>
      </Notice>
    );
  if (refusal)
    return (
      <Notice tone="amber">
        <p key="refused">{sentenceOfRefusal(t, refusal) ?? t(addMood.waiting.refused)}</p>
      </Notice>
    );
  return (
    <Notice tone="plain">
      <p key="waiting">{t(addMood.waiting.reason)}</p>
    </Notice>
  );
}

/** A star of an earlier version of the client has none: it is for the time at which it began to wait. */
const ownMoment = ({ body, createdAt }: WaitingStar): OwnMoment => ({
  timestamp: body.timestamp ?? createdAt,
  utcOffset: body.utcOffset ?? null,
  timeZone: body.timeZone ?? null,
});

const sentBefore: TranslatedToast = (t) => {
  const { title, description } = addMood.waiting.sentBefore;
  return { title: t(title), description: t(description) };
};

/** The emotion and the time of day. */
const nameOf = (t: Translator, feelings: Feelings, { body, createdAt }: WaitingStar) => {
  const time = dateTimeFormat(t.locale, { hour: "numeric", minute: "2-digit" });
  return t(addMood.waiting.name, {
    feeling: feelingName(t, feelings, body.emotion),
    time: time.format(new Date(body.timestamp ?? createdAt)),
  });
};
