import { useRef, useState } from "react";
import type { User } from "#domain/accounts/user.ts";
import { wayInCalls } from "#domain/calls/ways-in.ts";
import { doors } from "#domain/languages/en/doors.ts";
import { send } from "../api.ts";
import { CodesDialog } from "../doors/CodesDialog.tsx";
import { type Doors, useReloadDoors } from "../doors/doors.ts";
import { SureDialog } from "../doors/SureDialog.tsx";
import { useTranslator } from "../languages/language.ts";
import { Button } from "../ui/Button.tsx";

/** So few are left that the person is told. */
const few = 3;

type Props = { user: User; ways: Doors };

/** Says how many recovery codes are left to a person who has some. */
export function RecoveryCodes({ user, ways }: Props) {
  const t = useTranslator();
  const [isAsked, setAsked] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const reload = useReloadDoors();
  const button = useRef<HTMLButtonElement>(null);
  const canHaveSome = ways.totp !== null || (ways.passkeys.length > 0 && !ways.password);
  if (!canHaveSome && ways.recoveryCodesLeft === 0) return null;
  const makeNew = async () => {
    const { data } = await send(wayInCalls.renewRecoveryCodes, {});
    setCodes(data.recoveryCodes);
    void reload();
  };
  const count = ways.recoveryCodesLeft;
  return (
    <div className="flex flex-col items-start gap-2 border-line border-t pt-4">
      <h3 className="font-medium">
        {t(doors.codes.title)} ·{" "}
        <span className={count > few ? "text-quiet" : "text-amber"}>{t(doors.codes.left, { count })}</span>
      </h3>
      <p className="max-w-[60ch] text-pretty text-quiet text-small">
        {t(doors.codes.what)} {count <= few && t(doors.codes.few)}
      </p>
      <Button ref={button} onClick={() => setAsked(true)}>
        {t(doors.codes.makeNew)}
      </Button>
      {isAsked && (
        <SureDialog
          title={t(doors.codes.makeNewTitle)}
          hint={t(doors.codes.makeNewHint)}
          act={t(doors.codes.makeNew)}
          isDangerous={false}
          onAct={makeNew}
          failed={doors.codes.failed}
          onClose={() => setAsked(false)}
        />
      )}
      {codes && (
        <CodesDialog
          universeName={user.universeName}
          codes={codes}
          onClose={() => setCodes(null)}
          focusAfter={button}
        />
      )}
    </div>
  );
}
