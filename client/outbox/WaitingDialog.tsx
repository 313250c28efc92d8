import { common } from "#domain/languages/en/common.ts";
import { waiting } from "#domain/languages/en/waiting.ts";
import { useTranslator } from "../languages/language.ts";
import { lazyComponent } from "../loading/lazy-component.tsx";
import { useIsClaim } from "../sealed/use-words.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { outbox } from "./browser-outbox.ts";
import type { Item } from "./item.ts";
import { WaitingList } from "./WaitingList.tsx";

const UnlockWaiting = lazyComponent(
  async () => (await import("../sealed/UnlockWaiting.tsx")).UnlockWaiting,
  null,
  "on use",
);
const OpenedQuestion = lazyComponent(
  async () => (await import("../sealed/OpenedQuestion.tsx")).OpenedQuestion,
  null,
  "on use",
);

type Props = { title: string; open: boolean; onClose: () => void; userId: string; items: readonly Item[] };

const subtitleOf = (items: readonly Item[]) => {
  if (items.length === 0) return waiting.arrived;
  const inPage = items.filter(({ id }) => !outbox.isKept(id));
  if (inPage.length === 0) return waiting.kept;
  return inPage.every(outbox.isLocked) ? waiting.keptLocked : waiting.keptInPage;
};

/** What waits to be sent. */
export const WaitingDialog = ({ title, open, onClose, userId, items }: Props) => {
  const t = useTranslator();
  const isUnanswered = useIsClaim(userId);
  return (
    <Dialog
      title={title}
      subtitle={t(subtitleOf(items))}
      open={open}
      onOpenChange={(next) => next || onClose()}
      className="md:w-[30rem]!"
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button className="grow sm:grow-0" onClick={onClose}>
            {t(common.close)}
          </Button>
          <Button
            variant="primary"
            className="grow sm:grow-0"
            disabled={items.length === 0}
            onClick={() => void outbox.flush(userId)}
          >
            {t(waiting.tryNow)}
          </Button>
        </div>
      }
    >
      {items.some(outbox.isLocked) && (isUnanswered ? <OpenedQuestion userId={userId} /> : <UnlockWaiting />)}
      <WaitingList userId={userId} items={items} />
    </Dialog>
  );
};
