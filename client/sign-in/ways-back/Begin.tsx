import type { ReactNode } from "react";
import { Link } from "wouter";
import type { User } from "#domain/accounts/user.ts";
import { common } from "#domain/languages/en/common.ts";
import { join } from "#domain/languages/en/join.ts";
import { useTranslator } from "../../languages/language.ts";
import { useInstance } from "../../session/instance-settings.ts";
import { dayText } from "../../time/day-text.ts";
import { Button } from "../../ui/Button.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { Outcome } from "../Outcome.tsx";

type Props = { token: string; endsAt: string; user: User | null };

/** What an invitation of new people leads to: each way has its page, which gets the invitation from here. */
export function Begin({ token, endsAt, user }: Props) {
  const t = useTranslator();
  const { data: instance, isPending } = useInstance();
  if (user) return <SignedIn user={user} />;
  if (isPending) return <Skeleton rows={5} />;
  return (
    <div className="flex flex-col gap-4">
      <h2 className="font-display text-title">{t(join.title)}</h2>
      <p className="text-pretty">{t(join.what)}</p>
      <h3 className="font-medium">{t(join.choose)}</h3>
      <Way href="/register" token={token} hint={t(join.byEmailHint)} isFirst>
        {t(join.byEmail)}
      </Way>
      {instance?.universeNameSignIn !== false && (
        <Way href="/onboarding" token={token} hint={t(join.byNameHint)}>
          {t(join.byName)}
        </Way>
      )}
      <p className="text-pretty text-quiet text-small">{t(join.until, { day: dayText(t, endsAt) })}</p>
    </div>
  );
}

type WayProps = { href: string; token: string; hint: string; isFirst?: boolean; children: ReactNode };

/** The pages read the invitation by `useGivenInvitation`. */
function Way({ href, token, hint, isFirst = false, children }: WayProps) {
  return (
    <div className="flex flex-col gap-1.5">
      <Button asChild variant={isFirst ? "primary" : "plain"} className="py-2 text-center">
        <Link href={href} state={{ invitation: token }}>
          {children}
        </Link>
      </Button>
      <p className="text-pretty text-quiet text-small">{hint}</p>
    </div>
  );
}

function SignedIn({ user }: { user: User }) {
  const t = useTranslator();
  return (
    <Outcome title={t(join.signedIn.title)}>
      <p className="text-pretty wrap-anywhere">{t(join.signedIn.what, { universe: user.universeName })}</p>
      <Button asChild variant="primary">
        <Link href="/">{t(common.backToSky)}</Link>
      </Button>
    </Outcome>
  );
}
