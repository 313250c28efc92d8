import { useRef } from "react";
import { panels } from "#domain/languages/en/panels.ts";
import { useTranslator } from "../languages/language.ts";
import type { Item } from "../outbox/item.ts";
import { WaitingList } from "../outbox/WaitingList.tsx";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";

type Props = {
  open: boolean;
  onClose: () => void;
  userId: string;
  items: readonly Item[];
  onLogout: () => void;
};

/** Asks before what has not reached the server goes. */
export function LogoutDialog({ open, onClose, userId, items, onLogout }: Props) {
  const t = useTranslator();
  const stay = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      role="alertdialog"
      title={t(panels.logout.title)}
      subtitle={t(panels.logout.warning)}
      open={open}
      onOpenChange={(next) => next || onClose()}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        stay.current?.focus();
      }}
      className="md:w-[30rem]!"
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button ref={stay} className="grow sm:grow-0" onClick={onClose}>
            {t(panels.logout.stay)}
          </Button>
          <Button variant="danger" className="grow sm:grow-0" onClick={onLogout}>
            {t(panels.logout.submit)}
          </Button>
        </div>
      }
    >
      <WaitingList userId={userId} items={items} />
    </Dialog>
  );
}
