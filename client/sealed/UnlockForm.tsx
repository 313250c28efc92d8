import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "wouter";
import type { User } from "#domain/accounts/user.ts";
import { unlock } from "#domain/languages/en/unlock.ts";
import { kitGroups, looksLikeKit, readKit } from "#domain/sealed/kit.ts";
import { canAskForPasskeys } from "../doors/local-passkey.ts";
import type { FormErrors } from "../forms/form-errors.ts";
import { useForm } from "../forms/use-form.ts";
import { translator, useTranslator } from "../languages/language.ts";
import { Checkbox } from "../ui/Checkbox.tsx";
import { cn } from "../ui/class-names.ts";
import { Notice } from "../ui/Notice.tsx";
import { PasswordField } from "../ui/PasswordField.tsx";
import { RetryNotice } from "../ui/RetryNotice.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { SubmitButton } from "../ui/SubmitButton.tsx";
import { showToast } from "../ui/toasts.ts";
import { secretsOf } from "./open-seal.ts";
import type { KnownSeal } from "./seal-copy.ts";
import { sealKey, sealQuery } from "./seal-query.ts";
import { UnlockByPasskey } from "./UnlockByPasskey.tsx";
import { type Failure, passkeysOf, unlockWords } from "./unlock.ts";
import { WordsAccount } from "./WordsAccount.tsx";

type Props = {
  user: User;
  /** Whether the form is a part of a page, and not all that the person looks at. */
  isQuiet?: boolean;
  onUnlocked: () => void;
};

/** Asks for what opens the words: a passphrase or a kit in one field, or a passkey. */
export function UnlockForm({ user, isQuiet = false, onUnlocked }: Props) {
  const t = useTranslator();
  const { data: seal, isError, refetch } = useQuery({ ...sealQuery(user.id), enabled: hasCryptography() });
  if (!hasCryptography()) return <Notice tone="plain">{t(unlock.http)}</Notice>;
  if (seal) return <Fields {...{ user, seal, isQuiet, onUnlocked }} />;
  if (isError) return <RetryNotice tone="amber" text={unlock.unreachable} onRetry={() => void refetch()} />;
  return <Skeleton rows={1} />;
}

/** The passphrase, the kit and the passkeys of a person, with what they can change about them. */
const keptAt = "/sealed-words";
/** Milliseconds: there is more to read than in other toasts. */
const wayShownMs = 20_000;

const hasCryptography = () => globalThis.crypto?.subtle !== undefined;

class StillLocked extends Error {
  readonly failure: Failure;
  readonly typed: string;
  constructor(failure: Failure, typed: string) {
    super("The words are still locked.");
    this.failure = failure;
    this.typed = typed;
  }
}

function Fields({ user, seal, isQuiet = false, onUnlocked }: Props & { seal: KnownSeal }) {
  const t = useTranslator();
  const client = useQueryClient();
  const [keep, setKeep] = useState(false);
  const [path, navigate] = useLocation();
  const done = (byKit: boolean) => {
    const leads = byKit && user.seal === "sealed" && path !== keptAt;
    showToast((translate) => ({
      title: translate(unlock.opened),
      description: translate(keep ? unlock.openedKept : unlock.openedHere),
      ...(leads && {
        detail: translate(unlock.lost),
        action: { label: translate(unlock.newPassphrase), run: () => navigate(keptAt), leadsOn: true },
        durationMs: wayShownMs,
      }),
    }));
    onUnlocked();
  };
  const form = useForm({
    initial: { typed: "" },
    check: ({ typed }): FormErrors | null =>
      typed.trim() === "" ? { fields: { typed: translator()(unlock.empty) } } : null,
    send: async ({ typed }) => {
      const failure = await unlockWords({ userId: user.id, seal, secrets: secretsOf(typed), keep });
      if (failure === null) return readKit(typed).ok;
      // Another device may have chosen another passphrase meanwhile.
      void client.invalidateQueries({ queryKey: sealKey(user.id) });
      throw new StillLocked(failure, typed);
    },
    explain: (error) => ({ fields: { typed: explain(error) } }),
    onAccepted: done,
  });
  const passkeys = passkeysOf(seal);
  return (
    <div className="flex flex-col gap-3">
      <form {...form.props} className="flex flex-col gap-3">
        <WordsAccount universeName={user.universeName} />
        <div className={cn("flex flex-col gap-3", isQuiet && "sm:flex-row sm:items-start")}>
          <div className="min-w-0 grow">
            <PasswordField
              {...form.field("typed")}
              texts={unlock.field}
              autoComplete="current-password"
              dir="auto"
            />
          </div>
          <SubmitButton
            isBusy={form.isBusy}
            busy={t(unlock.busy)}
            isSecond={isQuiet}
            className={cn(isQuiet && "sm:mt-7.5")}
          >
            {t(unlock.submit)}
          </SubmitButton>
        </div>
        <Checkbox label={t(unlock.keep)} hint={t(unlock.keepHint)} checked={keep} onCheckedChange={setKeep} />
      </form>
      {passkeys.length > 0 && canAskForPasskeys() && (
        <UnlockByPasskey {...{ userId: user.id, seal, passkeys, keep }} onUnlocked={() => done(false)} />
      )}
    </div>
  );
}

function explain(error: Error): string {
  const t = translator();
  if (!(error instanceof StillLocked)) return t(unlock.failed);
  const read = readKit(error.typed);
  if (error.failure !== "wrong" || read.ok || !looksLikeKit(error.typed)) return t(unlock[error.failure]);
  const { wrongGroup: group } = read;
  return group === null ? t(unlock.incomplete, { groups: kitGroups }) : t(unlock.slip, { group });
}
