import { accountCalls } from "#domain/calls/account.ts";
import { doors } from "#domain/languages/en/doors.ts";
import { ownPage, withBase } from "../base-path.ts";
import { useTranslator } from "../languages/language.ts";
import { Button } from "../ui/Button.tsx";

/** Leads away from the page: the person does what needed the proof once more when they are back. */
export function ProviderConfirmation({ isSecond }: { isSecond: boolean }) {
  const t = useTranslator();
  const address = `${accountCalls.confirmByProvider.path}?from=${encodeURIComponent(ownPage())}`;
  return (
    <div className="flex flex-col gap-2">
      <Button asChild className="text-center" variant={isSecond ? "plain" : "primary"}>
        <a href={withBase(address)}>{t(doors.confirm.provider)}</a>
      </Button>
      <p className="text-pretty text-quiet text-small">{t(doors.confirm.providerHint)}</p>
    </div>
  );
}
