import { type Locator, page, userEvent } from "vitest/browser";
import { api } from "#domain/api.ts";
import { dayMs } from "#domain/calendar.ts";
import { refusal } from "#domain/refusals.ts";
import { sleepSeconds } from "../../testing/browser/exercise-steps.ts";
import { expect, makeEntries, test } from "../../testing/browser/home-test.ts";
import { expectNoOverflow } from "../../testing/browser/looks.ts";
import { makeUniverse, makeUser } from "../../testing/browser/make-replies.ts";
import { dismissToast, showToast } from "../ui/toasts.ts";

const button = (name: string) => page.getByRole("button", { name, exact: true });
const sidebar = page.getByRole("navigation", { name: "Your universe" });
const inSight = (locator: Locator) => expect.element(locator).toBeInViewport();
const whollyInSight = (locator: Locator) => expect.element(locator).toBeInViewport({ ratio: 1 });

test("the sidebar shows the journey's stats, and scrolls in a low window", async ({ openHome }) => {
  await page.viewport(1280, 720);
  await openHome({ stars: 8 });
  for (const text of ["Timer Ready", "Music Off", "Preset Views", "Total Entries", "Days Active", "Streak"])
    await inSight(sidebar.getByText(text, { exact: true }));
  const last = sidebar.getByText("Streak", { exact: true });
  await whollyInSight(last);
  await whollyInSight(button("Support"));
  const facts = [...sidebar.element().querySelectorAll("dd")].map((fact) => fact.textContent);
  expect(facts).toEqual(["8", "8", "a star begins one"]);

  await page.viewport(1280, 500);
  await whollyInSight(sidebar.getByRole("button", { name: "Add Mood" }));
  await expect.element(last).not.toBeInViewport();
  last.element().scrollIntoView();
  await whollyInSight(last);
});

test("with all stats, the sidebar fits into a window of 800 pixels", async ({ openHome }) => {
  await page.viewport(1280, 800);
  const yesterday = Date.now() - dayMs;
  const entries = makeEntries(8).map((entry, at) => ({
    ...entry,
    timestamp: new Date(yesterday - (7 - at) * dayMs).toISOString(),
  }));
  await openHome({ entries });
  for (const text of ["today still open", "Nights lit"]) await inSight(sidebar.getByText(text));
});

test("on a phone the sidebar's content is a sheet: a view closes it, and Activities leads on", async ({
  openHome,
}) => {
  await page.viewport(390, 780);
  await openHome({ stars: 8 });
  await expect.element(sidebar.getByText("Total Entries")).not.toBeVisible();
  await button("More").click();
  const more = page.getByRole("dialog", { name: "More" });
  for (const text of ["Activities", "Music Off", "Tilted View", "Total Entries"])
    await inSight(more.getByText(text, { exact: true }));
  await more.getByRole("button", { name: "Sideview" }).click();
  await expect.element(more).not.toBeInTheDocument();
  await button("More").click();
  await more.getByRole("link", { name: "Activities" }).click();
  await expect.poll(() => location.pathname).toBe("/wellness-games");
  await expect.element(page.getByRole("heading", { name: "AI Activities" })).toBeVisible();
});

function expectApart(...locators: Locator[]) {
  const boxes = locators.map((locator) => locator.element().getBoundingClientRect());
  for (const [index, one] of boxes.entries())
    for (const other of boxes.slice(index + 1)) {
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      expect(Math.min(across, down), `at ${innerWidth} by ${innerHeight}`).toBeLessThanOrEqual(1);
    }
}

test("the button of the list stays under the finger when the list opens and closes, in every window", async ({
  openHome,
}) => {
  await openHome({ stars: 8 });
  const toggle = button("List of stars");
  const list = page.getByRole("region", { name: "Your stars" });
  const place = () => toggle.element().getBoundingClientRect().toJSON();
  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [740, 360],
    [768, 1024],
    [1280, 720],
  ] as const) {
    await page.viewport(width, height);
    await nextPaint();
    const before = place();
    await toggle.click();
    await inSight(list.getByRole("row").first());
    expect(place(), `at ${width} by ${height}`).toEqual(before);
    const title = list.getByRole("heading", { name: "Your stars" }).element();
    expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth);
    expectApart(list.getByRole("row").first(), toggle);
    await toggle.click();
    await expect.element(list).not.toBeInTheDocument();
    await expect.element(toggle).toHaveFocus();
  }
});

test("a toast of Add Mood is seen at once and covers no field and no button, in every window", async ({
  openHome,
}) => {
  await openHome({ stars: 2 });
  const dialog = page.getByRole("dialog", { name: "How are you feeling?" });
  const toast = page.getByRole("region", { name: "Notification" });
  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [768, 1024],
    [1280, 720],
  ] as const) {
    await page.viewport(width, height);
    await button("Add Mood").click();
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await whollyInSight(toast.getByText("Emotion Required"));
    await whollyInSight(toast);
    const frame = dialog.element().getBoundingClientRect();
    expect(frame.top).toBeGreaterThanOrEqual(0);
    expect(frame.bottom).toBeLessThanOrEqual(height);
    const others = [...dialog.element().querySelectorAll<HTMLElement>("input, textarea, button")];
    const scroller = others[1]?.closest<HTMLElement>(".overflow-y-auto");
    for (const other of others.filter((other) => !toast.element().contains(other)))
      expectApartInView(toast.element(), other, scroller?.contains(other) ? scroller : undefined);
    expectNoOverflow();
    dismissToast();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  }
});

