import type { User } from "#domain/accounts/user.ts";
import type { Universe } from "#domain/apply-changes.ts";

type Props = {
  user: User;
  /** Undefined while it cannot be reached. */
  universe: Universe | undefined;
  /** Whether its name alone opens it. */
  isByName: boolean;
};

const count = (number: number, one: string) =>
  `${number.toLocaleString("en")} ${one}${number === 1 ? "" : "s"}`;

export function WhatIsDeleted({ user, universe, isByName }: Props) {
  const parts = [
    universe && universe.entries.length > 0
      ? `${count(universe.entries.length, "star")}, and those in the bin, with all notes`
      : "Every star, also in the bin, with all notes",
    ...(universe?.tags.length === 0 ? [] : [universe ? count(universe.tags.length, "tag") : "Your tags"]),
    "Your constellations, your reminders, and every link that shows your sky",
    "Your quiz answers, exercises and mazes",
    "Your avatar, your achievements and your profile",
    ...(isByName ? [] : [user.email ? `Your account with ${user.email}` : "Your account"]),
  ];
  return (
    <section aria-labelledby="deleted" className="surface flex flex-col gap-3 p-4 sm:p-6">
      <h2 id="deleted" className="font-display text-title wrap-anywhere">
        What will be deleted with “{user.universeName}”
      </h2>
      <ul className="flex max-w-prose list-disc flex-col gap-1 pl-5 wrap-anywhere marker:text-quiet">
        {parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      <p className="max-w-prose text-pretty text-quiet">{isByName ? byName : atOnce(user.email)}</p>
    </section>
  );
}

const byName =
  "Your universe closes at once, wherever it is open, and is removed after seven days. Because its name alone opens it, anyone who knows the name could ask for this: until then, opening it by its name offers to keep it, with everything in it.";

const atOnce = (email: string | null) =>
  `This happens at once and cannot be undone. Wherever your universe is open, it closes.${
    email ? " You get one last mail that says so." : ""
  }`;
