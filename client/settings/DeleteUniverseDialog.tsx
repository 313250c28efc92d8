import { useRef } from "react";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { TextLink } from "../ui/TextLink.tsx";
import { showToast } from "../ui/toasts.ts";
import { deleteForever } from "./account-deletion.ts";

export function DeleteUniverseDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      role="alertdialog"
      title="Delete Universe"
      subtitle="This will permanently delete your universe and all mood data. This cannot be undone."
      open={open}
      onOpenChange={(next) => next || onClose()}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        cancel.current?.focus();
      }}
      className="md:w-[30rem]!"
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button ref={cancel} className="grow sm:grow-0" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="danger"
            className="grow sm:grow-0"
            onClick={() => deleteForever(onClose, showToast)}
          >
            Delete Forever
          </Button>
        </div>
      }
    >
      <p className="text-quiet">
        You can take your stars with you first: <TextLink href="/your-data">Your data</TextLink>
      </p>
    </Dialog>
  );
}
