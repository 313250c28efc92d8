/** The product in Arabic by keyboard alone. The language is that of the browser (`ar-EG`). */

import type { Locator } from "@playwright/test";
import { account } from "../domain/languages/en/account.ts";
import { addMood } from "../domain/languages/en/add-mood.ts";
import { common } from "../domain/languages/en/common.ts";
import { feelings } from "../domain/languages/en/feelings.ts";
import { home } from "../domain/languages/en/home.ts";
import { insights } from "../domain/languages/en/insights.ts";
import { journal } from "../domain/languages/en/journal.ts";
import { onboarding } from "../domain/languages/en/onboarding.ts";
import { pageBar } from "../domain/languages/en/page-bar.ts";
import { panels } from "../domain/languages/en/panels.ts";
import { quiz } from "../domain/languages/en/quiz.ts";
import { sky } from "../domain/languages/en/sky.ts";
import { starSearch } from "../domain/languages/en/star-search.ts";
import { wellness } from "../domain/languages/en/wellness.ts";
import { expectArabic, arabic as t } from "./arabic.ts";
import { expect, test } from "./fixtures.ts";
import { pressKeys, tabTo } from "./keyboard.ts";

test.use({ locale: "ar-EG", viewport: { width: 1280, height: 800 } });

const universeName = "Lantern Bay";
const note = "مشينا إلى Café Riche، ثم قرأت كتابًا.";
const tag = "العائلة";
const typed = [universeName, "Noor", "Café Riche"];

