import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { outbox } from "./browser-outbox.ts";
import type { Item } from "./item.ts";
import { WaitingList } from "./WaitingList.tsx";

type Props = { open: boolean; onClose: () => void; userId: string; items: readonly Item[] };

const placeOf = (items: readonly Item[]) =>
  items.every(({ id }) => outbox.isKept(id))
    ? "Kept on this device."
    : "Kept until you close this page, because your browser stores nothing here.";

/** What waits for the network. */
export const WaitingDialog = ({ open, onClose, userId, items }: Props) => (
  <Dialog
    title="Waiting for the network"
    subtitle={
      items.length > 0
        ? `${placeOf(items)} It is sent by itself as soon as your universe can be reached.`
        : "Everything has arrived."
    }
    open={open}
    onOpenChange={(next) => next || onClose()}
    className="md:w-[30rem]!"
    footer={
      <div className="flex flex-wrap justify-end gap-3">
        <Button className="grow sm:grow-0" onClick={onClose}>
          Close
        </Button>
        <Button
          variant="primary"
          className="grow sm:grow-0"
          disabled={items.length === 0}
          onClick={() => void outbox.flush(userId)}
        >
          Try now
        </Button>
      </div>
    }
  >
    <WaitingList userId={userId} items={items} />
  </Dialog>
);
