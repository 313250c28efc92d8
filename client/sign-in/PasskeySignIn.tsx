import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { User } from "#domain/accounts/user.ts";
import { account } from "#domain/languages/en/account.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { useTranslator } from "../languages/language.ts";
import { afterStartup } from "../loading/after-startup.ts";
import { lazyCode } from "../loading/lazy-code.ts";
import { showUnavailable } from "../loading/show-unavailable.ts";
import { useCompleteSignIn } from "../session/complete-sign-in.ts";
import { Button } from "../ui/Button.tsx";
import { Notice } from "../ui/Notice.tsx";

const passkeys = lazyCode(() => import("./ways-back/sign-in-by-passkey.ts"));

type Code = Awaited<ReturnType<typeof passkeys.load>>;

/** Signs in with a passkey: by this button, or by what the browser suggests in the field of the name. */
export function PasskeySignIn() {
  const t = useTranslator();
  const { press, isPending, explain } = usePasskeySignIn();
  return (
    <div className="flex flex-col gap-3">
      <Button aria-busy={isPending} className="aria-busy:text-quiet" onClick={press}>
        {t(account.login.withPasskey)}
      </Button>
      <Notice>{explain?.(t)}</Notice>
    </div>
  );
}

type Explain = (t: Translator) => string;

function usePasskeySignIn() {
  const complete = useCompleteSignIn();
  const [isPending, setPending] = useState(false);
  const [explain, setExplain] = useState<Explain | null>(null);
  /** What the device is asked now: it answers one question at a time, and none for a page that is gone. */
  const question = useRef<AbortController | null>(null);

  /** Resolves to false when nobody was signed in. */
  const signIn = async (ask: (code: Code) => Promise<User | null>) => {
    const code = await passkeys.load();
    const user = await ask(code).catch((error: unknown) => {
      setExplain(() => (t: Translator) => code.explainPasskeySignIn(t, error));
      return null;
    });
    if (user)
      complete(user, (t) => ({
        ...{ title: t(account.welcomeBack), description: t(account.login.welcome) },
        isWelcome: true,
      }));
    return user !== null;
  };
  // Nobody has asked for suggestions, so nothing is said when their code does not arrive.
  const suggest = useEffectEvent(() => {
    const controller = new AbortController();
    question.current = controller;
    signIn(({ signInBySuggestion }) => signInBySuggestion(controller.signal)).catch(() => {});
  });
  const [failures, setFailures] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a failure, the browser suggests again.
  useEffect(() => {
    const cancel = afterStartup(() => suggest());
    return () => {
      cancel();
      question.current?.abort();
    };
  }, [failures]);

  const press = async () => {
    if (isPending) return;
    setPending(true);
    setExplain(null);
    question.current?.abort();
    const pressed = new AbortController();
    question.current = pressed;
    const isSignedIn = await signIn(({ signInByPasskey }) => signInByPasskey(pressed.signal)).catch(
      showUnavailable,
    );
    setPending(false);
    if (!isSignedIn) setFailures((count) => count + 1);
  };
  return { press: () => void press(), isPending, explain };
}
