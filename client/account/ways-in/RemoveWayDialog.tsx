import type { RefObject } from "react";
import { isOpen } from "#domain/accounts/doors.ts";
import { wayInCalls } from "#domain/calls/ways-in.ts";
import { common } from "#domain/languages/en/common.ts";
import { doors } from "#domain/languages/en/doors.ts";
import { send } from "../../api.ts";
import { type Doors, useReloadDoors } from "../../doors/doors.ts";
import { SureDialog } from "../../doors/SureDialog.tsx";
import { useTranslator } from "../../languages/language.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { showToast } from "../../ui/toasts.ts";
import type { RemovableWay } from "./WayList.tsx";

type Props = {
  way: RemovableWay;
  ways: Doors;
  onClose: () => void;
  focusAfter: RefObject<HTMLElement | null>;
};

/** Asks once more, or says why the last way in stays. */
export function RemoveWayDialog({ way, ways, onClose, focusAfter }: Props) {
  const t = useTranslator();
  const reload = useReloadDoors();
  if (isLast(ways, way)) return <LastWayIn onClose={onClose} />;
  const remove = async () => {
    const call = way.kind === "passkey" ? wayInCalls.removePasskey : wayInCalls.removeProvider;
    await send(call, { params: { id: way.id } }).finally(reload);
    showToast((t) => ({
      title: t(doors.passkey.removed, { name: way.name }),
      description: t(doors.passkey.removedHint),
    }));
  };
  return (
    <SureDialog
      title={t(doors.remove.title, { name: way.name })}
      hint={t(doors.remove[way.kind])}
      act={t(doors.passkey.remove)}
      keep={t(doors.remove.keep)}
      onAct={remove}
      failed={doors.remove.failed}
      onClose={onClose}
      focusAfter={focusAfter}
    />
  );
}

const isLast = ({ opensByName, password, passkeys, providers }: Doors, { id }: RemovableWay): boolean =>
  !isOpen({
    ...{ name: opensByName, password: password !== null },
    passkeys: passkeys.filter((passkey) => passkey.id !== id).length,
    providers: providers.filter((provider) => provider.id !== id).length,
  });

function LastWayIn({ onClose }: { onClose: () => void }) {
  const t = useTranslator();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(doors.remove.last)}
      className="md:w-md!"
      footer={
        <Button className="sm:self-end" onClick={onClose}>
          {t(common.close)}
        </Button>
      }
    >
      <p className="text-pretty">{t(doors.remove.lastHint)}</p>
    </Dialog>
  );
}
