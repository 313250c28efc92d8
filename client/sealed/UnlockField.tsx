import { LockKeyhole } from "lucide-react";
import type { User } from "#domain/accounts/user.ts";
import { unlock } from "#domain/languages/en/unlock.ts";
import { useTranslator } from "../languages/language.ts";
import { moveFocusToTitle } from "../navigation/title-focus.ts";
import { UnlockForm } from "./UnlockForm.tsx";

type Props = { user: User; hasNewKey: boolean };

/** Asks on a page for what opens its words. It appears late, because another tab may have the keys. */
export function UnlockField({ user, hasNewKey }: Props) {
  const t = useTranslator();
  return (
    <section
      aria-label={t(unlock.title)}
      className="surface flex animate-late flex-col gap-3 p-4 sm:px-5 print:hidden"
    >
      <p className="flex items-start gap-2 text-pretty">
        <LockKeyhole aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-quiet" />
        {t(hasNewKey ? unlock.newKeyLine : unlock.line)}
      </p>
      <UnlockForm user={user} isQuiet onUnlocked={moveFocusToTitle} />
    </section>
  );
}
