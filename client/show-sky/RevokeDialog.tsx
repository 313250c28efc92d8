import type { Link } from "#domain/shown-skies/link.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { Notice } from "../ui/Notice.tsx";
import { hasEnded, type useLinks } from "./links.ts";

type Props = { link: Link; links: ReturnType<typeof useLinks>; onClose: () => void };

export function RevokeDialog({ link, links: { revocation }, onClose }: Props) {
  const isOver = hasEnded(link);
  const revoke = () => revocation.mutateAsync(link.id).then(onClose, () => {});
  return (
    <Dialog
      role="alertdialog"
      open
      onOpenChange={onClose}
      title={isOver ? `Remove “${link.label}”?` : `End “${link.label}”?`}
      className="md:w-md!"
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>Keep it</Button>
          <Button
            variant="danger"
            aria-busy={revocation.isPending}
            onClick={() => revocation.isPending || revoke()}
          >
            {isOver ? "Remove" : "End this link"}
          </Button>
        </div>
      }
    >
      <p>
        {isOver
          ? "It leaves your list, with its count of views."
          : "It stops working at once, also on sites that show it, and for people who look at it right now. It cannot be brought back; you can create a new one."}
      </p>
      <Notice>
        {revocation.isError &&
          "That did not reach the server, and the link still works. Check your connection, then try again."}
      </Notice>
    </Dialog>
  );
}
