import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Link } from "wouter";
import { account } from "#domain/languages/en/account.ts";
import { common } from "#domain/languages/en/common.ts";
import { useTranslator } from "../languages/language.ts";
import { usePageTitle } from "../navigation/page-title.ts";
import { rememberBrowser } from "../session/known-browser.ts";
import { sessionKey } from "../session/session.ts";
import { Button } from "../ui/Button.tsx";
import { VisitorPage } from "../ui/VisitorPage.tsx";
import { Actions, Outcome } from "./Outcome.tsx";
import { useOneTimeParameter } from "./one-time-parameter.ts";
import { keepOutcome, keptOutcome, type Verification, verify } from "./verification.ts";

const titles = {
  loading: account.verify.loading,
  success: account.verify.verified,
  used: account.verify.verified,
  error: account.verify.failed,
} as const;

export function VerifyEmailPage() {
  const { state, tryAgain } = useVerification();
  const t = useTranslator();
  const title = t(titles[state.is]);
  usePageTitle(title);
  const isVerified = state.is === "success" || state.is === "used";
  return (
    <VisitorPage tagline={t(account.tagline)}>
      <Outcome key={state.is} title={title}>
        {state.is === "used" && <p className="text-quiet">{t(account.verify.usedBefore)}</p>}
        {isVerified && <p>{t(account.verify.canLogIn)}</p>}
        {state.is === "error" && (
          <div role="alert" className="flex flex-col gap-2">
            <p className="text-danger">{state.sentence(t)}</p>
            <p className="text-quiet">{t(account.verify.contact)}</p>
          </div>
        )}
        <Actions>
          {state.is === "error" && state.mayTryAgain && (
            <Button variant="primary" onClick={tryAgain}>
              {t(common.tryAgain)}
            </Button>
          )}
          <Button asChild variant={isVerified ? "primary" : "plain"}>
            <Link href="/login" {...(state.is === "success" && { state: { identifier: state.email } })}>
              {t(account.goToLogin)}
            </Link>
          </Button>
        </Actions>
      </Outcome>
    </VisitorPage>
  );
}

function useVerification() {
  const token = useOneTimeParameter("token");
  const client = useQueryClient();
  const [state, setState] = useState<Verification>(token ? { is: "loading" } : keptOutcome());
  const hasAsked = useRef(false);
  const ask = async () => {
    if (!token) return;
    setState({ is: "loading" });
    const outcome = await verify(token);
    setState(outcome);
    keepOutcome(outcome);
    if (outcome.is !== "error") rememberBrowser();
    // The link may have changed the user's address or ended a session that was opened by name.
    if (outcome.is === "success") void client.invalidateQueries({ queryKey: sessionKey });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link works only once, so it must be followed only once.
  useEffect(() => {
    if (hasAsked.current) return;
    hasAsked.current = true;
    void ask();
  }, []);
  return { state, tryAgain: () => void ask() };
}
