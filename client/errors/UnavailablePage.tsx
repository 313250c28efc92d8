import { useEffect, useState } from "react";
import { Link } from "wouter";
import { common } from "#domain/languages/en/common.ts";
import { sessionCalls } from "#domain/session-calls.ts";
import { send } from "../api.ts";
import { ownName } from "../base-path.ts";
import { useTranslator } from "../languages/language.ts";
import type { CodeUnavailableError } from "../loading/lazy-code.ts";
import { isServerUpdated } from "../loading/page-version.ts";
import { Button } from "../ui/Button.tsx";
import { Message } from "../ui/Message.tsx";
import { TryAgain } from "./TryAgain.tsx";

type Props = { error: CodeUnavailableError; onLoaded: () => void };

/** Replaces a page whose code did not arrive. */
export function UnavailablePage({ error, onLoaded }: Props) {
  const t = useTranslator();
  const [state, setState] = useState<"idle" | "trying" | "failed">("idle");
  useEffect(() => void reloadIfUpdated(), []);
  const tryAgain = async () => {
    setState("trying");
    if (await hasArrived(error)) onLoaded();
    else setState("failed");
  };
  return (
    <Message title={t(common.unavailable.title)}>
      <p role="alert" className="text-quiet">
        {t(common.unavailable.reason)}
      </p>
      <div className="flex flex-wrap justify-center gap-2">
        <TryAgain isTrying={state === "trying"} onTry={tryAgain} />
        <Button asChild>
          <Link href="/">{t(common.notFound.back)}</Link>
        </Button>
      </div>
      <p role="status" className="min-h-6 text-quiet text-small">
        {state === "failed" && t(common.unavailable.still)}
      </p>
    </Message>
  );
}

/**
 * If the server answers and the import still fails, the page is reloaded: some browsers cache a failed import,
 * and after an update of the server the old file no longer exists.
 */
async function hasArrived(error: CodeUnavailableError): Promise<boolean> {
  try {
    await error.retry();
    return true;
  } catch {
    const isServerReachable = await send(sessionCalls.live, {}).then(
      () => true,
      () => false,
    );
    if (isServerReachable) location.reload();
    return false;
  }
}

const reloadedAtKey = ownName("mood-universe.reloaded-at");
/** A reload that did not help is not repeated at once. Milliseconds. */
const reloadPause = 60_000;

/** Without a service worker, a page that stayed open during an update of the server asks for files that are gone. */
async function reloadIfUpdated() {
  if (!(await isServerUpdated())) return;
  try {
    if (Date.now() - Number(sessionStorage.getItem(reloadedAtKey)) < reloadPause) return;
    sessionStorage.setItem(reloadedAtKey, `${Date.now()}`);
  } catch {
    // Without storage, a reload could repeat for ever: the person decides.
    return;
  }
  location.reload();
}
