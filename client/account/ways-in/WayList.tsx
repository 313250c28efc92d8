import { DoorOpen, Fingerprint, KeyRound, UserRoundCheck } from "lucide-react";
import type { Ref } from "react";
import { doors } from "#domain/languages/en/doors.ts";
import type { Translator } from "#domain/languages/translator.ts";
import type { Doors } from "../../doors/doors.ts";
import { RemoveButton, Way } from "../../doors/Way.tsx";
import { useTranslator } from "../../languages/language.ts";
import { dayText } from "../../time/day-text.ts";
import { Button } from "../../ui/Button.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { hostOf, usedWayText } from "../way-text.ts";

type Passkey = Doors["passkeys"][number];
export type RemovableWay =
  | { readonly kind: "passkey"; readonly id: string; readonly name: string }
  | { readonly kind: "provider"; readonly id: string; readonly name: string };

type Props = {
  ways: Doors;
  onRename: (passkey: Passkey) => void;
  onRemove: (way: RemovableWay) => void;
  ref: Ref<HTMLUListElement>;
};

export function WayList({ ways, onRename, onRemove, ref }: Props) {
  const t = useTranslator();
  return (
    <ul
      ref={ref}
      tabIndex={-1}
      aria-label={t(doors.list)}
      className="flex flex-col gap-2 rounded-control outline-none"
    >
      {ways.opensByName && (
        <Way icon={DoorOpen} title={t(doors.name.title)} detail={t(doors.name.hint)}>
          <TextLink alone href="/migrate">
            {t(doors.name.givePassword)}
          </TextLink>
        </Way>
      )}
      {ways.password && (
        <Way
          icon={KeyRound}
          title={t(doors.password.title)}
          detail={passwordText(t, ways.password.changedAt)}
        />
      )}
      {ways.passkeys.map((passkey) => (
        <Way key={passkey.id} icon={Fingerprint} title={passkey.name} detail={passkeyText(t, passkey)}>
          <Button
            variant="quiet"
            aria-label={t(doors.passkey.renameOne, { name: passkey.name })}
            onClick={() => onRename(passkey)}
          >
            {t(doors.passkey.rename)}
          </Button>
          <RemoveButton name={passkey.name} onClick={() => onRemove({ kind: "passkey", ...passkey })} />
        </Way>
      ))}
      {ways.providers.map((provider) => {
        const name = hostOf(provider.issuer);
        return (
          <Way key={provider.id} icon={UserRoundCheck} title={name} detail={providerText(t, provider)}>
            <RemoveButton name={name} onClick={() => onRemove({ kind: "provider", id: provider.id, name })} />
          </Way>
        );
      })}
    </ul>
  );
}

const joined = (...parts: readonly string[]) => parts.join("\u00a0· ");

const passwordText = (t: Translator, changedAt: string | null) =>
  changedAt ? t(doors.password.changed, { day: dayText(t, changedAt) }) : t(doors.password.unchanged);

const passkeyText = (t: Translator, { createdAt, lastUsedAt, isSynced }: Passkey) =>
  joined(
    t(doors.added, { day: dayText(t, createdAt) }),
    usedWayText(t, lastUsedAt),
    t(isSynced ? doors.isSynced : doors.isOnOneDevice),
  );

const providerText = (t: Translator, { linkedAt, lastUsedAt }: Doors["providers"][number]) =>
  joined(t(doors.provider.linked, { day: dayText(t, linkedAt) }), usedWayText(t, lastUsedAt));
