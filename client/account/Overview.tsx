import { BadgeCheck, CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { User } from "#domain/accounts/user.ts";
import { account } from "#domain/languages/en/account.ts";
import { useTranslator } from "../languages/language.ts";
import { Section } from "../ui/Section.tsx";

export function Overview({ user }: { user: User }) {
  const t = useTranslator();
  const memberSince = new Date(user.createdAt).toLocaleDateString(t.locale, { dateStyle: "long" });
  return (
    <Section title={t(account.settings.overview)}>
      <dl className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        <Fact name={t(account.settings.universeName)}>
          <bdi>{user.universeName}</bdi>
        </Fact>
        <Fact name={t(account.settings.userName)}>
          <bdi>{user.userName}</bdi>
        </Fact>
        <Fact name={t(account.fields.email)}>
          {user.email ?? t(account.settings.noEmail)}
          {user.email && <Verified isVerified={user.emailVerified} />}
        </Fact>
        <Fact name={t(account.settings.memberSince)}>
          <time dateTime={user.createdAt}>{memberSince}</time>
        </Fact>
      </dl>
    </Section>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-small text-quiet">{name}</dt>
    <dd className="font-medium wrap-anywhere">{children}</dd>
  </div>
);

function Verified({ isVerified }: { isVerified: boolean }) {
  const t = useTranslator();
  const Icon = isVerified ? BadgeCheck : CircleAlert;
  return (
    <span className={`flex items-center gap-1 text-small ${isVerified ? "text-accent-ink" : "text-amber"}`}>
      <Icon aria-hidden="true" className="size-4" />
      {t(isVerified ? account.settings.verified : account.settings.unverified)}
    </span>
  );
}