/** Only the part of `other` counts that its scroll container shows. */
function expectApartInView(one: Element, other: Element, scroller?: Element) {
  const [toast, box] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  const bottom = Math.min(box.bottom, scroller?.getBoundingClientRect().bottom ?? box.bottom);
  const top = Math.max(box.top, scroller?.getBoundingClientRect().top ?? box.top);
  const across = Math.min(toast.right, box.right) - Math.max(toast.left, box.left);
  const down = Math.min(toast.bottom, bottom) - Math.max(toast.top, top);
  expect(Math.min(across, down), other.outerHTML).toBeLessThanOrEqual(1);
}

test("no toast covers the numbers of support, which is one tap away on a phone", async ({ openHome }) => {
  await page.viewport(360, 640);
  await openHome({ stars: 2 });
  showToast(() => ({ title: "Star Created", description: "Your mood has been added to your universe." }));
  const toast = page.getByRole("region", { name: "Notification" });
  await inSight(toast);
  expectApart(toast, ...["Support", "Share", "Embed", "Settings"].map(button));
  await button("Support").click();
  await expect.element(page.getByRole("dialog", { name: "Support" })).toBeVisible();
  showToast(() => ({ title: "First Star", description: "You put your first mood in the sky." }));
  await expect.element(toast).not.toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  await inSight(toast.getByText("Star Created"));
});

const bar = ["Sky", "Journal", "Insights"];
const names = ["W".repeat(50), "🌌".repeat(25), "مجرة الأمل البعيدة جدا عن كل شيء آخر"];

test.for(names)(
  "the long name %s leaves room for everything on the narrowest phone",
  async (name, { calls, openHome }) => {
    await page.viewport(320, 568);
    // The pointer may still be where a test before this one left it, over Share.
    calls.reply(api.listLinks, 200, []);
    await openHome({ user: makeUser({ universeName: name, userName: name }) });
    await expect.element(page.getByRole("heading", { name })).toBeVisible();
    expectNoOverflow();
    await whollyInSight(page.getByText("'s Journey", { exact: true }));
    for (const name of bar) await whollyInSight(sidebar.getByRole("link", { name }));
    for (const name of [
      "Your avatar and journey",
      "Share",
      "Embed",
      "Settings",
      "Support",
      "Add Mood",
      "More",
    ])
      await whollyInSight(button(name));
  },
);

test("letters of twice the size leave room for the main buttons", async ({ openHome }) => {
  await page.viewport(390, 844);
  document.documentElement.style.fontSize = "200%";
  await openHome();
  for (const name of bar) await whollyInSight(sidebar.getByRole("link", { name }));
  for (const name of ["Add Mood", "More"]) await whollyInSight(button(name));
  const inTopBar = ["Support", "Share", "Embed", "Settings"].map(button);
  for (const one of inTopBar) await whollyInSight(one);
  expectApart(
    page.getByRole("heading", { level: 1 }),
    page.getByText("'s Journey", { exact: true }),
    ...inTopBar,
  );
});

test("the cooldown is counted down, and Add Mood can be pressed again when it ends", async ({ openHome }) => {
  await openHome({ stars: 2, cooldownSeconds: 300 });
  const countdown = page.getByRole("timer", { name: "star-cooldown" });
  await expect.element(countdown).toMatchTextContent(/^0[45]:\d\d$/);
  await expect.element(button("Add Mood")).toBeDisabled();
  await inSight(sidebar.getByText("Timer Active", { exact: true }));
  await sleepSeconds(250);
  await expect.element(countdown).toMatchTextContent(/^00:\d\d$/);
  await sleepSeconds(60);
  await expect.element(button("Add Mood")).toBeEnabled();
  await inSight(sidebar.getByText("Timer Ready", { exact: true }));
  await expect.element(countdown).not.toBeInTheDocument();
});

const nextPaint = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

test("while the stars cannot be loaded, no count is shown; the notice stays until they arrive", async ({
  calls,
  openPage,
}) => {
  calls.reply(api.getSignIn, 200, { way: "name", pendingEmail: null });
  calls.reply(api.listChanges, 503, refusal("storage-unavailable", ""));
  await openPage("/", makeUser());
  const notice = page.getByText("Your stars are kept on the server", { exact: false });
  await expect.element(notice).toBeVisible();
  await expect.element(page.getByText(/^(0|a star begins one)$/)).not.toBeInTheDocument();
  await expect.element(page.getByLabelText(/^Star map/)).not.toBeInTheDocument();

  // The element stays during the next call, so that it is read out once.
  const element = notice.element();
  const release = calls.hold(api.listChanges);
  const count = calls.received(api.listChanges).length;
  dispatchEvent(new Event("visibilitychange"));
  await expect.poll(() => calls.received(api.listChanges).length).toBeGreaterThan(count);
  await nextPaint();
  await expect.element(notice).toBeVisible();
  release();
  await expect
    .poll(() => {
      dispatchEvent(new Event("visibilitychange"));
      return calls.received(api.listChanges).length;
    })
    .toBeGreaterThan(count + 1);
  expect(notice.element()).toBe(element);

  calls.reply(api.listChanges, 200, makeUniverse(makeEntries(0)));
  dispatchEvent(new Event("visibilitychange"));
  await expect.element(page.getByLabelText("Star map, 0 stars")).toBeVisible();
  await expect.element(sidebar.getByText("a star begins one", { exact: true })).toBeVisible();
  await expect.element(notice).not.toBeInTheDocument();
});
