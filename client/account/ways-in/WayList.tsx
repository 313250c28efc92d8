import { DoorOpen, Fingerprint, KeyRound, type LucideIcon, UserRoundCheck } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { doors } from "#domain/languages/en/doors.ts";
import type { Translator } from "#domain/languages/translator.ts";
import type { Doors } from "../../doors/doors.ts";
import { useTranslator } from "../../languages/language.ts";
import { Button } from "../../ui/Button.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { dayText, hostOf, usedText } from "../way-text.ts";

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

type WayProps = { icon: LucideIcon; title: string; detail: string; children?: ReactNode };

/** One way in. Its buttons are below it on a phone, and beside it above. */
const Way = ({ icon: Icon, title, detail, children }: WayProps) => (
  <li className="grid grid-cols-[auto_1fr] items-start gap-x-3 rounded-control border border-line p-3 sm:grid-cols-[auto_1fr_auto] sm:items-center sm:px-4">
    <Icon aria-hidden="true" className="mt-0.5 size-5 text-quiet sm:mt-0" />
    <div className="min-w-0">
      <h3 className="font-medium wrap-anywhere parent-aligned" dir="auto">
        {title}
      </h3>
      <p className="text-pretty text-quiet text-small">{detail}</p>
    </div>
    {children && (
      <div className="col-start-2 -ms-3 flex flex-wrap *:px-3 max-[23rem]:col-span-2 max-[23rem]:col-start-1 sm:col-start-3 sm:-me-3 sm:ms-0 sm:flex-nowrap sm:*:whitespace-nowrap">
        {children}
      </div>
    )}
  </li>
);

function RemoveButton({ name, onClick }: { name: string; onClick: () => void }) {
  const t = useTranslator();
  return (
    <Button variant="quiet" aria-label={t(doors.passkey.removeOne, { name })} onClick={onClick}>
      {t(doors.passkey.remove)}
    </Button>
  );
}

const joined = (...parts: readonly string[]) => parts.join("\u00a0· ");

const passwordText = (t: Translator, changedAt: string | null) =>
  changedAt ? t(doors.password.changed, { day: dayText(t, changedAt) }) : t(doors.password.unchanged);

const passkeyText = (t: Translator, { createdAt, lastUsedAt, isSynced }: Passkey) =>
  joined(
    t(doors.added, { day: dayText(t, createdAt) }),
    usedText(t, lastUsedAt),
    t(isSynced ? doors.isSynced : doors.isOnOneDevice),
  );

const providerText = (t: Translator, { linkedAt, lastUsedAt }: Doors["providers"][number]) =>
  joined(t(doors.provider.linked, { day: dayText(t, linkedAt) }), usedText(t, lastUsedAt));
