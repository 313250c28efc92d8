import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { pinTries } from "#domain/app-lock.ts";
import { appLock } from "#domain/languages/en/app-lock.ts";
import { useTranslator } from "../languages/language.ts";
import { Button } from "../ui/Button.tsx";
import { HeadSupport } from "../ui/PageSupport.tsx";
import { Starfield } from "../ui/Starfield.tsx";
import { countedTries, type LockRecord } from "./lock-record.ts";
import { OpenByPasskey } from "./OpenByPasskey.tsx";
import { OpenByPin } from "./OpenByPin.tsx";
import { askForSignIn } from "./open-lock.ts";

/** What is to be seen of a locked journal: a quiet sky that says nothing of its person. */
export function Curtain({ record: { way } }: { record: LockRecord }) {
  const t = useTranslator();
  const client = useQueryClient();
  const [asksToSignIn, setAsking] = useState(false);
  // Another tab, or this one before it was loaded again, has used up the tries.
  useEffect(() => {
    if (countedTries() >= pinTries) askForSignIn(client, "pins");
  }, [client]);
  return (
    <main className="pointer-events-auto fixed inset-0 isolate z-1 flex animate-fade flex-col items-center overflow-y-auto page-ground px-4 pt-[max(1.5rem,env(safe-area-inset-top))] pb-[max(1rem,env(safe-area-inset-bottom))]">
      <Starfield />
      <HeadSupport />
      <div className="my-auto flex w-full max-w-80 flex-col items-center gap-5 py-4 text-center">
        <RestingMoon />
        <h1 className="font-display text-title">{t(appLock.curtain.title)}</h1>
        {asksToSignIn ? (
          <SignInInstead onSignIn={() => askForSignIn(client, "choice")} onBack={() => setAsking(false)} />
        ) : (
          <>
            {way.kind === "pin" ? <OpenByPin way={way} /> : <OpenByPasskey way={way} />}
            <Button variant="quiet" onClick={() => setAsking(true)}>
              {t(appLock.curtain.signIn)}
            </Button>
          </>
        )}
      </div>
      <footer className="flex max-w-md flex-col items-center gap-2 text-center text-quiet text-small text-balance">
        <p>{t(appLock.honest)}</p>
      </footer>
    </main>
  );
}

type SignInProps = { onSignIn: () => void; onBack: () => void };

function SignInInstead({ onSignIn, onBack }: SignInProps) {
  const t = useTranslator();
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  return (
    <>
      <p>{t(appLock.curtain.signInHint)}</p>
      <div className="flex w-full flex-col gap-2">
        <Button variant="primary" onClick={onSignIn}>
          {t(appLock.curtain.signInSubmit)}
        </Button>
        <Button ref={back} onClick={onBack}>
          {t(appLock.curtain.back)}
        </Button>
      </div>
    </>
  );
}

/** A young moon above a still horizon. */
function RestingMoon() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 96 96"
      className="size-24 text-accent-ink motion-safe:animate-breathe"
    >
      <circle cx="48" cy="48" r="46" fill="currentColor" opacity="0.06" />
      <circle cx="48" cy="48" r="34" fill="currentColor" opacity="0.08" />
      <path d="M58 28a22 22 0 1 0 10 30 18 18 0 0 1-10-30Z" fill="currentColor" opacity="0.85" />
    </svg>
  );
}
