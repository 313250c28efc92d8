import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";

type Props = { title: string; text: string; close: string; onClose: () => void };

/** Replaces a dialog about a tag or a feeling that another device has removed or merged in the meantime. */
export const GoneDialog = ({ title, text, close, onClose }: Props) => (
  <Dialog
    open
    onOpenChange={onClose}
    onCloseAutoFocus={(event) => event.preventDefault()}
    title={title}
    className="md:w-md!"
    footer={
      <div className="flex justify-end">
        <Button onClick={onClose}>{close}</Button>
      </div>
    }
  >
    <p>{text}</p>
  </Dialog>
);
