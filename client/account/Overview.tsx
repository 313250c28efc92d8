import { BadgeCheck, CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { User } from "#domain/accounts/user.ts";
import { Section } from "./Section.tsx";

const memberSince = (createdAt: string) =>
  new Date(createdAt).toLocaleDateString(undefined, { dateStyle: "long" });

export function Overview({ user }: { user: User }) {
  return (
    <Section title="Account overview">
      <dl className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        <Fact name="Universe name">
          <bdi>{user.universeName}</bdi>
        </Fact>
        <Fact name="User name">
          <bdi>{user.userName}</bdi>
        </Fact>
        <Fact name="E-mail">
          {user.email ?? "None yet"}
          {user.email && <Verified isVerified={user.emailVerified} />}
        </Fact>
        <Fact name="Member since">
          <time dateTime={user.createdAt}>{memberSince(user.createdAt)}</time>
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
  const Icon = isVerified ? BadgeCheck : CircleAlert;
  return (
    <span className={`flex items-center gap-1 text-small ${isVerified ? "text-accent" : "text-amber"}`}>
      <Icon aria-hidden="true" className="size-4" />
      {isVerified ? "Verified" : "Unverified"}
    </span>
  );
}
