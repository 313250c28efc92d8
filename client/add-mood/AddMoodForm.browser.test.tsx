import { useState } from "react";
import { vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { EmotionId } from "#domain/emotions.ts";
import { feelingDefinition, feelingName } from "#domain/feeling-name.ts";
import { catalogue } from "#domain/feelings.ts";
import { languages, preferenceOf } from "#domain/languages/languages.ts";
import { feelingOfTyped } from "#domain/typed-feeling.ts";
import { expect, test } from "../../testing/browser/browser-test.tsx";
import { emulateMedia, showEffects } from "../../testing/browser/media.ts";
import { setLanguage, translator } from "../languages/language.ts";
import { AddMoodForm } from "./AddMoodForm.tsx";
import { emptyDraft } from "./draft.ts";
import { typedWords } from "./find-feelings.ts";
import { LiveStar } from "./LiveStar.tsx";

function Form({ lastUsed = [] }: { lastUsed?: readonly EmotionId[] }) {
  const [form, setForm] = useState(emptyDraft.form);
  return (
    <div className="max-w-[38rem] p-4">
      <div data-testid="star">
        <LiveStar form={form} />
      </div>
      <AddMoodForm form={form} onFormChange={setForm} lastUsed={lastUsed} />
    </div>
  );
}

const group = (name: string) => page.getByRole("radiogroup", { name, exact: true });
const emotion = (name: string) => group("Emotion").getByRole("radio", { name, exact: true });
const lastUsed = page.getByRole("group", { name: "Last used" });
const button = (name: string) => lastUsed.getByRole("button", { name, exact: true });
const keys = (text: string) => userEvent.keyboard(text);
const stars = () =>
  [...page.getByTestId("star").element().querySelectorAll<HTMLElement>("[data-size]")].map((star) => ({
    size: Number(star.dataset.size),
    tone: star.querySelector<SVGElement>(".tone")?.style.getPropertyValue("--night-tone") ?? null,
  }));
const focusOn = (name: string) => (emotion(name).element() as HTMLElement).focus();

test("arrow keys move and choose in two dimensions, in four columns and in two", async ({ show }) => {
  await show(<Form />);
  for (const [width, below, beside] of [
    [1280, "Transcendence", "Joy"],
    [360, "Transcendence", "Joy"],
    [320, "Compassion", "Joy"],
  ] as const) {
    await page.viewport(width, 900);
    focusOn("Love");
    await keys("{ArrowDown}");
    await expect.element(emotion(below)).toBeChecked();
    await keys("{ArrowUp}");
    await expect.element(emotion("Love")).toBeChecked();
    await keys("{ArrowRight}");
    await expect.element(emotion(beside)).toHaveFocus();
    await keys("{ArrowLeft}{ArrowLeft}");
    await expect.element(emotion("Hopelessness")).toBeChecked();
    await keys("{Home}");
    await expect.element(emotion("Love")).toBeChecked();
    await keys("{End}");
    await expect.element(emotion("Hopelessness")).toHaveFocus();
  }
});

test("every feeling fits into its button, in every language", async ({ show }) => {
  await page.viewport(1280, 900);
  await show(<Form />);
  for (const { id } of languages) {
    await setLanguage(preferenceOf(id, [id]));
    const name = feelingName(translator(), catalogue, "hopelessness");
    await expect.element(page.getByText(name, { exact: true })).toBeVisible();
    const labels = [...document.querySelectorAll<HTMLElement>("[role=radiogroup][aria-required] label")];
    expect(labels).toHaveLength(36);
    // The radio button covers the border.
    for (const label of labels)
      expect(label.scrollWidth, `${label.textContent} in ${id}`).toBeLessThanOrEqual(label.clientWidth + 1);
  }
});

test("the first letters of a feeling lead to it, and letters in the note are a note", async ({ show }) => {
  await show(<Form lastUsed={["joy", "sadness"]} />);
  await button("Joy").click();
  await keys("sad");
  await expect.element(emotion("Sadness")).toHaveFocus();
  await expect.element(emotion("Sadness")).toBeChecked();
  await page.getByLabelText("Note").click();
  await keys("joy");
  await expect.element(page.getByLabelText("Note")).toHaveValue("joy");
  await expect.element(emotion("Sadness")).toBeChecked();
});

test("a word for how a person is leads to the nearest feeling and its sentence", async ({ show }) => {
  await show(<Form lastUsed={["joy"]} />);
  await button("Joy").click();
  await keys("tired");
  await expect.element(emotion("Sadness")).toBeChecked();
  await expect.element(emotion("Sadness")).toHaveFocus();
  const sentence = `Sadness. ${feelingDefinition(translator(), "sadness")}`;
  await expect.element(page.getByText(sentence)).toBeVisible();
});

test.for([
  ["a word that arrives late leads to its feeling", "tired", "Sadness"],
  ["one that arrives after the person has gone on leaves the focus where they are", "joy", null],
] as const)("%s", async ([, word, meant], { show }) => {
  const arriving = Promise.withResolvers<typeof feelingOfTyped>();
  const loaded = vi.spyOn(typedWords, "loaded", "get").mockReturnValue(null);
  vi.spyOn(typedWords, "load").mockReturnValue(arriving.promise);
  await show(<Form />);
  focusOn("Love");
  await keys(word);
  const when = page.getByRole("button", { name: "When: Now" });
  if (meant === null) (when.element() as HTMLElement).focus();
  loaded.mockReturnValue(feelingOfTyped);
  arriving.resolve(feelingOfTyped);
  await arriving.promise;
  await expect.element(meant === null ? when : emotion(meant)).toHaveFocus();
});

test("the last used feelings are buttons that choose in the grid, and one stop for the Tab key", async ({
  show,
}) => {
  await show(<Form lastUsed={["grief", "joy", "hope", "determination"]} />);
  expect(lastUsed.getByRole("button").elements()).toHaveLength(4);
  expect(page.getByRole("radio", { name: "Joy", exact: true }).elements()).toHaveLength(1);
  await keys("{Tab}");
  await expect.element(button("Grief")).toHaveFocus();
  await expect.element(button("Grief")).toHaveAttribute("aria-pressed", "false");
  await keys("{ArrowRight}");
  await expect.element(button("Joy")).toHaveFocus();
  await expect.element(button("Joy")).toHaveAttribute("aria-pressed", "true");
  await expect.element(emotion("Joy")).toBeChecked();
  await keys("{Tab}");
  await expect.element(page.getByRole("button", { name: "Find by another word" })).toHaveFocus();
  await keys("{Tab}");
  await expect.element(emotion("Joy")).toHaveFocus();
  await keys("{Tab}");
  await expect.element(page.getByRole("button", { name: "When: Now" })).toHaveFocus();
  await keys("{Tab}");
  await expect.element(page.getByRole("slider", { name: "Intensity" })).toHaveFocus();
});

test("up from the first row of the grid leads to the last used feeling above it", async ({ show }) => {
  await show(<Form lastUsed={["grief"]} />);
  focusOn("Love");
  await keys("{ArrowUp}");
  await expect.element(button("Grief")).toHaveFocus();
  await expect.element(emotion("Grief")).toBeChecked();
  await keys("{ArrowDown}");
  await expect.element(emotion("Love")).toBeChecked();
});

test("without stars there is no row of last used feelings; narrow screens show the latest ones", async ({
  show,
}) => {
  const { rerender } = await show(<Form />);
  await expect.element(lastUsed).not.toBeInTheDocument();
  await rerender(<Form key="used" lastUsed={["grief", "joy", "hope", "determination"]} />);
  for (const [width, shown] of [
    [1280, 4],
    [360, 3],
    [320, 2],
  ] as const) {
    await page.viewport(width, 800);
    expect(lastUsed.getByRole("button").elements(), `at ${width} px`).toHaveLength(shown);
    const row = lastUsed.element().getBoundingClientRect();
    expect(row.right, `at ${width} px`).toBeLessThanOrEqual(width);
  }
});

test("pleasant families come first, in both grids, and plain lines explain the twin star", async ({
  show,
}) => {
  await show(<Form />);
  const names = (of: string) =>
    [...group(of).element().querySelectorAll<HTMLInputElement>("input")].map(({ value }) => value);
  expect(names("Emotion").filter((_, at) => at % 4 === 0)).toEqual([
    ...["love", "transcendence", "serenity", "power", "wonder", "desire", "fear", "grief", "anguish"],
  ]);
  const twin = page.getByRole("switch", { name: "Create Twin Star" });
  await expect.element(twin).toHaveAccessibleDescription("Two feelings at once, as two stars.");
  await twin.click();
  expect(names("Base emotion").slice(0, 3)).toEqual(["love", "transcendence", "serenity"]);
  await expect
    .element(group("Base emotion"))
    .toHaveAccessibleDescription("The feeling beneath the first one. It circles your star.");
});

test("arrow keys and letters move through the base emotions, past the star's own", async ({ show }) => {
  await show(<Form />);
  await emotion("Transcendence").click();
  await page.getByRole("switch", { name: "Create Twin Star" }).click();
  const base = (name: string) => group("Base emotion").getByRole("radio", { name, exact: true });
  await base("Love").click();
  await keys("{ArrowRight}");
  await expect.element(base("Serenity")).toBeChecked();
  await keys("{ArrowDown}");
  await expect.element(base("Desire")).toBeChecked();
  await keys("gr");
  await expect.element(base("Grief")).toBeChecked();
});

test("the live star is an outline until a feeling is chosen, and then has its colour and size", async ({
  show,
}) => {
  await show(<Form />);
  expect(stars()).toEqual([{ size: 22, tone: null }]);
  await emotion("Joy").click();
  const [joy] = stars();
  expect(joy?.tone).toMatch(/^#/);
  await page.getByRole("slider", { name: "Intensity" }).fill("10");
  await expect.poll(stars).toEqual([{ size: 28, tone: joy?.tone }]);
  await emotion("Sadness").click();
  expect(stars()[0]?.tone).not.toBe(joy?.tone);
});

test("the second star of a twin star has its own size and circles the first, without reduced motion", async ({
  show,
}) => {
  showEffects();
  await emulateMedia({ "prefers-reduced-motion": "no-preference" });
  await show(<Form />);
  await emotion("Joy").click();
  await page.getByRole("switch", { name: "Create Twin Star" }).click();
  expect(stars().map(({ tone }) => tone === null)).toEqual([false, true]);
  await group("Base emotion").getByRole("radio", { name: "Grief" }).click();
  await page.getByRole("slider", { name: "Secondary intensity" }).fill("1");
  await expect.poll(() => stars().map(({ size }) => size)).toEqual([22, 10]);
  const second = () =>
    page.getByTestId("star").element().querySelectorAll("[data-size]")[1]?.getBoundingClientRect();
  const before = second()?.x;
  await expect.poll(() => second()?.x).not.toBe(before);

  await emulateMedia({});
  const running = () =>
    document.getAnimations().flatMap((one) => (one instanceof CSSAnimation ? one.animationName : []));
  await expect.poll(running).toEqual([]);
});

test("with text of 200 % on a phone, the last used feelings keep their names", async ({ show }) => {
  await page.viewport(360, 640);
  document.documentElement.style.fontSize = "200%";
  await show(<Form lastUsed={["hope", "sadness", "curiosity"]} />);
  const names = lastUsed
    .getByRole("button")
    .elements()
    .filter((chip) => chip.checkVisibility());
  expect(names).toHaveLength(1);
  for (const name of names.map((chip) => chip.querySelector(".truncate")))
    expect(name?.scrollWidth).toBeLessThanOrEqual(name?.clientWidth ?? 0);
});
