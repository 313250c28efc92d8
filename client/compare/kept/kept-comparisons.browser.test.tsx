import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { maxComparisons } from "#domain/records/comparison/comparison.ts";
import { button, dialog, seen } from "../../../testing/browser/page-steps.ts";
import { test as base, expect } from "../../../testing/browser/real-app-test.tsx";
import { addStar, makeComparison, makeEntry, makeFeeling, makeTag } from "../../../testing/make.ts";

const kept = page.getByRole("region", { name: "Kept comparisons" });
const query = "first.weekdays=sun,sat&second.weekdays=mon,tue,wed,thu,fri";

/** `openWith` opens a comparison of a universe with one star, and with comparisons that are kept. */
const test = base.extend<{ openWith: (...comparisons: Record<string, unknown>[]) => Promise<void> }>({
  openWith: async ({ realApp, open }, use) => {
    await use(async (...comparisons) => {
      await realApp.signUp();
      await realApp.device.call(api.createMoodEntry, { body: makeEntry() });
      for (const comparison of comparisons)
        await realApp.device.call(api.putComparison, {
          params: { id: crypto.randomUUID() },
          body: makeComparison(comparison),
        });
      await open(`/compare?${query}`);
    });
  },
});

test("a comparison is kept with a name, and the server has it", async ({ realApp, openWith }) => {
  await openWith();
  await button("Keep this comparison").click();
  const name = dialog("Keep this comparison").getByLabelText("Name");
  await expect.element(name).toHaveValue("Weekends · Monday to Friday");
  await name.fill("  ");
  await button("Keep").click();
  await expect.element(name).toHaveAttribute("aria-invalid", "true");
  await name.fill("My weekends");
  await button("Keep").click();
  await expect.element(button("Kept as “My weekends”")).toHaveFocus();
  await expect
    .element(kept.getByRole("link", { name: /^My weekends/ }))
    .toHaveAttribute("aria-current", "page");
  await expect
    .poll(async () => (await realApp.device.call(api.listChanges)).body.comparisons)
    .toMatchObject([{ name: "My weekends", query }]);
});

test("a kept comparison is opened, renamed, and removed with a way back", async ({ realApp, openWith }) => {
  await openWith({ name: "Good times", query: "weeks=good" });
  await kept.getByRole("link", { name: /^Good times/ }).click();
  await expect.poll(() => location.search).toBe("?weeks=good");
  await seen(button("Kept as “Good times”"));
  await kept.getByRole("button", { name: "Rename" }).click();
  await dialog("Rename").getByLabelText("Name").fill("Good weeks of mine");
  await button("Save").click();
  await seen(kept.getByRole("link", { name: /^Good weeks of mine/ }));
  await kept.getByRole("button", { name: "Remove" }).click();
  await expect.element(kept).not.toBeInTheDocument();
  await expect.element(button("Keep this comparison")).toHaveFocus();
  await button("Undo").click();
  await expect.element(kept.getByRole("link", { name: /^Good weeks of mine/ })).toHaveFocus();
  await expect
    .poll(async () => (await realApp.device.call(api.listChanges)).body.comparisons)
    .toMatchObject([{ name: "Good weeks of mine", query: "weeks=good" }]);
});

test("what is kept stays with its dates, and follows a tag that is merged into another", async ({
  realApp,
  openWith,
}) => {
  const [from, into] = [crypto.randomUUID(), crypto.randomUUID()];
  await openWith();
  for (const [id, name] of [
    [from, "stroll"],
    [into, "walk"],
  ] as const)
    await realApp.device.call(api.putTag, { params: { id }, body: makeTag({ name }) });
  const walks = makeComparison({ name: "Walks", query: `first.tags=${from}&second=others` });
  await realApp.device.call(api.putComparison, { params: { id: crypto.randomUUID() }, body: walks });
  await realApp.device.call(api.mergeTags, { params: { id: from }, body: { into } });
  await expect.element(kept.getByRole("link", { name: /^Walks/ })).toMatchTextContent(/With walk/);
});

test("what is compared is kept also when its feelings became one, or their order another one", async ({
  realApp,
  openWith,
  open,
}) => {
  const id = crypto.randomUUID();
  await openWith();
  await realApp.device.call(api.putFeeling, { params: { id }, body: makeFeeling() });
  const bright = makeComparison({ name: "Bright", query: `first.emotions=joy,${id}&second=others` });
  await realApp.device.call(api.putComparison, { params: { id: crypto.randomUUID() }, body: bright });
  await realApp.device.call(api.mergeFeelings, { params: { id }, body: { into: "joy" } });
  await open("/compare?first.emotions=joy&second=others");
  await seen(button("Kept as “Bright”"));
  await expect.element(kept.getByRole("link", { name: /^Bright/ })).toHaveAttribute("aria-current", "page");
});

test("with as many as there can be, the dialog says so", async ({ openWith }) => {
  await openWith(...Array.from({ length: maxComparisons }, () => ({})));
  await button("Keep this comparison").click();
  await seen(page.getByText("You keep 50 comparisons, as many as there can be. Remove one to keep another."));
  await expect.element(button("Keep")).toBeDisabled();
});

test("a person goes from the insights to a comparison, keeps it, sees both in the sky, and comes back to it", async ({
  realApp,
  open,
}) => {
  await realApp.signUp();
  for (let day = 1; day <= 28; day++) await addStar(realApp.device, 24 * day);
  await open("/insights");
  await page.getByRole("link", { name: "Compare two times" }).click();
  await expect.element(page.getByRole("heading", { level: 1, name: "Compare" })).toHaveFocus();
  await page.getByRole("radio", { name: "Kinds of days" }).click();
  await button("Weekends and weekdays").click();
  const answer = page.getByRole("heading", { level: 2, name: "Nothing stands out as different." });
  await seen(answer);
  await button("Keep this comparison").click();
  await dialog("Keep this comparison").getByLabelText("Name").fill("Free days");
  await button("Keep").click();
  await seen(button("Kept as “Free days”"));
  await page.getByRole("link", { name: "Show in the sky" }).click();
  await page.getByRole("link", { name: "Read the comparison" }).click();
  await seen(answer);
  await expect
    .element(kept.getByRole("link", { name: /^Free days/ }))
    .toHaveAttribute("aria-current", "page");
});
