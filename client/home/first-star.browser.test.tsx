import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { expect, makeEntries, test } from "../../testing/browser/home-test.ts";
import { looks, setLook } from "../../testing/browser/looks.ts";
import { makeUniverse, makeUser } from "../../testing/browser/make-replies.ts";
import { followServer } from "../../testing/browser/page-steps.ts";

const invitation = page.getByRole("button", { name: "Add your first star" });
const status = page.getByRole("status").filter({ hasText: "Your first star" });
const hint = page.getByText(/your star to see/);

for (const look of looks)
  test(`an empty sky invites to the first star in the ${look.theme} theme`, async ({ openHome }) => {
    await setLook(look);
    await openHome();
    await expect.element(invitation).toBeInViewport({ ratio: 1 });
    await invitation.click();
    await expect.element(page.getByRole("dialog", { name: "How are you feeling?" })).toBeVisible();
    await expect.element(invitation).not.toBeInTheDocument();
  });

test("the first star gets its name in the sky for a while, and then a hint how to use it", async ({
  calls,
  openHome,
}) => {
  await openHome();
  calls.reply(api.listChanges, 200, makeUniverse(makeEntries(1)));
  calls.reply(api.updateStats, 200, ({ body }) => makeUser(body));
  followServer();
  await expect
    .element(status)
    .toHaveTextContent("Joy. Your first star. It keeps this moment. Every feeling has a place here.");
  const name = page.getByText("Joy", { exact: true });
  await expect.element(name).toBeVisible();
  await expect.element(invitation).not.toBeInTheDocument();
  await expect.element(hint).not.toBeInTheDocument();
  for (const animation of document.getAnimations()) if (isMoment(animation)) animation.finish();
  await expect.element(name).not.toBeInTheDocument();
  await expect.element(status).not.toBeInTheDocument();
  await expect.element(hint).toBeVisible();
});

const isMoment = (animation: Animation) =>
  animation instanceof CSSAnimation && animation.animationName === "moment";

test("a sky that had its first star before names nothing by itself", async ({ openHome }) => {
  await openHome({ stars: 1 });
  await expect.element(hint).toBeVisible();
  await expect.element(status).not.toBeInTheDocument();
});
