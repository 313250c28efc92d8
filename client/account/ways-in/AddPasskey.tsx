import { useRef, useState } from "react";
import { mostPasskeys } from "#domain/accounts/passkeys.ts";
import type { User } from "#domain/accounts/user.ts";
import { doors } from "#domain/languages/en/doors.ts";
import type { Doors } from "../../doors/doors.ts";
import { obstacleOf } from "../../doors/new-passkey.ts";
import { useTranslator } from "../../languages/language.ts";
import { useInstance } from "../../session/instance-settings.ts";
import { Button } from "../../ui/Button.tsx";
import { AddPasskeyDialog } from "./AddPasskeyDialog.tsx";

type Props = { user: User; ways: Doors };

/** Shows the button that adds a passkey. Where there can be none, it says why instead. */
export function AddPasskey({ user, ways }: Props) {
  const t = useTranslator();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { data: instance } = useInstance();
  if (!instance) return null;
  const obstacle = obstacleOf(instance);
  if (obstacle)
    return (
      <p className="max-w-[60ch] text-pretty text-quiet text-small">
        <span className="font-medium text-ink">{t(doors.noPasskeys.title)}</span> · {t(obstacle)}
      </p>
    );
  if (ways.passkeys.length >= mostPasskeys)
    return <p className="text-quiet text-small">{t(doors.passkey.asManyAsPossible)}</p>;
  const isFirst = ways.passkeys.length === 0;
  return (
    <div className="flex flex-col items-start gap-2">
      {isFirst && <p className="max-w-[60ch] text-pretty text-quiet text-small">{t(doors.passkey.what)}</p>}
      <Button ref={button} variant={isFirst ? "primary" : "plain"} onClick={() => setOpen(true)}>
        {t(doors.passkey.add)}
      </Button>
      {isOpen && (
        <AddPasskeyDialog user={user} ways={ways} onClose={() => setOpen(false)} focusAfter={button} />
      )}
    </div>
  );
}
