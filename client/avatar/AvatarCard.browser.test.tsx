import { useState } from "react";
import { page, userEvent } from "vitest/browser";
import type { User } from "#domain/accounts/user.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { test as base, expect } from "../../testing/browser/browser-test.tsx";
import { makeUser } from "../../testing/browser/make-replies.ts";
import { makeStar } from "../../testing/make-star.ts";
import { AvatarCard } from "./AvatarCard.tsx";

const avatar = page.getByRole("button", { name: "Your avatar and journey" });
const card = page.getByRole("region", { name: "Your avatar and journey" });
const elsewhere = page.getByRole("heading", { name: "Elsewhere" });
const achievement = (name: string) => card.getByRole("listitem").filter({ hasText: name });

function Shown(props: { user: User; entries: readonly MoodEntry[] | null }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <main>
      <AvatarCard {...props} place={place} />
      <div ref={setPlace} />
      <h1 className="mt-[36rem]">Elsewhere</h1>
    </main>
  );
}

const test = base.extend<{ showAvatar: (user: User, entries?: MoodEntry[]) => Promise<void> }>({
  showAvatar: async ({ show }, use) => {
    await use(async (user, entries) => {
      await show(<Shown user={user} entries={entries ?? null} />);
      // The pointer may rest where the previous test left it.
      await elsewhere.hover();
      await expect.element(card).not.toBeInTheDocument();
    });
  },
});

const withFirstStar = makeUser({ avatarAccessories: ["first-star"] });
const hope = makeStar({ emotion: "hope" });

test("the card opens for a pointer that rests on the avatar, and closes when it leaves", async ({
  showAvatar,
}) => {
  await showAvatar(withFirstStar, [hope]);
  await avatar.hover();
  await expect.element(achievement("First Star")).toBeVisible();
  await expect.element(card.getByText("Most felt")).toBeVisible();
  await expect.element(card.getByText("Hope")).toBeVisible();
  await elsewhere.hover();
  await expect.element(card).not.toBeInTheDocument();
});

test("keyboard focus opens the card, and Escape closes it and leaves the focus on the avatar", async ({
  showAvatar,
}) => {
  await showAvatar(withFirstStar, [hope]);
  await userEvent.keyboard("{Tab}");
  await expect.element(avatar).toHaveFocus();
  await expect.element(achievement("First Star")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(card).not.toBeInTheDocument();
  await expect.element(avatar).toHaveFocus();
});

test("a press opens the card until a press beside it", async ({ showAvatar }) => {
  await showAvatar(makeUser());
  await avatar.click();
  await expect.element(card.getByText("Your first star brings the first one.")).toBeVisible();
  await elsewhere.click();
  await expect.element(card).not.toBeInTheDocument();
});

test("an achievement that this client does not know is listed as a sparkle, beside unreadable stats", async ({
  showAvatar,
}) => {
  await showAvatar(
    makeUser({ journeyStats: '{"totalEntries": 12, "favo', avatarAccessories: ["of-another-age"] }),
  );
  await avatar.click();
  await expect.element(achievement("Sparkle")).toBeVisible();
});
