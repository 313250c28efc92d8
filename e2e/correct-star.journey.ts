/** A correction of a star that another device has changed meanwhile, on a real server. */

import { addStar, createUniverse } from "./actions.ts";
import { expect, test } from "./fixtures.ts";
import { onceWithMouse, pressBy, screenFor, selectNewest, typeInto } from "./inputs.ts";
import { dismissToast } from "./toasts.ts";

for (const input of ["mouse", "touch", "keyboard"] as const)
  test.describe(`by ${input}`, onceWithMouse(input), () => {
    test.use(screenFor(input));

    test("a star that another device changes while it is being corrected is shown in both versions", async ({
      page,
      faults,
    }) => {
      faults.allow(/412 \(Precondition Failed\)/);
      const press = pressBy(page, input);
      const button = (name: string) => page.getByRole("button", { name, exact: true });
      await createUniverse(page, `Two devices, by ${input}`);
      await addStar(page, "Hope");
      await dismissToast(page, "First Star");
      await selectNewest(page, input);
      if (input === "keyboard") await page.keyboard.press("Enter");
      else await press(button("Open"));
      await press(button("Correct"));
      await typeInto(page, input, page.getByRole("textbox", { name: "Note", exact: true }), "From here");
      const [entry] = await (await page.request.get("/api/mood-entries")).json();
      const elsewhere = await page.request.patch(`/api/mood-entries/${entry.id}`, {
        headers: { "If-Match": `"${entry.revision}"` },
        data: { note: "From there" },
      });
      expect(elsewhere.status()).toBe(200);
      await press(button("Save Star"));
      const conflict = page.getByRole("dialog", { name: "Changed on two devices" });
      await expect(conflict.getByText("From here")).toBeInViewport();
      await expect(conflict.getByText("From there")).toBeVisible();
      await press(button("Keep mine"));
      await expect(conflict).toBeHidden();
      await expect(page.getByRole("region", { name: "Selected star" })).toContainText("From here");
    });
  });
