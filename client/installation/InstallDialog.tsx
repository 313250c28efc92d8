import { guide } from "#domain/languages/en/guide.ts";
import { useTranslator } from "../languages/language.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { canPrompt, promptToInstall } from "./install-prompt.ts";
import { installSentences, installWay } from "./install-steps.ts";

export function InstallDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslator();
  const { userAgent, maxTouchPoints } = navigator;
  const way = installWay({ isSecure: isSecureContext, canPrompt: canPrompt(), userAgent, maxTouchPoints });
  const install = () => {
    onClose();
    promptToInstall();
  };
  return (
    <Dialog
      title={t(guide.install.title)}
      open={open}
      onOpenChange={(next) => next || onClose()}
      className="md:w-[30rem]!"
    >
      <div className="flex flex-col items-start gap-4">
        <p>{t(installSentences[way])}</p>
        {way === "prompt" && (
          <Button variant="primary" onClick={install}>
            {t(guide.install.submit)}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