test("a reader of Arabic makes a universe and a star, corrects and finds it, and comes back", async ({
  page,
  faults,
}) => {
  // A poll may reach the server after the sign-out and before the page is left.
  faults.allow(/status of 401 .*\/api\/changes/);
  const { keyboard } = page;
  const press = (key: string) => keyboard.press(key);
  const open = async (target: Locator) => {
    await tabTo(page, target);
    await press("Enter");
  };
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const link = (name: string) => page.getByRole("link", { name, exact: true });
  const tab = (name: string) => page.getByRole("tab", { name, exact: true });
  const dialog = (name: string) => page.getByRole("dialog", { name, exact: true });
  const title = (name: string) => page.getByRole("heading", { level: 1, name, exact: true });
  const map = page.getByLabel(t(sky.map, { count: 1 }), { exact: true });

  await test.step("a universe", async () => {
    await page.goto("/");
    await expect(link(t(account.welcome.createUniverse))).toBeVisible();
    await expectArabic(page, typed);
    await open(link(t(account.welcome.createUniverse)));
    await tabTo(page, tab(t(onboarding.create)));
    await press("ArrowLeft");
    await expect(tab(t(onboarding.signIn))).toBeFocused();
    await press("ArrowRight");
    await expect(tab(t(onboarding.create))).toBeFocused();
    await tabTo(page, page.getByLabel(t(account.fields.universeName)));
    await keyboard.insertText(universeName);
    await press("Tab");
    await keyboard.insertText("Noor");
    await expectArabic(page, typed);
    await press("Enter");
    const welcome = t(onboarding.launch.welcome, { universeName });
    expect(welcome).toContain(`\u2068${universeName}\u2069`);
    await expect(page.getByText(welcome)).toBeVisible();
    await expect(button(t(home.addFirstStar))).toBeVisible();
    const sidebar = page.getByRole("navigation", { name: t(pageBar.yourUniverse) });
    expect(await isLeftOf(button(t(home.addFirstStar)), sidebar)).toBe(true);
    expect(await isLeftOf(button(t(home.settings)), sidebar)).toBe(true);
    await expectArabic(page, typed);
  });

  await test.step("a twin star", async () => {
    await open(button(t(home.addFirstStar)));
    const form = dialog(t(addMood.title));
    const chips = form.getByRole("radiogroup", { name: t(addMood.emotion), exact: true }).getByRole("radio");
    await expect(chips.first()).toBeFocused();
    await press("ArrowLeft");
    await expect(chips.nth(1)).toBeChecked();
    expect(await isLeftOf(chips.nth(1), chips.first())).toBe(true);
    await pressKeys(page, ["أ", "KeyH"], ["م", "KeyL"], ["ل", "KeyG"]);
    await expect(form.getByRole("radio", { name: t(feelings.names.hope), exact: true })).toBeChecked();
    const intensity = form.getByRole("slider", { name: t(addMood.intensity.title), exact: true });
    await tabTo(page, intensity);
    const before = Number(await intensity.inputValue());
    await press("ArrowLeft");
    await expect(intensity).toHaveValue(`${before + 1}`);
    await tabTo(page, form.getByRole("switch"));
    await press("Space");
    const bases = form.getByRole("radiogroup", { name: t(addMood.base.title) }).getByRole("radio");
    await tabTo(page, bases.first());
    await press("ArrowLeft");
    await expect(bases.nth(1)).toBeChecked();
    await tabTo(page, form.getByRole("textbox", { name: t(addMood.note.title), exact: true }));
    await keyboard.insertText(note);
    await expectArabic(page, typed);
    await press("Control+Enter");
    await expect(map).toBeVisible();
    await expect(form).toBeHidden();
    await expect(map).toBeFocused();
    await expect(page.getByRole("timer", { name: t(home.countdown) })).toHaveText(/^[٠-٩]{2}:[٠-٩]{2}$/);
    await expectArabic(page, typed);
  });

  await test.step("a correction and a tag", async () => {
    await pressKeys(page, ["ج", "BracketLeft"]);
    await expect(page.getByRole("tooltip")).toContainText("Café Riche");
    await expectArabic(page, typed);
    await press("Enter");
    const card = page.getByRole("region", { name: t(sky.card.selected) });
    await expect(card).toContainText(note);
    await expectArabic(page, typed);
    await open(button(t(sky.card.correct)));
    const form = dialog(t(addMood.edit.title));
    await expect(form).toBeVisible();
    await tabTo(page, form.getByRole("combobox", { name: t(addMood.tags.title) }));
    await keyboard.insertText(tag);
    await expectArabic(page, typed);
    await press("Enter");
    await tabTo(page, form.getByRole("textbox", { name: t(addMood.note.title), exact: true }));
    await press("Control+End");
    await keyboard.insertText(" وعدنا.");
    await expectArabic(page, typed);
    await press("Control+Enter");
    await expect(form).toBeHidden();
    await expect(card).toContainText("وعدنا");
    await expect(card).toContainText(tag);
    await expect(button(t(sky.card.correct))).toBeFocused();
    await press("Escape");
  });

  await test.step("the journal", async () => {
    await open(link(t(pageBar.pages.journal)));
    await expect(title(t(journal.title))).toBeFocused();
    const star = page.getByRole("article");
    await expect(star).toContainText(note);
    await expectArabic(page, typed);
    await tabTo(page, tab(t(journal.viewNames.days)));
    await press("ArrowLeft");
    await expect(tab(t(journal.viewNames.month))).toBeFocused();
    await expect(page.locator("[data-day]").last()).toBeVisible();
    await expectArabic(page, typed);
    await press("ArrowRight");
    await expect(tab(t(journal.viewNames.days))).toBeFocused();
    await pressKeys(page, ["ظ", "Slash"]);
    await expect(page.getByRole("combobox", { name: t(starSearch.words.title) })).toBeFocused();
    await keyboard.insertText("كتاب");
    await expect(page.locator("mark")).toHaveText(/^كتاب/);
    await expectArabic(page, typed);
    await open(link(t(common.backToSky)));
  });

  await test.step("the insights", async () => {
    await open(link(t(pageBar.pages.insights)));
    await expect(title(t(insights.title))).toBeFocused();
    await expectArabic(page, typed);
    await open(link(t(common.backToSky)));
  });

  await test.step("the settings", async () => {
    await open(button(t(home.settings)));
    await expect(dialog(t(panels.settings.title))).toBeVisible();
    await expectArabic(page, typed);
    await tabTo(page, page.getByRole("radio", { name: t(home.theme.system) }));
    await press("ArrowRight");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expectArabic(page, typed);
    await open(button(t(panels.settings.avatar)));
    await expect(tab(t(panels.avatar.shape))).toBeFocused();
    await press("ArrowLeft");
    await expect(tab(t(panels.avatar.colors))).toBeFocused();
    await press("ArrowLeft");
    await expect(tab(t(panels.avatar.pattern))).toBeFocused();
    await tabTo(page, page.getByRole("radio", { name: t(panels.avatar.patterns.gradient) }));
    await press("ArrowLeft");
    await expect(page.getByRole("radio", { name: t(panels.avatar.patterns.particles) })).toBeChecked();
    await expectArabic(page, typed);
    await open(button(t(panels.avatar.submit)));
    await expect(dialog(t(panels.settings.avatar))).toBeHidden();
    await expect(button(t(home.settings))).toBeFocused();
  });

  await test.step("the quiz", async () => {
    await open(link(t(pageBar.pages.activities)));
    await expect(title(t(wellness.title))).toBeFocused();
    await expectArabic(page, typed);
    await open(link(t(wellness.quiz.begin)));
    await open(button(t(quiz.own.type)));
    await keyboard.insertText("مبسوط");
    await press("Enter");
    await expect(page.getByRole("status").filter({ hasText: "مبسوط" })).toBeVisible();
    await expectArabic(page, typed);
    await open(button(t(quiz.next)));
    await expect(page.getByRole("heading", { name: t(quiz.situations.relationship_1.text) })).toBeFocused();
    await open(link(t(quiz.back)));
    await open(link(t(wellness.back)));
  });

  await test.step("out and in again", async () => {
    await open(button(t(home.settings)));
    await open(link(t(panels.settings.logout)));
    await expect(button(t(common.logIn))).toBeVisible();
    await expectArabic(page, typed);
    await open(link(t(account.welcome.createUniverse)));
    await tabTo(page, tab(t(onboarding.create)));
    await press("ArrowLeft");
    await expect(tab(t(onboarding.signIn))).toBeFocused();
    await tabTo(page, page.getByLabel(t(account.fields.universeName)));
    await keyboard.insertText(universeName);
    await expectArabic(page, typed);
    await press("Enter");
    await expect(map).toBeVisible();
    await expectArabic(page, typed);
  });
});

const isLeftOf = async (one: Locator, other: Locator) =>
  ((await one.boundingBox())?.x ?? 0) < ((await other.boundingBox())?.x ?? 0);
