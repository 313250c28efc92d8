import type { Tag } from "#domain/tags.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { quoted } from "../../ui/quoted.ts";

type Props = { tag: Tag; onClose: () => void };

/** In the place of a dialog about a tag that another device has removed or merged in the meantime. */
export const GoneTagDialog = ({ tag, onClose }: Props) => (
  <Dialog
    open
    onOpenChange={onClose}
    onCloseAutoFocus={(event) => event.preventDefault()}
    title={`${quoted(tag.name)} is gone`}
    className="md:w-md!"
    footer={
      <div className="flex justify-end">
        <Button onClick={onClose}>All right</Button>
      </div>
    }
  >
    <p>It was removed or merged on another device. There is nothing left to do here.</p>
  </Dialog>
);
