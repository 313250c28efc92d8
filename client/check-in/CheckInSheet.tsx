import { Link } from "wouter";
import { checkIn } from "#domain/languages/en/check-in.ts";
import { trackersPath } from "#domain/pages/paths.ts";
import { useTranslator } from "../languages/language.ts";
import { isWaiting as isWaitingItem } from "../outbox/item.ts";
import { useUniverse } from "../outbox/use-universe.ts";
import { LockedLine } from "../sealed/LazyLockedLine.tsx";
import { useLockedWords } from "../sealed/locked-words.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { ActionRow } from "../ui/DialogActions.tsx";
import { Notice } from "../ui/Notice.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { NothingYet } from "./NothingYet.tsx";
import { Questions } from "./Questions.tsx";
import { QuestionsWithStar } from "./QuestionsWithStar.tsx";
import type { Asked } from "./use-check-in-url.ts";

type Props = { userId: string; asked: Asked; open: boolean; onClose: () => void };

/** One sheet with what is asked now. Each answer counts at once, so that closing it at any moment is right. */
export function CheckInSheet({ userId, asked, open, onClose }: Props) {
  const t = useTranslator();
  const { query, universe, items } = useUniverse(userId);
  const isWaiting = items.some((item) => item.kind === "reading" && isWaitingItem(item));
  const trackers = universe?.trackers.filter(({ isArchived }) => !isArchived);
  const { areLocked } = useLockedWords();
  const isWithStar = asked === "with-star";
  const isEmpty = trackers?.length === 0;
  const content = () => {
    if (!universe || !trackers)
      return query.errorUpdateCount > 0 ? (
        <Notice>
          <p>{t(checkIn.outOfReach)}</p>
        </Notice>
      ) : (
        <Skeleton rows={5} />
      );
    if (isEmpty) return <NothingYet onLeave={onClose} />;
    if (areLocked) return <LockedLine what="names" />;
    const Asking = isWithStar ? QuestionsWithStar : Questions;
    return <Asking {...{ userId, trackers, universe }} />;
  };
  return (
    <Dialog
      title={isWithStar ? t(checkIn.withStar.title) : t(checkIn.title)}
      {...(!isEmpty && { subtitle: isWithStar ? t(checkIn.withStar.subtitle) : t(checkIn.subtitle) })}
      open={open}
      showsToasts
      onOpenChange={(next) => next || onClose()}
      // The first question could be a field, whose keyboard would cover the others.
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        (event.currentTarget as HTMLElement).focus();
      }}
      className="md:w-[30rem]!"
      footer={
        !isEmpty && (
          <>
            {isWaiting && (
              <p role="status" className="animate-late text-pretty text-quiet text-small">
                {t(checkIn.waiting)}
              </p>
            )}
            <ActionRow>
              <Button asChild variant="quiet">
                <Link href={trackersPath} onClick={onClose}>
                  {t(checkIn.yourTrackers)}
                </Link>
              </Button>
              <Button variant="primary" onClick={onClose}>
                {t(checkIn.done)}
              </Button>
            </ActionRow>
          </>
        )
      }
    >
      {content()}
    </Dialog>
  );
}
