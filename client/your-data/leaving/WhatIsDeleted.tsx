import type { User } from "#domain/accounts/user.ts";
import { yourData } from "#domain/languages/en/your-data.ts";
import type { Universe } from "#domain/records/apply-changes.ts";
import { useTranslator } from "../../languages/language.ts";

type Props = {
  user: User;
  /** The universe; undefined while it cannot be reached. */
  universe: Universe | undefined;
  /** Whether the universe's name alone opens it. */
  isByName: boolean;
};

export function WhatIsDeleted({ user, universe, isByName }: Props) {
  const t = useTranslator();
  const parts = [
    universe && universe.entries.length > 0
      ? t(yourData.deletion.stars, { count: universe.entries.length })
      : t(yourData.deletion.everyStar),
    ...(universe?.tags.length === 0
      ? []
      : [
          universe
            ? t(yourData.deletion.tags, { count: universe.tags.length })
            : t(yourData.deletion.yourTags),
        ]),
    t(yourData.deletion.constellations),
    t(yourData.deletion.activities),
    t(yourData.deletion.avatar),
    ...(isByName
      ? []
      : [
          user.email ? t(yourData.deletion.accountWith, { email: user.email }) : t(yourData.deletion.account),
        ]),
  ];
  return (
    <section aria-labelledby="deleted" className="surface flex flex-col gap-3 p-4 sm:p-6">
      <h2 id="deleted" className="font-display text-title wrap-anywhere">
        {t(yourData.deletion.whatIsDeleted, { universe: user.universeName })}
      </h2>
      <ul className="flex max-w-prose list-disc flex-col gap-1 ps-5 wrap-anywhere marker:text-quiet">
        {parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      <p className="max-w-prose text-pretty text-quiet">
        {t(isByName ? yourData.deletion.byName : atOnce(user.email))}
      </p>
    </section>
  );
}

const atOnce = (email: string | null) =>
  email ? yourData.deletion.atOnceWithMail : yourData.deletion.atOnce;
