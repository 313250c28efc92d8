/** Error pages: each says what happened, what is kept, and what to do. */

import { Link } from "wouter";
import { common } from "#domain/languages/en/common.ts";
import { useTranslator } from "../languages/language.ts";
import { isNobodyStored } from "../session/stored-user.ts";
import { Button } from "../ui/Button.tsx";
import { Message } from "../ui/Message.tsx";
import { TryAgain } from "./TryAgain.tsx";

type Session = { isFetching: boolean; refetch: () => unknown };

/** Nobody knows whether a user is signed in; after a sign-out, this browser knows of nobody. */
export function UnreachablePage({ session }: { session: Session }) {
  const t = useTranslator();
  const texts = isNobodyStored() ? common.unreachableForVisitor : common.unreachable;
  return (
    <Message title={t(texts.title)}>
      <p role="alert" className="text-quiet">
        {t(texts.reason)}
      </p>
      <TryAgain isTrying={session.isFetching} onTry={session.refetch} />
    </Message>
  );
}

export function BrokenPage() {
  const t = useTranslator();
  return (
    <Message title={t(common.broken.title)}>
      <p role="alert" className="text-quiet">
        {t(common.broken.reason)}
      </p>
      <Button variant="primary" onClick={() => location.reload()}>
        {t(common.broken.reload)}
      </Button>
    </Message>
  );
}

/** Replaces the settings after the session has ended. */
export function SettingsClosedPage() {
  const t = useTranslator();
  return (
    <Message title={t(common.settingsClosed.title)}>
      <p role="alert" className="text-quiet">
        {t(common.settingsClosed.reason)}
      </p>
      <Button asChild variant="primary">
        <Link href="/login">{t(common.logIn)}</Link>
      </Button>
    </Message>
  );
}
