import { useState } from "react";
import { useHistoryState } from "wouter/use-browser-location";
import type { User } from "#domain/accounts/user.ts";
import { account } from "#domain/languages/en/account.ts";
import { waysBack } from "#domain/languages/en/ways-back.ts";
import { useTranslator } from "../../languages/language.ts";
import { usePageTitle } from "../../navigation/page-title.ts";
import { VisitorPage } from "../../ui/VisitorPage.tsx";
import { useOneTimeParameter } from "../one-time-parameter.ts";
import { AskForLink } from "./AskForLink.tsx";
import { BackToLogin } from "./BackToLogin.tsx";
import { ChoosePassword } from "./ChoosePassword.tsx";
import { UseLink } from "./UseLink.tsx";

/** Asks for a link by mail; opened by the link, signs in with it and offers a new password. */
export function SignInLinkPage() {
  const t = useTranslator();
  const given = useOneTimeParameter("token");
  const [token, setToken] = useState(given);
  const [user, setUser] = useState<User | null>(null);
  const typed = useHistoryState<{ email?: unknown } | null>()?.email;
  usePageTitle(t(user ? waysBack.link.password.title : token ? waysBack.link.open : waysBack.link.title));
  return (
    <VisitorPage tagline={t(account.tagline)} footer={!user && <BackToLogin />}>
      {user ? (
        <ChoosePassword user={user} />
      ) : token ? (
        <UseLink token={token} onOpened={setUser} onAskAgain={() => setToken(null)} />
      ) : (
        <AskForLink email={typeof typed === "string" ? typed : ""} />
      )}
    </VisitorPage>
  );
}
