import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { common } from "#domain/languages/en/common.ts";
import { doors } from "#domain/languages/en/doors.ts";
import { useTranslator } from "../languages/language.ts";
import { useInstance } from "../session/instance-settings.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog, focusFirstField } from "../ui/Dialog.tsx";
import { Notice } from "../ui/Notice.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { CodeConfirmation } from "./CodeConfirmation.tsx";
import { answerConfirmation, type Needs } from "./confirmation.ts";
import { type Doors, doorsQuery } from "./doors.ts";
import { PasskeyConfirmation } from "./PasskeyConfirmation.tsx";
import { PasswordConfirmation } from "./PasswordConfirmation.tsx";
import { ProviderConfirmation } from "./ProviderConfirmation.tsx";
import { hasPasskeys } from "./webauthn.ts";

type Props = { needs: Needs | null; open: boolean; onClose: () => void };

/** Asks the person to prove themselves; what needed the proof then goes on by itself. */
export function ConfirmDialog({ needs, open, onClose }: Props) {
  const t = useTranslator();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      onOpenAutoFocus={focusFirstField}
      title={t(doors.confirm.title)}
      subtitle={t(doors.confirm.why)}
      className="md:w-md!"
    >
      <Content needs={needs} />
    </Dialog>
  );
}

const confirmed = () => answerConfirmation({ password: null });
const confirmedBy = (password: string) => answerConfirmation({ password });

/** A component of its own, so that its state ends when the dialog closes, and not before it is out of sight. */
function Content({ needs }: { needs: Needs | null }) {
  const [first] = useState(needs);
  return first === "code" ? <CodeConfirmation onConfirmed={confirmed} /> : <AnyWay />;
}

function AnyWay() {
  const t = useTranslator();
  const { data: ways, isError, refetch } = useQuery(doorsQuery);
  const { data: instance } = useInstance();
  if (isError && !ways)
    return (
      <div className="flex flex-col gap-3">
        <Notice>{t(doors.confirm.unreachable)}</Notice>
        <Button className="self-start" onClick={() => void refetch()}>
          {t(common.tryAgain)}
        </Button>
      </div>
    );
  if (!ways || !instance) return <Skeleton rows={2} />;
  return <Ways ways={ways} canUsePasskeys={instance.passkeyObstacle === null && hasPasskeys()} />;
}

/** The first way is the main one: a passkey is the quickest. */
function Ways({ ways, canUsePasskeys }: { ways: Doors; canUsePasskeys: boolean }) {
  const t = useTranslator();
  const byPasskey = canUsePasskeys && ways.passkeys.length > 0;
  const byProvider = ways.providers.length > 0;
  if (!byPasskey && !byProvider && !ways.password)
    return <p className="text-pretty">{t(doors.confirm.noWay)}</p>;
  return (
    <div className="flex flex-col gap-4 pt-1">
      {byPasskey && <PasskeyConfirmation onConfirmed={confirmed} />}
      {ways.password && (
        <PasswordConfirmation
          asksForCode={ways.totp !== null}
          isSecond={byPasskey}
          onConfirmed={confirmedBy}
        />
      )}
      {byProvider && <ProviderConfirmation isSecond={byPasskey || ways.password !== null} />}
    </div>
  );
}
