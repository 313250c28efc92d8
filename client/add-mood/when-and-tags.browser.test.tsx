import { useState } from "react";
import { page, userEvent } from "vitest/browser";
import type { Tag } from "#domain/records/tag/tag.ts";
import { expect, test } from "../../testing/browser/browser-test.tsx";
import { AddMoodForm } from "./AddMoodForm.tsx";
import { emptyForm, type MoodForm } from "./mood-form.ts";
import type { OwnMoment } from "./read-when.ts";

const makeTag = (name: string): Tag => ({
  ...{ id: name, name, kind: "other", isArchived: false, revision: 1 },
});
const tags = ["Running", "Caf\u00e9", "Mum"].map(makeTag);
const archived = { ...makeTag("Old job"), isArchived: true };

let form: MoodForm = emptyForm;

function Form({ own = null }: { own?: OwnMoment | null }) {
  const [shown, setShown] = useState(emptyForm);
  form = shown;
  return (
    <div className="max-w-[38rem] p-4">
      <AddMoodForm
        form={shown}
        onFormChange={setShown}
        lastUsed={[]}
        universe={{ tags: [...tags, archived], offered: tags }}
        own={own}
      />
    </div>
  );
}

const button = (name: string) => page.getByRole("button", { name, exact: true });
const option = (name: string) => page.getByRole("option", { name, exact: true });
const field = page.getByRole("combobox", { name: "What goes with it?" });
const date = page.getByLabelText("Date", { exact: true });
const time = page.getByLabelText("Time", { exact: true });
const names = () => form.tags.map((choice) => ("name" in choice ? choice.name : choice.id));
const berlin = { timestamp: "2026-03-28T12:00:00.000Z", utcOffset: 60, timeZone: "Europe/Berlin" };

test("a star is for now until a quick choice or a typed time says otherwise", async ({ show }) => {
  await show(<Form />);
  await expect.element(date).not.toBeInTheDocument();
  await button("When: Now").click();
  await expect.element(button("Now")).toHaveAttribute("aria-pressed", "true");
  await button("Yesterday evening").click();
  await expect.element(button("Yesterday evening")).toHaveAttribute("aria-pressed", "true");
  await expect.element(time).toHaveValue("19:00");
  await time.fill("20:15");
  await expect.element(button("Yesterday evening")).toHaveAttribute("aria-pressed", "false");
  await expect.element(page.getByRole("button", { name: /^When: .*8:15/ })).toBeVisible();
  await button("Now").click();
  await expect.element(button("When: Now")).toBeVisible();
  expect(form.when).toBeNull();
});

test("a moment that cannot be has a sentence at its field, and a way out", async ({ show }) => {
  await show(<Form own={berlin} />);
  await page.getByRole("button", { name: /^When:/ }).click();
  await expect.element(date).toHaveValue("2026-03-28");
  await expect.element(time).toHaveValue("13:00");
  await expect.element(page.getByText("On the clocks of Europe/Berlin.")).toBeVisible();

  await date.fill("2026-03-29");
  await time.fill("02:30");
  await expect.element(time).toHaveAccessibleDescription(/skipped this time/);
  await button("3:30 AM").click();
  await expect.element(time).toHaveValue("03:30");
  await expect.element(time).not.toHaveAccessibleDescription();

  await date.fill("2025-10-26");
  await time.fill("02:30");
  await expect.element(time).toHaveAccessibleDescription(/twice that day/);
  await button("2:30 AM, after the change").click();
  await expect.element(time).not.toHaveAccessibleDescription();
  expect(form.when).toEqual({ date: "2025-10-26", time: "02:30", utcOffset: 60 });

  await date.fill("1899-12-31");
  await expect.element(time).toHaveAccessibleDescription("A star cannot be earlier than 1900.");
  await date.fill("2999-12-31");
  await expect.element(time).toHaveAccessibleDescription(/has not come yet/);
  await button("As it was").click();
  expect(form.when).toBeNull();
});

test("a star whose zone is unknown is shown and changed on its own clock", async ({ show }) => {
  await show(<Form own={{ ...berlin, utcOffset: 345, timeZone: null }} />);
  await page.getByRole("button", { name: /^When: .*5:45/ }).click();
  await expect.element(time).toHaveValue("17:45");
  await expect.element(page.getByText("On the clock of this star, at UTC+05:45.")).toBeVisible();
  await time.fill("17:50");
  await expect.element(time).not.toHaveAccessibleDescription();
});

test("tags are one press away, found without accents, and added when no tag has the name", async ({
  show,
}) => {
  await show(<Form />);
  const chips = page.getByRole("list", { name: "Tags of this star" }).getByRole("button");
  expect(chips.elements().map((chip) => chip.textContent)).toEqual([
    ...["Running", "Caf\u00e9", "Mum", "sleep", "work", "family"],
  ]);
  await button("Mum").click();
  await field.fill("cafe");
  await expect.element(option("Caf\u00e9")).toHaveAttribute("aria-selected", "true");
  await userEvent.keyboard("{Enter}");
  await field.fill("the lake");
  await expect.element(page.getByRole("option", { name: "Add \u201cthe lake\u201d" })).toBeVisible();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await field.fill("old");
  await expect.element(option("Old job")).not.toBeInTheDocument();
  await field.fill(" OLD JOB ");
  await userEvent.keyboard("{Enter}");
  expect(names()).toEqual(["Mum", "Caf\u00e9", "the lake", "Old job"]);
  await button("the lake").click();
  await field.fill("");
  await userEvent.keyboard("{Backspace}");
  expect(names()).toEqual(["Mum", "Caf\u00e9"]);
});

test("a thirteenth tag is refused in a sentence, and what was typed stays", async ({ show }) => {
  await show(<Form />);
  for (let at = 1; at <= 13; at++) {
    await field.fill(`Tag ${at}`);
    await userEvent.keyboard("{Enter}");
  }
  expect(names()).toHaveLength(12);
  await expect.element(field).toHaveValue("Tag 13");
  await expect.element(field).toHaveAccessibleDescription(/up to 12 tags/);
  await button("Tag 1").click();
  await userEvent.click(field);
  await userEvent.keyboard("{Enter}");
  expect(names().at(-1)).toBe("Tag 13");
});
