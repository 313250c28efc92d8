import { addStar, createUniverse, expectStars } from "./actions.ts";
import { expect, test } from "./fixtures.ts";
import { onceWithMouse, pointers, pressBy, screenFor, selectNewest } from "./inputs.ts";
import { openSky, skyOf } from "./sky.ts";
import { dismissToast } from "./toasts.ts";

test.describe("on a phone", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("a tapped star is read in its card, then the one before, and a tag leads to its stars in the journal", async ({
    page,
    dataDir,
  }) => {
    await openSky(page, dataDir, "Vega", 60);
    const sky = skyOf(page);
    await expect(sky).toHaveAttribute("data-newest", /\d/);
    const [x = 0, y = 0] = ((await sky.getAttribute("data-newest")) ?? "").split(",").map(Number);
    await page.touchscreen.tap(x, y);
    await expect(page.getByRole("tooltip")).toBeVisible();
    await page.getByRole("button", { name: "Open", exact: true }).tap();
    const card = page.getByRole("region", { name: "Selected star" });
    await expect(card.getByRole("article")).toBeFocused();
    await expect(page.getByRole("tooltip")).toBeHidden();

    const tags = card.getByRole("list", { name: "Tags" }).getByRole("button");
    const position = card.getByText(/^\d+ of 60$/);
    for (let star = 0; star < 60 && (await tags.count()) === 0; star++) {
      const before = (await position.textContent()) ?? "";
      await card.getByRole("button", { name: "Previous star" }).tap();
      await expect(position).not.toHaveText(before);
    }
    const name = (await tags.first().textContent()) ?? "";
    const moon = page.getByRole("group", { name: "Tags of this star" }).getByRole("button", { name });
    await expect(moon).toBeVisible();
    await moon.tap();
    const bar = page.getByRole("region", { name: "Shown in the sky" });
    await expect(bar).toContainText(new RegExp(`${name}·\\d+ stars?`));
    await bar.getByRole("link", { name: "Read in the journal" }).tap();
    await expect(page).toHaveURL(/\/journal\?tags=/);
    await expect(page.getByRole("heading", { name: "Your journal" })).toBeVisible();
    await expect(page.getByRole("article").first()).toContainText(name);
  });
});

for (const input of pointers)
  test.describe(`by ${input}`, onceWithMouse(input), () => {
    test.use(screenFor(input));

    test("a star for yesterday evening is added with a tag, read, corrected, removed, brought back, and restored from the bin", async ({
      page,
    }) => {
      const press = pressBy(page, input);
      const button = (name: string | RegExp) =>
        page.getByRole("button", { name, exact: typeof name === "string" });
      const card = page.getByRole("region", { name: "Selected star" });
      const dialog = page.getByRole("dialog");
      const feeling = (name: string) =>
        page
          .getByRole("radiogroup", { name: "Emotion", exact: true })
          .getByRole("radio", { name, exact: true });
      await createUniverse(page, `Vega by ${input}`);
      await addStar(page, "Hope");
      await dismissToast(page, "First Star");

      // The pause after the first star does not concern yesterday.
      await press(button("Add for earlier"));
      await press(feeling("Joy"));
      await press(button("Yesterday evening"));
      await press(button("family"));
      await press(button("Create Star"));
      await dismissToast(page, "Star Created");
      await expectStars(page, 2);

      await selectNewest(page, input);
      await press(button("Open"));
      await expect(card).toContainText("2 of 2");
      await press(button("Previous star"));
      await expect(card).toContainText("1 of 2");
      await expect(card.getByRole("list", { name: "Tags" })).toContainText("family");
      await press(button("Correct"));
      await press(feeling("Fear"));
      await press(button("Save Star"));
      await expect(dialog).toBeHidden();
      await expect(card).toContainText("Fear");

      await press(button("Remove"));
      await expect(card).toContainText("1 of 1");
      await press(button("Undo"));
      await expect(card).toContainText("2 of 2");
      await press(button("Previous star"));
      await press(button("Remove"));
      await expect(card).toContainText("Hope");
      // The browser has kept the removal by then; before that, a page that is left asks first.
      await expect(button("Undo")).toBeVisible();
      await page.goto("/journal");
      await press(button("Bin"));
      await press(button(/^Restore/));
      await expect(page.getByText("The bin is empty.")).toBeVisible();
      await expect(page.getByRole("feed").getByRole("article", { name: /^Fear/ })).toBeVisible();
    });
  });
