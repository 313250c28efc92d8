import { vi } from "vitest";
import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { refusal } from "#domain/refusals.ts";
import type { Reminders } from "#domain/reminders/reminders.ts";
import { test as base, expect } from "../../testing/browser/browser-test.tsx";
import { switchToGerman } from "../../testing/browser/language-change.ts";
import {
  reminderChoices as choices,
  makeReminders,
  startedReminders as started,
} from "../../testing/browser/make-reminders.ts";
import { deviceZone } from "./device-zone.ts";
import { RemindersDialog } from "./RemindersDialog.tsx";

const test = base.extend<{ openDialog: (reminders: Reminders) => Promise<void> }>({
  openDialog: async ({ calls, show }, use) => {
    await use(async (reminders) => {
      calls.reply(api.getReminders, 200, reminders);
      await show(<RemindersDialog userId="user-1" open onClose={() => {}} />);
      await expect.element(page.getByRole("region", { name: "When" })).toBeVisible();
    });
  },
});

const button = (name: string) => page.getByRole("button", { name, exact: true });

for (const width of [320, 360, 768, 1280])
  test(`each weekday can be read and pressed at ${width} px`, async ({ openDialog }) => {
    await page.viewport(width, 640);
    await openDialog(started);
    const when = page.getByRole("region", { name: "When" });
    const days = when.getByRole("button", { pressed: true }).elements();
    expect(days).toHaveLength(7);
    const { left, right } = when.element().getBoundingClientRect();
    for (const day of days) {
      const box = day.getBoundingClientRect();
      expect([box.left >= left, box.right <= right, box.width >= 44, box.height >= 44]).toEqual(
        Array(4).fill(true),
      );
      expect(day.scrollWidth).toBeLessThanOrEqual(day.clientWidth);
    }
    expect(overlaps(days)).toEqual([]);
  });

/** Names of elements that lie on another one. */
const overlaps = (elements: readonly Element[]) =>
  elements
    .filter((one) => elements.some((other) => other !== one && areOverlapping(one, other)))
    .map(({ textContent }) => textContent);

