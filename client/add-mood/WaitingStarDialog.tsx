import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { correctedContent } from "#domain/correction.ts";
import { type EmotionId, findEmotion } from "#domain/emotions.ts";
import type { NewMoodEntry } from "#domain/mood-entry.ts";
import type { Tag } from "#domain/tags.ts";
import { outbox } from "../outbox/browser-outbox.ts";
import { correctStar } from "../outbox/star-changes.ts";
import { useUniverse } from "../outbox/use-universe.ts";
import type { WaitingStar } from "../outbox/use-waiting-stars.ts";
import { universeQuery } from "../stars/mood-entries.ts";
import { serverClock } from "../time/server-clock.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { Notice } from "../ui/Notice.tsx";
import { showToast } from "../ui/toasts.ts";
import { AddMoodForm } from "./AddMoodForm.tsx";
import { LiveStar } from "./LiveStar.tsx";
import { fieldsOf, formOf, isComplete } from "./mood-form.ts";
import { zoneOf } from "./read-when.ts";
import { saveTags } from "./save-tags.ts";
import { type SettledForm, settleForm } from "./settle-form.ts";
import { useFieldSentences } from "./use-field-sentences.ts";
import { useTags } from "./use-tags.ts";
import type { OwnMoment } from "./WhenButton.tsx";

type Props = {
  userId: string;
  open: boolean;
  onClose: () => void;
  stars: readonly WaitingStar[];
  onAddAnother: () => void;
  lastUsed: readonly EmotionId[];
};

/** Shows the stars that wait to be sent, one at a time, so that the person can change or withdraw them. */
export function WaitingStarDialog({ stars, ...props }: Props) {
  const [chosenId, setChosenId] = useState<string | null>(null);
  const star =
    stars.find(({ id }) => id === chosenId) ?? stars.find(({ refusal }) => refusal) ?? stars.at(-1);
  if (!star) return null;
  return (
    <StarDialog key={star.id} star={star} {...props}>
      {stars.length > 1 && (
        <fieldset aria-label="Waiting stars" className="flex flex-wrap gap-2">
          {stars.map((other) => (
            <Button
              key={other.id}
              className="aria-pressed:border-accent aria-pressed:bg-[color-mix(in_oklab,var(--color-accent)_14%,transparent)]"
              aria-pressed={other === star}
              onClick={() => setChosenId(other.id)}
            >
              {nameOf(other)}
            </Button>
          ))}
        </fieldset>
      )}
    </StarDialog>
  );
}

function StarDialog({
  userId,
  star,
  open,
  onClose,
  onAddAnother,
  lastUsed,
  children,
}: Omit<Props, "stars"> & { star: WaitingStar; children: ReactNode }) {
  const { universe } = useUniverse(userId);
  const tags = useTags(universe);
  const client = useQueryClient();
  const content = useRef<HTMLDivElement>(null);
  const { sentences, showSentences, clearSentences } = useFieldSentences(content);
  const [form, setForm] = useState(() => formOf(star.body));
  const [isBusy, setBusy] = useState(false);
  /** `edit` resolves to false when the star was delivered before. */
  const run = async (edit: () => Promise<boolean>) => {
    setBusy(true);
    if (!(await edit())) showToast(sentBefore);
    onClose();
  };
  const own = ownMoment(star);
  const save = () => {
    const settled = settleForm(form, tags.tags, zoneOf(own), serverClock.at(Date.now()));
    if (!settled.ok) return showSentences(settled.sentences);
    void run(async () => {
      const body = await changedBody(userId, star, settled, tags.tags);
      return (await outbox.change({ ...star, body })) || correctDelivered(client, userId, body);
    });
  };
  return (
    <Dialog
      ref={content}
      open={open}
      onOpenChange={(next) => next || onClose()}
      title="How are you feeling?"
      subtitle={`${nameOf(star)}: this star waits on this device`}
      showsToasts
      emblem={<LiveStar form={form} />}
      className="xl:right-16 xl:left-auto xl:translate-x-0"
      footer={
        <div className="flex gap-3">
          <Button
            className="grow sm:ml-auto sm:grow-0"
            disabled={isBusy}
            onClick={() => run(() => outbox.withdraw(star.id))}
          >
            Withdraw
          </Button>
          <Button
            variant="primary"
            className="grow-[2] sm:grow-0"
            disabled={isBusy || !isComplete(form)}
            onClick={save}
          >
            Save Star
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-4">
        {star.refusal ? (
          <Notice tone="amber">{star.refusal.sentence ?? "Your universe did not accept this star."}</Notice>
        ) : (
          <Notice tone="plain">
            Your universe could not be reached. The star is sent by itself as soon as it can be, with the time
            at which you made it.
          </Notice>
        )}
        {children}
        <Button variant="quiet" className="-ml-4 self-start" onClick={onAddAnother}>
          <Plus aria-hidden="true" />
          Add another star
        </Button>
        <AddMoodForm
          form={form}
          onFormChange={(next) => {
            clearSentences();
            setForm(next);
          }}
          lastUsed={lastUsed}
          universe={tags}
          own={own}
          sentences={sentences}
        />
      </div>
    </Dialog>
  );
}

/** A star of an earlier version of the client has none: it is for the time at which it began to wait. */
const ownMoment = ({ body, createdAt }: WaitingStar): OwnMoment => ({
  timestamp: body.timestamp ?? createdAt,
  utcOffset: body.utcOffset ?? null,
  timeZone: body.timeZone ?? null,
});

/** At another moment, the star has another place, which only the server knows. */
async function changedBody(
  userId: string,
  { body }: WaitingStar,
  { form, moment }: Extract<SettledForm, { ok: true }>,
  known: readonly Tag[],
): Promise<NewMoodEntry> {
  const tags = await saveTags(userId, form.tags, known);
  const hasTags = tags.length > 0 || body.tags != null;
  return {
    ...{ ...body, ...fieldsOf(form) },
    ...(hasTags && { tags }),
    ...(moment && { ...moment, position: null }),
  };
}

/** The outbox may deliver the star while its new tags are saved. Resolves to false if the server cannot say what it has. */
async function correctDelivered(
  client: QueryClient,
  userId: string,
  { id, position: _, ...body }: NewMoodEntry,
) {
  const known = await client.fetchQuery({ ...universeQuery(userId), staleTime: 0 }).catch(() => null);
  const entry = known?.entries.find((each) => each.id === id);
  if (!entry) return false;
  const { timestamp, ...changes } = body;
  await correctStar(
    userId,
    entry,
    correctedContent(entry, { ...changes, ...(timestamp != null && { timestamp }) }),
  );
  return true;
}

const sentBefore = {
  title: "Already sent",
  description: "Your universe took this star a moment ago, as it was before.",
};

/** The emotion and the time of day. */
const nameOf = ({ body, createdAt }: WaitingStar) => {
  const time = new Date(body.timestamp ?? createdAt).toLocaleTimeString([], {
    hour: "numeric",
    minute: "2-digit",
  });
  return `${findEmotion(body.emotion)?.name ?? body.emotion}, ${time}`;
};
