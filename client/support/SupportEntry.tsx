import { LifeBuoy } from "lucide-react";
import { useCallback, useState } from "react";
import { common } from "#domain/languages/en/common.ts";
import { useTranslator } from "../languages/language.ts";
import { useAfterStartup } from "../loading/after-startup.ts";
import { lazyDialog } from "../loading/lazy-dialog.tsx";
import { useInstance } from "../session/instance-settings.ts";
import { Button } from "../ui/Button.tsx";

const SupportDialog = lazyDialog(async () => (await import("./SupportDialog.tsx")).SupportDialog);

type Props = {
  className?: string;
  /** Whether the button has no words, where there is no room. */
  isIcon?: boolean;
};

/** The button of the support dialog. Its code and lines are fetched after startup, so that it opens without a network. */
export function SupportEntry({ className, isIcon = false }: Props) {
  const t = useTranslator();
  const [isOpen, setOpen] = useState(false);
  const [isSettled, setSettled] = useState(false);
  const { data, refetch } = useInstance({ isNeeded: isSettled });
  useAfterStartup(
    useCallback(() => {
      setSettled(true);
      SupportDialog.preload();
    }, []),
  );
  const close = useCallback(() => setOpen(false), []);
  const open = () => {
    setOpen(true);
    if (!data) void refetch();
  };
  return (
    <>
      <Button
        variant="quiet"
        {...(isIcon && { shape: "icon", tip: t(common.support) })}
        className={className}
        aria-haspopup="dialog"
        onClick={open}
      >
        <LifeBuoy aria-hidden="true" />
        {!isIcon && t(common.support)}
      </Button>
      <SupportDialog
        open={isOpen}
        onClose={close}
        lines={data && !data.hasDefaultSupportLines ? data.supportLines : null}
      />
    </>
  );
}