function areOverlapping(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

test("times are added, changed by weekday, and saved with all choices", async ({ calls, openDialog }) => {
  await openDialog(started);
  await expect.element(button("Save")).toBeDisabled();
  await button("Add a time").click();
  const second = page.getByRole("group", { name: "Reminder 2" });
  await second.getByLabelText("Time").fill("07:15");
  await second.getByRole("button", { name: "Sun" }).click();
  await page.getByRole("switch", { name: "By mail" }).click();
  await page.getByRole("switch", { name: "With sound" }).click();
  calls.reply(api.putReminders, 200, started);
  await button("Save").click();
  const times = [...choices.times, { time: "07:15", weekdays: [1, 2, 3, 4, 5, 6] }];
  const { timeZone } = choices;
  await expect
    .poll(() => calls.received(api.putReminders).map(({ body }) => body))
    .toEqual([{ isOn: true, times, timeZone, byMail: true, isSilent: false }]);
});

test("a time can be for a check-in instead of a star", async ({ calls, openDialog }) => {
  await openDialog(started);
  const first = page.getByRole("group", { name: "Reminder 1" });
  await expect.element(first.getByRole("radio", { name: "A star" })).toBeChecked();
  await first.getByRole("radio", { name: "A check-in" }).click();
  calls.reply(api.putReminders, 200, started);
  await button("Save").click();
  await expect
    .poll(() => calls.received(api.putReminders).map(({ body }) => body))
    .toMatchObject([{ times: [{ time: "20:30", kind: "check-in" }] }]);
});

test("the last day of a time stays", async ({ openDialog }) => {
  const times = [{ time: "20:30", weekdays: [3 as const] }];
  await openDialog({ ...started, choices: { ...choices, times } });
  const wednesday = page.getByRole("button", { name: "Wed" });
  await wednesday.click();
  await expect.element(wednesday).toHaveAttribute("aria-pressed", "true");
});

test("one press stops the reminders, and one rests for a week", async ({ calls, openDialog }) => {
  await openDialog(started);
  const restUntil = "2026-03-20T12:00:00.000Z";
  calls.reply(api.restReminders, 200, { ...started, choices: { ...choices, restUntil } });
  await button("Rest for a week").click();
  await expect.element(page.getByText("Resting until Friday, March 20.")).toBeVisible();
  calls.reply(api.putReminders, 200, { ...started, nextAt: null, choices: { ...choices, isOn: false } });
  await button("Stop reminders").click();
  await expect.element(button("Start reminders")).toBeVisible();
  expect(calls.received(api.putReminders).map(({ body }) => body)).toMatchObject([{ isOn: false }]);
});

test("a device can be removed from another one", async ({ calls, openDialog }) => {
  await openDialog(started);
  calls.reply(api.deleteDevice, 200, { ...started, devices: [] });
  await button("Remove Chrome on Android").click();
  await expect.element(page.getByText(/choose a device, mail or ntfy below/)).toBeVisible();
});

test("a time zone of another place can become that of this device", async ({ openDialog }) => {
  await openDialog({ ...started, choices: { ...choices, timeZone: "Asia/Tokyo" } });
  await expect.element(page.getByText("On the clock of Asia/Tokyo")).toBeVisible();
  await button(`Use ${deviceZone()}`).click();
  await expect.element(page.getByText(`On the clock of ${deviceZone()}`)).toBeVisible();
});

test.for([
  ["a browser without push", () => Reflect.deleteProperty(window, "PushManager"), "This browser cannot show"],
  ["an address without https", () => vi.stubGlobal("isSecureContext", false), "only over https"],
  [
    "notifications that are blocked",
    () => vi.spyOn(Notification, "permission", "get").mockReturnValue("denied"),
    "Your browser blocks notifications",
  ],
  [
    "an iPhone outside the home screen",
    () => {
      Reflect.deleteProperty(window, "PushManager");
      vi.stubGlobal("navigator", Object.create(navigator, { standalone: { value: false } }));
    },
    "put Mood Universe on your home screen",
  ],
] as const)("%s is explained, without a switch", async ([, arrange, sentence], { openDialog }) => {
  const { PushManager } = window;
  arrange();
  await openDialog(makeReminders());
  await expect.element(page.getByText(sentence, { exact: false })).toBeVisible();
  expect(page.getByRole("switch", { name: "On this device" }).query()).toBeNull();
  Object.assign(window, { PushManager });
});

test("a permission that is not given changes nothing, and the dialog says so", async ({ openDialog }) => {
  vi.spyOn(Notification, "permission", "get").mockReturnValue("default");
  vi.spyOn(Notification, "requestPermission").mockResolvedValue("default");
  await openDialog(makeReminders());
  await page.getByRole("switch", { name: "On this device" }).click();
  await expect.element(page.getByText("Reminders need a yes.", { exact: false })).toBeVisible();
});

test("without a connection, the dialog says so and can try again", async ({ calls, show }) => {
  calls.disconnect(api.getReminders);
  await show(<RemindersDialog userId="user-1" open onClose={() => {}} />);
  await expect.element(page.getByText(/could not be loaded/)).toBeVisible();
  calls.reply(api.getReminders, 200, started);
  await button("Try again").click();
  await expect.element(button("Save")).toBeVisible();
});

test("the page of a mail's link stops reminders at a press, not by opening it", async ({
  calls,
  openPage,
}) => {
  await openPage("/stop-reminders?token=x", null);
  await expect.element(page.getByRole("heading", { name: "Stop your reminders?" })).toBeVisible();
  expect(location.search).toBe("");
  calls.reply(api.stopReminders, 200, { success: true });
  await button("Stop reminders").click();
  await expect.element(page.getByRole("heading", { name: "Your reminders are stopped" })).toBeVisible();
});

test("the page of a mail's link leaves the focus where it is when the language changes", async ({
  openPage,
}) => {
  await openPage("/stop-reminders?token=x", null);
  const choice = page.getByRole("combobox", { name: "Language" });
  await expect.element(choice).toBeVisible();
  (choice.element() as HTMLElement).focus();
  await switchToGerman();
  await expect.element(page.getByRole("heading", { name: "Erinnerungen beenden?" })).toBeVisible();
  await expect.element(page.getByRole("combobox", { name: "Sprache" })).toHaveFocus();
});

test("a link to stop reminders is called incomplete only where the server says so", async ({
  calls,
  openPage,
}) => {
  await openPage("/stop-reminders?token=x", null);
  calls.reply(api.stopReminders, 503, refusal("server-busy", "Slow down."));
  await button("Stop reminders").click();
  await expect.element(page.getByText(/could not be stopped just now/)).toBeVisible();
  calls.reply(api.stopReminders, 400, refusal("invalid-link", "The link is not complete."));
  await button("Stop reminders").click();
  await expect.element(page.getByText(/This link is not complete/)).toBeVisible();
});
