import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Link } from "wouter";
import { usePageTitle } from "../navigation/page-title.ts";
import { rememberBrowser } from "../session/known-browser.ts";
import { sessionKey } from "../session/session.ts";
import { Button } from "../ui/Button.tsx";
import { VisitorPage } from "../ui/VisitorPage.tsx";
import { Actions, Outcome } from "./Outcome.tsx";
import { useOneTimeParameter } from "./one-time-parameter.ts";
import { noToken, type Verification, verify } from "./verification.ts";

const titles = {
  loading: "Verifying your email…",
  success: "Email Verified!",
  used: "Email Verified!",
  error: "Verification Failed",
} as const;

export function VerifyEmailPage() {
  const { state, tryAgain } = useVerification();
  usePageTitle(titles[state.is]);
  const isVerified = state.is === "success" || state.is === "used";
  return (
    <VisitorPage tagline="Every mood a star of your own sky">
      <Outcome key={state.is} title={titles[state.is]}>
        {state.is === "used" && (
          <p className="text-quiet">
            This link was used before. Your address is verified, and nothing is left to do.
          </p>
        )}
        {isVerified && <p>You can now log in to access your cosmic journey!</p>}
        {state.is === "error" && (
          <div role="alert" className="flex flex-col gap-2">
            <p className="text-danger">{state.sentence}</p>
            <p className="text-quiet">Please try again or contact support if the problem persists.</p>
          </div>
        )}
        <Actions>
          {state.is === "error" && state.mayTryAgain && (
            <Button variant="primary" onClick={tryAgain}>
              Try again
            </Button>
          )}
          <Button asChild variant={isVerified ? "primary" : "plain"}>
            <Link href="/login">Go to Login</Link>
          </Button>
        </Actions>
      </Outcome>
    </VisitorPage>
  );
}

function useVerification() {
  const token = useOneTimeParameter("token");
  const client = useQueryClient();
  const [state, setState] = useState<Verification>(token ? { is: "loading" } : noToken);
  const hasAsked = useRef(false);
  const ask = async () => {
    if (!token) return;
    setState({ is: "loading" });
    const outcome = await verify(token);
    setState(outcome);
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
